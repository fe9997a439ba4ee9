import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { reels } from '../../src/content/copy/reels.ts'

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url))
const run = promisify(execFile)

export type Vp9Site = {
  url: string
  /** A page of nothing but the first reel. */
  bare: string
  stop: () => Promise<void>
}

const BARE = `<!doctype html><video muted autoplay loop playsinline src="${reels[0]?.video}"></video>`

/**
 * The same site on another port, where every reel is a VP9 copy: WebKitGTK plays H.264 only with add-ons, and then
 * badly. Copies are small and made for this one run.
 */
export async function serveVp9(site: string, port: number): Promise<Vp9Site> {
  const folder = await mkdtemp(join(tmpdir(), 'vp9-'))
  const copyOf = (video: string) => join(folder, `${video.replaceAll('/', '_')}.webm`)
  for (const { video } of reels)
    await run('ffmpeg', [
      ...['-v', 'error', '-i', join(PUBLIC, video), '-an', '-vf', 'scale=360:-2'],
      ...['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '400k', copyOf(video)],
    ])
  const copies = new Map(reels.map(({ video }) => [video, copyOf(video)]))
  const server = createServer(async (incoming, answer) => {
    if (incoming.url === '/bare') {
      answer.writeHead(200, { 'content-type': 'text/html' }).end(BARE)
      return
    }
    const copy = copies.get(incoming.url ?? '')
    if (!copy) {
      const { method, headers } = incoming
      const passed = request(site + incoming.url, { method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      })
      passed.on('error', () => answer.destroy())
      incoming.pipe(passed)
      return
    }
    const { size } = await stat(copy)
    const asked = /^bytes=(\d+)-(\d*)$/.exec(incoming.headers.range ?? '')
    const [from, to] = asked ? [Number(asked[1]), Number(asked[2] || size - 1)] : [0, size - 1]
    answer.writeHead(asked ? 206 : 200, {
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'content-length': to - from + 1,
      ...(asked && { 'content-range': `bytes ${from}-${to}/${size}` }),
    })
    const part = createReadStream(copy, { start: from, end: to })
    part.pipe(answer)
    answer.on('close', () => part.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    url: `http://localhost:${port}`,
    bare: `http://localhost:${port}/bare`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
