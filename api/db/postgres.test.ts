import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { databaseKinds, useDatabase } from '../../tests/support/databases.ts'
import { createLog } from '../log.ts'
import { postgresDialect, postgresPool } from './postgres.ts'
import type { Schema } from './schema.ts'
import { classifyStorageError } from './storage-error.ts'

describe.skipIf(!databaseKinds().includes('postgres'))('connections to PostgreSQL', () => {
  const { newUrl } = useDatabase('postgres')
  afterEach(() => vi.useRealTimers())

  it('that do not answer are not used again, because a server that is gone may never say so', async () => {
    const network = await startNetwork((await newUrl()) ?? '')
    const kysely = new Kysely<Schema>({
      dialect: postgresDialect(postgresPool(network.url, createLog('silent'))),
    })
    const ask = () => sql`select 1`.execute(kysely)
    await ask()

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    network.lose()
    const unanswered = ask().catch((error: Error) => error)
    // The query is sent by then.
    await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(10_000)
    expect(await unanswered).toBeInstanceOf(Error)
    vi.useRealTimers()

    // Answered by the server that is reached under the same name now.
    const next = ask()
    await vi.waitFor(() => expect(network.connections()).toBe(2))
    expect((await next).rows).toHaveLength(1)
    await kysely.destroy()
    await network.close()
  })

  it('that end between two queries are a transient error: the enquiry is stored by the next one', async () => {
    const url = (await newUrl()) ?? ''
    const [ended, other] = [new pg.Client(url), new pg.Client(url)]
    for (const client of [ended, other]) await client.connect()
    const isOver = new Promise((resolve) => ended.on('error', () => {}).once('end', resolve))
    const { rows } = await ended.query('select pg_backend_pid() as pid')
    await other.query('select pg_terminate_backend($1)', [rows[0].pid])
    await isOver
    const error = await ended.query('select 1').catch((error: Error) => error)
    expect([error, classifyStorageError(error)]).toEqual([expect.any(Error), 'transient'])
    await other.end()
  })
})

/** A network between the pool and its server. */
async function startNetwork(target: string) {
  const to = new URL(target)
  const sockets: [Socket, Socket][] = []
  const server = createServer((client) => {
    const database = connect(Number(to.port), to.hostname)
    for (const socket of [client, database]) socket.on('error', () => {})
    client.pipe(database).pipe(client)
    sockets.push([client, database])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${port}` }).href,
    connections: () => sockets.length,
    /** Nothing is carried any more by the connections that there are. */
    lose: () => {
      for (const [client, database] of sockets) {
        client.unpipe(database)
        database.unpipe(client)
        client.resume()
      }
    },
    close: async () => {
      for (const socket of sockets.flat()) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
