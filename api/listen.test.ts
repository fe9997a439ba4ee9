import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type Listening, listen } from './listen.ts'

let listening: Listening | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await listening?.stop()
})

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}'

/** Sends a request, several times at once if wanted, without reading the response. */
async function ask(path: string, times = 1, request = GET.replace('/', path)): Promise<Socket> {
  const socket = connect(listening?.port ?? 0, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  socket.pause()
  await once(socket, 'connect')
  socket.write(request.repeat(times))
  return socket
}

/** Larger than the buffers of both sockets. */
const LARGE = new Uint8Array(16 * 1024 * 1024)

it('closes connections that do not read their response', async () => {
  const cut: string[] = []
  listening = await listen({
    host: '127.0.0.1',
    port: 0,
    stallMs: 300,
    checkEveryMs: 50,
    fetch: (request, { outgoing }) => {
      outgoing.once('close', () => cut.push(new URL(request.url).pathname))
      return new Response(LARGE)
    },
  })
  await Promise.all(Array.from({ length: 20 }, (_, i) => ask(`/${i}`)))
  await expect.poll(() => cut.length, { timeout: 10_000 }).toBe(20)
})

it('keeps an idle stream open', async () => {
  let closed = 0
  listening = await listen({
    host: '127.0.0.1',
    port: 0,
    stallMs: 100,
    checkEveryMs: 20,
    fetch: (_request, { outgoing }) => {
      outgoing.once('close', () => closed++)
      return new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(10)) }))
    },
  })
  const stream = await ask('/stream')
  stream.resume()
  const started = performance.now()
  await expect.poll(() => performance.now() - started).toBeGreaterThan(500)
  expect(closed).toBe(0)
  // A stream never ends by itself.
  stream.destroy()
})

it('limits the connections of one address', async () => {
  listening = await listen({
    host: '127.0.0.1',
    port: 0,
    maxConnectionsPerAddress: 5,
    fetch: () => new Response('hello'),
  })
  const open = await Promise.all(Array.from({ length: 5 }, () => ask('/')))
  expect(await outcome()).toBe('closed')
  open[0]?.destroy()
  await expect.poll(outcome).toBe('answered')
})

it.each([
  ['take long', GET, () => new Promise<Response>(() => {})],
  ['are answered before the next one is read', POST, () => new Response('hello')],
  ['expect something unknown', GET.replace('\r\n\r\n', '\r\nExpect: x\r\n\r\n'), () => new Response('hello')],
])(
  'closes a connection with many requests at once, and works on a few of them only, where they %s',
  async (_, request, answer) => {
    let asked = 0
    listening = await listen({
      host: '127.0.0.1',
      port: 0,
      fetch: () => {
        asked++
        return answer()
      },
    })
    const socket = await ask('/', 1_000, request)
    socket.resume()
    await expect.poll(() => asked > 16 || socket.destroyed).toBe(true)
    expect(asked).toBeLessThanOrEqual(16)
  },
)

it('answers any number of requests of a connection one after another', async () => {
  listening = await listen({ host: '127.0.0.1', port: 0, fetch: () => new Response('hello') })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let i = 0; i < 50; i++) {
    const call = get({ port: listening.port, host: '127.0.0.1', agent })
    const [response] = await once(call, 'response')
    await once(response.resume(), 'end')
    expect([response.statusCode, call.reusedSocket]).toEqual([200, i > 0])
  }
  agent.destroy()
})

/** Opens one more connection and returns what happens to it. */
async function outcome(): Promise<string> {
  const socket = await ask('/')
  return new Promise((resolve) => {
    socket.once('data', () => resolve('answered')).once('close', () => resolve('closed'))
    socket.resume()
  })
}
