import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playedKinds, useDatabase } from '../support/databases.ts'
import { OWNER } from '../support/inbox.ts'
import { distinctBody, postJson } from '../support/load.ts'
import { serverDesk } from '../support/quotations.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { inLanes, seed, trials } from '../support/trials.ts'

// Row 2 (and 18): the reply is cut after the server committed. The retry gets the same receipt, `replayed: true`.

const COUNT = trials(20)
/** Connections that are cut at the same time. */
const LANES = 8
/** Answers to one quotation, each posted three times; the server takes 60 posts with one link in a row. */
const ANSWERS = 18

describe.each(playedKinds())('a cut reply (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  let server: TestServer
  beforeAll(async () => {
    const url = await newUrl()
    server = await startServer({ env: { ...OWNER, ...(url && { DATABASE_URL: url }) } })
  })
  afterAll(() => server.stop())

  it(`is made good by the retry, ${COUNT} times`, { timeout: 60_000 + COUNT * 1_000 }, async () => {
    seed()
    await inLanes(COUNT, LANES, async () => {
      await cutAndRetry('/submit-form', distinctBody())
    })
  })

  it(`of an answer to a quotation is made good by the retry, ${COUNT} times`, {
    timeout: 60_000 + COUNT * 1_000,
  }, async () => {
    seed()
    const desk = await serverDesk(server.url, { email: OWNER.STAFF_EMAIL, password: OWNER.STAFF_PASSWORD })
    // Several travellers at once, each with a quotation of their own, who ask for changes and then accept.
    await inLanes(Math.ceil(COUNT / ANSWERS), LANES, async (nth) => {
      const { token, quotation } = await desk.quote()
      const count = Math.min(ANSWERS, COUNT - nth * ANSWERS)
      const expected: object[] = []
      for (let i = 1; i <= count; i++) {
        const answer = i === count ? { answer: 'accept' } : { answer: 'change', text: `Change ${i}` }
        expected.push(answer)
        await cutAndRetry('/submit-answer', { token, version: 1, ...answer })
      }
      const { answers } = await desk.read(quotation.id)
      expect(answers).toHaveLength(count)
      expect(answers).toEqual(expect.arrayContaining(expected.map((one) => expect.objectContaining(one))))
    })
  })

  async function cutAndRetry(path: string, body: object) {
    const id = randomUUID()
    await postAndCut(server.url, path, id, body)
    const retry = await postJson(server.url + path, body, { id })
    const again = await postJson(server.url + path, body, { id })
    expect([retry.status, JSON.parse(retry.text)]).toMatchObject([200, { ok: true, id, replayed: true }])
    expect(JSON.parse(again.text)).toEqual(JSON.parse(retry.text))
  }
})

/** Sends a message and breaks the connection at the first byte of the answer. */
function postAndCut(url: string, path: string, id: string, body: object): Promise<void> {
  const { host, port } = new URL(url)
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nIdempotency-Key: ${id}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      ),
    )
    socket.once('data', () => {
      socket.resetAndDestroy()
      resolve()
    })
    socket.once('error', reject)
  })
}
