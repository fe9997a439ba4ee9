import { createServer, type IncomingHttpHeaders, request } from 'node:http'

/** What the proxy does with one request: passes it on, after a second or at once, cuts it, or answers 200 with something else. */
export type ProxyAnswer = 'pass' | 'slow' | 'cut' | { type: string; body: string }

export interface FaultyProxy {
  url: string
  /** Decides about every request from now on. */
  answer: (path: string, headers: IncomingHttpHeaders) => ProxyAnswer
  /** Ids of the enquiries whose receipt went through. */
  delivered: Set<string>
  close(): Promise<void>
}

/** A page that proxies, portals and maintenance answer everything with. */
export const SOMEBODY_ELSES_PAGE = { type: 'text/html', body: '<!doctype html><h1>We will be back soon</h1>' }

/** Stands between a browser and the real server, and answers in its place as told. */
export async function startFaultyProxy(target: string, port: number): Promise<FaultyProxy> {
  const delivered = new Set<string>()
  const server = createServer(async (incoming, answer) => {
    const { method, headers, url = '/' } = incoming
    const fault = proxy.answer(new URL(url, target).pathname, headers)
    if (fault === 'cut') return void incoming.socket.destroy()
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 1_000))
    else if (fault !== 'pass')
      return void answer.writeHead(200, { 'content-type': fault.type }).end(fault.body)
    const passed = request(
      target + url,
      { method, headers: { ...headers, host: new URL(target).host } },
      (response) => {
        const id = headers['idempotency-key']
        if (id && response.statusCode === 200) delivered.add(String(id))
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  const proxy: FaultyProxy = {
    url: `http://localhost:${port}`,
    answer: () => 'pass',
    delivered,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return proxy
}
