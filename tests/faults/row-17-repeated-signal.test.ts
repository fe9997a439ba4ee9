import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { distinctBody } from '../support/load.ts'
import { startServer } from '../support/server.ts'
import { repeated } from '../support/trials.ts'

// Row 17: Ctrl-C reaches the server twice, from the terminal and from the script that started it.

it('finishes what is under way when the signal to stop comes twice', repeated(), async () => {
  const server = await startServer({ port: 4137 })
  try {
    const body = JSON.stringify(distinctBody())
    const post = connect(4137, '127.0.0.1')
    let answer = ''
    post.setEncoding('utf8').on('data', (text: string) => (answer += text))
    post.write(
      `POST /submit-form HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\n\r\n`,
    )
    // The server is reading this request.
    await expect.poll(() => answer).toContain('100 Continue')
    const exited = once(server.process, 'exit')
    server.process.kill('SIGINT')
    // It has taken the first one: it accepts no new connections.
    await expect
      .poll(() =>
        fetch(`${server.url}/healthz`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .toBe('refused')
    server.process.kill('SIGINT')
    post.write(body)
    const [code] = await exited
    expect(answer).toContain('200 OK')
    expect(code).toBe(0)
  } finally {
    await server.stop('SIGKILL')
  }
})
