import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The response to `GET /api/catalogue`. */
export type CatalogueAnswer =
  | { kind: 'document'; body: string; etag: string; status?: number; type?: string; delayMs?: number }
  /** Declares the full length and cuts the connection in the middle of the body. */
  | { kind: 'cut'; body: string; etag: string }

export interface CatalogueServer {
  url: string
  answer: CatalogueAnswer
  /** How often the catalogue was requested and not answered with 304. */
  sent: number
  close(): Promise<void>
}

/** A proxy with an address of its own in front of another server's site; its catalogue misbehaves as configured. */
export async function startCatalogueServer(site: string, answer: CatalogueAnswer): Promise<CatalogueServer> {
  const server: Server = createServer(async (request, response) => {
    if (request.url !== '/api/catalogue') {
      const from = await fetch(site + request.url)
      const type = from.headers.get('content-type') ?? 'text/plain'
      response.writeHead(from.status, { 'content-type': type, 'cache-control': 'no-cache' })
      return response.end(Buffer.from(await from.arrayBuffer()))
    }
    const now = running.answer
    if (request.headers['if-none-match'] === now.etag)
      return response.writeHead(304, { etag: now.etag }).end()
    running.sent += 1
    const bytes = Buffer.from(now.body)
    const headers = { etag: now.etag, 'content-type': 'application/json', 'content-length': bytes.length }
    if (now.kind === 'document') {
      if (now.delayMs) await new Promise((resolve) => setTimeout(resolve, now.delayMs))
      return response
        .writeHead(now.status ?? 200, { ...headers, ...(now.type && { 'content-type': now.type }) })
        .end(bytes)
    }
    response.writeHead(200, headers)
    response.write(bytes.subarray(0, bytes.length / 2))
    setTimeout(() => request.socket.destroy(), 50)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const running: CatalogueServer = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    answer,
    sent: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return running
}
