import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Name of the picture a page opens with, as its `<picture>` asks for it. */
export type FloorPicture = { srcset: string; sizes: string; fallback: string }

/**
 * The floor a rendered page is measured against: the same picture and words on a page written by hand, with a few lines
 * of inline style and no script, from a bare `node:http` server.
 */
export async function startPageFloor(
  clientDir: string,
  port: number,
  floor: { title: string; text: string; picture: FloorPicture },
) {
  const html = brotliCompressSync(document(floor))
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://floor').pathname
    if (path === '/') {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
        'Cache-Control': 'no-cache',
      })
      response.end(html)
      return
    }
    const type = path.endsWith('.avif') ? 'image/avif' : path.endsWith('.woff2') ? 'font/woff2' : 'image/webp'
    createReadStream(join(clientDir, path))
      .on('open', () => response.writeHead(200, { 'Content-Type': type }))
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return { url: `http://localhost:${port}/`, stop: () => server.close() }
}

function document({ title, text, picture }: { title: string; text: string; picture: FloorPicture }): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>body{margin:0;font:1rem/1.5 sans-serif;background:#fbf5ea;color:#1b2136}img{width:100%;height:34rem;object-fit:cover}main{padding:1rem}</style></head>
<body><picture><source type="image/avif" srcset="${picture.srcset}" sizes="${picture.sizes}"><img src="${picture.fallback}" alt="" width="720" height="900" fetchpriority="high"></picture>
<main><h1>${title}</h1><p>${text}</p></main></body></html>`
}
