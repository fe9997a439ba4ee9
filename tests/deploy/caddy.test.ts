import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, request as requestPlain } from 'node:http'
import { connect } from 'node:http2'
import { type RequestOptions, request } from 'node:https'
import { type AddressInfo, connect as connectPlain, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caddy, hasCaddy, reserveOrigin, startCaddy } from '../support/caddy.ts'
import { longBody } from '../support/enquiries.ts'
import { OWNER } from '../support/inbox.ts'
import { distinctBody } from '../support/load.ts'
import { freePort } from '../support/receivers.ts'
import { startServer, type TestServer } from '../support/server.ts'

// The site through the real Caddy with the Caddyfile of deploy/, as travellers and staff reach it.

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

describe.skipIf(!hasCaddy())('the site behind Caddy', () => {
  let server: TestServer
  let caddy: Caddy
  beforeAll(async () => {
    const { port, origin } = await reserveOrigin()
    server = await startServer({ env: { ...OWNER, PUBLIC_URL: origin, TRUST_PROXY: '1' } })
    caddy = await startCaddy({ port, upstreams: [server.url] })
  })
  afterAll(async () => {
    await caddy?.stop()
    await server?.stop()
  })

  function ask(path: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const call = request(
        `${caddy.origin}${path}`,
        { ca: caddy.ca, agent: false, ...options },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          )
          response.on('error', reject)
        },
      )
      call.on('error', reject)
      call.end(body)
    })
  }
  const post = (path: string, body: unknown, options: RequestOptions = {}) =>
    ask(
      path,
      {
        method: 'POST',
        ...options,
        headers: { 'content-type': 'application/json', origin: caddy.origin, ...options.headers },
      },
      JSON.stringify(body),
    )
  const signIn = (password: string, options?: RequestOptions) =>
    post('/api/auth/sign-in/email', { email: OWNER.STAFF_EMAIL, password }, options)

  it('sends pages compressed by the app, and not again while they are unchanged', async () => {
    const page = await ask('/bali', { headers: { 'accept-encoding': 'br' } })
    expect(page.status).toBe(200)
    expect(page.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(page.body).toString()).toContain('</html>')
    expect(page.headers['strict-transport-security']).toContain('max-age=')
    // HTTP/3 is offered.
    expect(page.headers['alt-svc']).toContain('h3=')
    const etag = String(page.headers.etag)
    const again = await ask('/bali', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  it('serves HTTP/2', async () => {
    const session = connect(caddy.origin, { ca: caddy.ca })
    const stream = session.request({ ':path': '/healthz' })
    const status = await new Promise((resolve, reject) => {
      stream.on('response', (headers) => resolve(headers[':status']))
      stream.on('error', reject)
      session.on('error', reject)
    })
    session.destroy()
    expect(status).toBe(200)
  })

  it('takes a plain form, and shows the reference', async () => {
    const fields = Object.fromEntries(
      Object.entries(longBody()).map(([name, value]) => [name, String(value)]),
    )
    const sent = await ask(
      '/submit-form',
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: caddy.origin },
      },
      new URLSearchParams({ ...fields, form: 'long' }).toString(),
    )
    expect(sent.status).toBe(303)
    expect(sent.headers.location).toBe('/thankyou')
    const [cookie = ''] = sent.headers['set-cookie'] ?? []
    const thanks = await ask('/thankyou', { headers: { cookie: cookie.split(';', 1)[0] } })
    expect(thanks.body.toString()).toMatch(/MM-[A-Z0-9]+/)
  })

  it('passes the live inbox on at once, and ends it with its reader', async () => {
    const signedIn = await signIn(OWNER.STAFF_PASSWORD)
    const [line = ''] = signedIn.headers['set-cookie'] ?? []
    // Bound to this host, because the site is https.
    expect(line).toMatch(/^__Host-.*; Secure/i)
    const cookie = line.slice(0, line.indexOf(';'))
    let text = ''
    const stream = request(
      `${caddy.origin}/api/leads/stream`,
      { ca: caddy.ca, agent: false, headers: { cookie } },
      (response) => {
        expect(response.headers['content-encoding']).toBeUndefined()
        response.on('data', (chunk) => (text += chunk)).on('error', () => {})
      },
    )
    stream.on('error', () => {}).end()
    await expect.poll(() => text).toContain('retry:')
    const openInboxes = async () => {
      const { figures } = JSON.parse((await ask('/api/system', { headers: { cookie } })).body.toString())
      return figures.find(({ label }: { label: string }) => label === 'Open inboxes').value
    }
    expect(await openInboxes()).toBe('1')
    const sent = await post('/submit-form', longBody({ name: 'Live Lead' }))
    expect(sent.status).toBe(200)
    await expect.poll(() => text).toContain('Live Lead')
    stream.destroy()
    await expect.poll(openInboxes).toBe('0')
  })

  it('limits each visitor by their own address, whatever address they claim', async ({ task }) => {
    // Addresses of its own: when the test is repeated, those of the attempt before are still held.
    const network = `127.0.${task.result?.retryCount ?? 0}`
    const guess = (n: number, localAddress: string) =>
      signIn('wrong', { localAddress, headers: { 'x-forwarded-for': `203.0.113.${n}` } })
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await guess(n, `${network}.2`)).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    expect((await guess(1, `${network}.3`)).status).toBe(401)
    expect(server.output()).not.toContain('A reverse proxy seems to be in front')
  })

  it('leads from the other spelling of the address to the right one', async () => {
    const { port } = new URL(caddy.origin)
    const headers = { host: `other.localhost:${port}` }
    const { status, headers: sent } = await ask('/bali?x=1', { headers, servername: 'other.localhost' })
    expect(status).toBe(301)
    expect(sent.location).toBe(`${caddy.origin}/bali?x=1`)
  })

  it('refuses writes of other sites', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    expect((await signIn(OWNER.STAFF_PASSWORD, { headers })).status).toBe(403)
  })

  it('takes every enquiry while one of two processes is gone', async () => {
    const whole = caddy
    const { port } = await reserveOrigin()
    caddy = await startCaddy({ port, upstreams: [server.url, `http://localhost:${await freePort()}`] })
    try {
      const enquire = async () => {
        const headers = { 'idempotency-key': randomUUID(), origin: whole.origin }
        return (await post('/submit-form', distinctBody(), { headers })).status
      }
      const several = () => Promise.all(Array.from({ length: 6 }, enquire))
      const taken = Array(6).fill(200)
      // Until the proxy has found out.
      await expect.poll(several).toEqual(taken)
      for (let round = 0; round < 50; round++) expect(await several()).toEqual(taken)
    } finally {
      await caddy.stop()
      caddy = whole
    }
  })

  it('does not send an enquiry again without its text, where the app ended before it answered', async () => {
    const received: string[] = []
    const app = createServer((call, response) => {
      if (call.method === 'GET') return response.end()
      let text = ''
      call.on('error', () => {}).on('data', (chunk) => (text += chunk))
      call.on('end', () => {
        received.push(text)
        call.socket.destroy()
      })
    })
    await new Promise<void>((resolve) => app.listen(0, resolve))
    const { port } = await reserveOrigin()
    const upstreams = [`http://localhost:${(app.address() as AddressInfo).port}`]
    const proxy = await startCaddy({ port, upstreams })
    const session = connect(proxy.origin, { ca: proxy.ca })
    // Without its length, as a proxy in front may send it.
    const stream = session.request({ ':method': 'POST', ':path': '/submit-form' })
    stream.end('An enquiry')
    const status = await new Promise((resolve, reject) => {
      stream.on('response', (headers) => resolve(headers[':status'])).on('error', reject)
      session.on('error', reject)
    })
    session.destroy()
    await proxy.stop()
    app.closeAllConnections()
    app.close()
    expect(status).toBe(502)
    expect(received).toEqual(['An enquiry'])
  })

  it('logs that a request failed, and nothing of its visitor', async () => {
    const whole = caddy
    const app = createServer((call) => call.socket.destroy())
    await new Promise<void>((resolve) => app.listen(0, resolve))
    const { port } = await reserveOrigin()
    const upstreams = [`http://localhost:${(app.address() as AddressInfo).port}`]
    caddy = await startCaddy({ port, upstreams })
    try {
      const headers = { 'user-agent': 'a phone', referer: `${caddy.origin}/trips/a-secret` }
      const { status } = await post('/trips/a-secret', {}, { headers, localAddress: '127.0.0.9' })
      expect([502, 503]).toContain(status)
      await expect.poll(() => caddy.output()).toContain('http.log.error')
      expect(caddy.output()).not.toMatch(/a-secret|a phone|127\.0\.0\.9/)
    } finally {
      await caddy.stop()
      caddy = whole
      app.closeAllConnections()
      app.close()
    }
  })

  it('closes connections that send or read too slowly', async () => {
    const { port } = await reserveOrigin()
    const hasty = await startCaddy({ port, upstreams: [server.url], patience: '1s' })
    const closed: string[] = []
    const watch = (name: string, socket: Socket) => {
      socket.on('error', () => {}).on('close', () => closed.push(name))
      return socket
    }
    const secure = (sent: string) => {
      const socket = connectSecurely(port, {
        ca: hasty.ca,
        servername: 'localhost',
        ALPNProtocols: ['http/1.1'],
      })
      return socket.on('secureConnect', () => socket.write(sent))
    }
    const host = `Host: localhost:${port}\r\n`
    const half = `POST /submit-form HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`
    const sockets = [
      watch('nothing', connectPlain(port, 'localhost')),
      watch('half a header', secure(`GET / HTTP/1.1\r\n${host}X-`)),
      watch('half a body', secure(half)),
      watch('nothing, unencrypted', connectPlain(hasty.httpPort, 'localhost')),
    ]
    const plainHalf = watch('half a header, unencrypted', connectPlain(hasty.httpPort, 'localhost'))
    plainHalf.write(`GET / HTTP/1.1\r\n${host}X-`)
    sockets.push(plainHalf)
    for (const socket of sockets) socket.resume()
    // It asks for more than fits between here and there. That the other end is gone is seen by writing to it.
    const reader = watch('a reader', secure(`GET / HTTP/1.1\r\n${host}\r\n`.repeat(200))).pause()
    try {
      await expect
        .poll(() => {
          reader.write('x')
          return closed.toSorted()
        })
        .toEqual([
          'a reader',
          'half a body',
          'half a header',
          'half a header, unencrypted',
          'nothing',
          'nothing, unencrypted',
        ])
    } finally {
      for (const socket of [...sockets, reader]) socket.destroy()
      await hasty.stop()
    }
  })

  it('refuses headers that are larger than the app takes while they arrive', async () => {
    const { port } = new URL(caddy.origin)
    const sockets = [
      connectPlain(caddy.httpPort, 'localhost'),
      connectSecurely(Number(port), { ca: caddy.ca, servername: 'localhost', ALPNProtocols: ['http/1.1'] }),
    ]
    for (const socket of sockets) {
      const answer = new Promise<string>((resolve) => {
        socket.once('data', (chunk) => resolve(chunk.toString('latin1'))).on('error', () => {})
      })
      socket.write(
        `GET / HTTP/1.1\r\nHost: localhost:${port}\r\n${`X-Long: ${'x'.repeat(1_000)}\r\n`.repeat(40)}`,
      )
      expect(await answer).toMatch(/^HTTP\/1\.1 431 /)
      socket.destroy()
    }
  })

  it('leads from unencrypted to encrypted addresses, with what is posted to them', async () => {
    for (const host of ['localhost', 'other.localhost', '192.0.2.1']) {
      const options = { port: caddy.httpPort, path: '/submit-form', method: 'POST', headers: { host } }
      const { statusCode, headers } = await new Promise<IncomingMessage>((resolve, reject) => {
        const call = requestPlain({ ...options, agent: false }, (response) => resolve(response.resume()))
        call.on('error', reject).end()
      })
      expect(statusCode).toBe(308)
      // Caddy by itself leaves out the port, which is the usual one elsewhere.
      const target = host === '192.0.2.1' ? caddy.origin : `https://${host}`
      expect(headers.location).toBe(`${target}/submit-form`)
    }
  })

  it('lets visitors wait while the app restarts', async () => {
    const { port } = new URL(server.url)
    const { dataDir } = server
    server.process.kill('SIGTERM')
    await new Promise((resolve) => server.process.once('exit', resolve))
    const waiting = [ask('/healthz')]
    // Once the proxy has found out, it answers at once what it does not hold back.
    const soon = () => new Promise<undefined>((resolve) => setTimeout(resolve, 200))
    await expect
      .poll(async () => (await Promise.race([ask('/', { method: 'DELETE' }), soon()]))?.status)
      .toBe(503)
    for (const path of ['/submit-form', '/submit-answer'])
      waiting.push(post(path, distinctBody(), { headers: { 'idempotency-key': randomUUID() } }))
    waiting.push(ask('/healthz'))
    const env = { ...OWNER, PUBLIC_URL: caddy.origin, TRUST_PROXY: '1' }
    const next = await startServer({ port: Number(port), dataDir, env })
    const { stop } = server
    const stopBoth = async () => {
      await next.stop()
      await stop()
    }
    server = { ...next, stop: stopBoth }
    const [page, enquiry, answer, later] = (await Promise.all(waiting)).map(({ status }) => status)
    expect([enquiry, answer]).toEqual([200, 400])
    for (const status of [page, later]) expect([200, 503]).toContain(status)
    expect((await ask('/healthz')).status).toBe(200)
  })
})
