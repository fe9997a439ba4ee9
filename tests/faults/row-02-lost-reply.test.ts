import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, useDatabase } from '../support/databases.ts'
import { distinctBody, postJson } from '../support/load.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { seed, trials } from '../support/trials.ts'

// Row 2 (and 18): the reply is cut after the server committed. The retry gets the same receipt, `replayed: true`.

const COUNT = trials(20)
const PORT = 4101

describe.each(databaseKinds())('a cut reply (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  let server: TestServer
  beforeAll(async () => {
    const url = await newUrl()
    server = await startServer({ port: PORT, ...(url && { env: { DATABASE_URL: url } }) })
  })
  afterAll(() => server.stop())

  it(`is made good by the retry, ${COUNT} times`, async () => {
    seed()
    for (let i = 0; i < COUNT; i++) {
      const id = randomUUID()
      const body = distinctBody()
      await postAndCut(id, body)
      const retry = await postJson(`${server.url}/submit-form`, body, { id })
      const again = await postJson(`${server.url}/submit-form`, body, { id })
      expect([retry.status, JSON.parse(retry.text)]).toMatchObject([200, { ok: true, id, replayed: true }])
      expect(JSON.parse(again.text)).toEqual(JSON.parse(retry.text))
    }
  })
})

/** Sends an enquiry and breaks the connection at the first byte of the answer. */
function postAndCut(id: string, body: object): Promise<void> {
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const socket = connect(PORT, '127.0.0.1', () =>
      socket.write(
        `POST /submit-form HTTP/1.1\r\nHost: localhost:${PORT}\r\nContent-Type: application/json\r\nIdempotency-Key: ${id}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      ),
    )
    socket.once('data', () => {
      socket.resetAndDestroy()
      resolve()
    })
    socket.once('error', reject)
  })
}
