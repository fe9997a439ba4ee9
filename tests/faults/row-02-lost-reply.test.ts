import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, useDatabase } from '../support/databases.ts'
import { OWNER } from '../support/inbox.ts'
import { distinctBody, postJson } from '../support/load.ts'
import { serverDesk } from '../support/quotations.ts'
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
    server = await startServer({ port: PORT, env: { ...OWNER, ...(url && { DATABASE_URL: url }) } })
  })
  afterAll(() => server.stop())

  it(`is made good by the retry, ${COUNT} times`, async () => {
    seed()
    for (let i = 0; i < COUNT; i++) {
      await cutAndRetry('/submit-form', distinctBody())
    }
  })

  it(`of an answer to a quotation is made good by the retry, ${COUNT} times`, async () => {
    seed()
    const desk = await serverDesk(server.url, { email: OWNER.STAFF_EMAIL, password: OWNER.STAFF_PASSWORD })
    for (let i = 0; i < COUNT; i++) {
      const { token, quotation } = await desk.quote()
      await cutAndRetry('/submit-answer', { token, version: 1, answer: 'accept' })
      expect((await desk.read(quotation.id)).answers).toHaveLength(1)
    }
  })

  async function cutAndRetry(path: string, body: object) {
    const id = randomUUID()
    await postAndCut(path, id, body)
    const retry = await postJson(server.url + path, body, { id })
    const again = await postJson(server.url + path, body, { id })
    expect([retry.status, JSON.parse(retry.text)]).toMatchObject([200, { ok: true, id, replayed: true }])
    expect(JSON.parse(again.text)).toEqual(JSON.parse(retry.text))
  }
})

/** Sends a message and breaks the connection at the first byte of the answer. */
function postAndCut(path: string, id: string, body: object): Promise<void> {
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const socket = connect(PORT, '127.0.0.1', () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost:${PORT}\r\nContent-Type: application/json\r\nIdempotency-Key: ${id}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      ),
    )
    socket.once('data', () => {
      socket.resetAndDestroy()
      resolve()
    })
    socket.once('error', reject)
  })
}
