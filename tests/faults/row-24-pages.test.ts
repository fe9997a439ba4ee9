import { once } from 'node:events'
import { readdirSync, readlinkSync, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { besideGenuinePosts, SHARED_ADDRESS } from '../support/genuine-posts.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { IS_SOAK, played } from '../support/soak.ts'
import { repeated } from '../support/trials.ts'

// Row 24: floods of pages that have to be rendered, and readers that do not read, from the address of genuine posts. Memory is bounded,
// the posts go on, and pages that others ask for are rendered meanwhile.

const FLOOD_MS = IS_SOAK ? 15_000 : 800
const CONNECTIONS = 30
const READERS = 150
/** The server closes a connection that was not read for 60 s, and looks every 2 s. */
const CLOSED_AFTER_MS = 75_000
const REELS = join(import.meta.dirname, '../../public/reels')

type Asked = { path: string; headers?: Record<string, string>; form?: Record<string, string> }

const trip = (n: number) => String(n).padStart(32, 'x')

/** Each asks in turn for several, and others meanwhile for a page that is not in the cache. */
const FLOODS: [name: string, page: string, asked: ((n: number) => Asked)[]][] = [
  [
    'query strings and spellings of one page',
    '/dubai',
    [
      (n) => ({ path: `/packages?q=${n}&utm_source=${n}` }),
      (n) => ({ path: `/bali?n=${n}` }),
      (n) => ({ path: `/${spelled('bali', n)}${'/'.repeat(n % 3)}` }),
    ],
  ],
  [
    'hostile paths',
    '/singapore',
    [(n) => ({ path: `/${'%2e%2e%2f'.repeat(n % 90)}etc/passwd${'%25'.repeat(n % 200)}` })],
  ],
  ['unknown pages', '/kerala', [(n) => ({ path: `/nowhere-${n}` }), (n) => ({ path: `/bali/nothing-${n}` })]],
  [
    'receipts and refused forms',
    '/nepal',
    [
      (n) => ({ path: '/thankyou', headers: { cookie: `receipt=MM-${10_000_000 + n}` } }),
      (n) => ({ path: '/submit-form', form: { form: 'long', name: `${n}` } }),
    ],
  ],
  [
    'links of trips and refused answers',
    '/ladakh',
    [
      (n) => ({ path: `/trips/${trip(n)}` }),
      (n) => ({ path: '/submit-answer', form: { token: trip(n), answer: 'no' } }),
    ],
  ],
]
/** Answers, refusals, and that the site is busy: nothing failed. */
const EXPECTED = [200, 303, 308, 400, 404, 414, 429, 503]

describe('a client that requests too many pages', repeated(), () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startServer({ env: { TRUST_PROXY: '1' } })
  })
  afterEach(() => server.stop())

  it.each(played(FLOODS, 1))(
    'serves the neighbours of a flood of %s',
    { timeout: 150_000 },
    async (_, page, asked) => {
      const statuses = await besideGenuinePosts(server, async () => {
        const flood = startFlood(server.url, (n) => asked[n % asked.length]?.(n) ?? { path: '/' })
        try {
          await new Promise((resolve) => setTimeout(resolve, FLOOD_MS / 2))
          // Not in the cache yet, and asked for by somebody else.
          const response = await fetch(server.url + page, { headers: { 'x-forwarded-for': '198.51.100.4' } })
          expect(response.status).toBe(200)
          await response.body?.cancel()
          await new Promise((resolve) => setTimeout(resolve, FLOOD_MS / 2))
        } finally {
          await flood.stop()
        }
        return flood.statuses
      })
      expect([...statuses].filter((status) => !EXPECTED.includes(status))).toEqual([])
      expect(server.output()).not.toContain('a request failed')
    },
  )

  // Of the build: the bundler takes a call for harmless whose only effect is the error that it throws.
  it('answers a path that cannot be decoded as one without a page', async () => {
    for (const path of ['/%E0%A4', '/bali/%ff', '/hi/%E0%A4', '/bali/tour%C3%28']) {
      const response = await fetch(server.url + path)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'text/html; charset=utf-8',
      ])
      await response.body?.cancel()
    }
  })

  it('lets go of readers that do not read', { timeout: CLOSED_AFTER_MS + 30_000 }, async () => {
    const video = readdirSync(REELS)
      .filter((file) => file.endsWith('.mp4'))
      .sort((a, b) => statSync(join(REELS, b)).size - statSync(join(REELS, a)).size)[0]
    const sockets: Socket[] = []
    await besideGenuinePosts(server, async () => {
      for (let i = 0; i < READERS; i++) {
        const socket = connect(Number(new URL(server.url).port), 'localhost')
        sockets.push(socket)
        socket.on('error', () => {})
        socket.pause()
        await once(socket, 'connect')
        // Several requests at once on one connection, whose answers are more than the buffers of both sides hold.
        socket.write(`GET /reels/${video} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(5))
      }
      await new Promise((resolve) => setTimeout(resolve, FLOOD_MS))
    })
    // Asked of the server: a client that does not read does not see the end behind what it has not read.
    if (IS_SOAK)
      await expect.poll(() => openSockets(server), { timeout: CLOSED_AFTER_MS }).toBeLessThan(READERS)
    for (const socket of sockets) socket.destroy()
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })
})

function openSockets({ process: { pid } }: TestServer): number {
  const files = readdirSync(`/proc/${pid}/fd`)
  const targets = files.map((file) => readlinkSync(`/proc/${pid}/fd/${file}`))
  return targets.filter((target) => target.startsWith('socket:')).length
}

// Each letter as it is, in upper case, or percent-encoded.
function spelled(word: string, n: number): string {
  const ways = (letter: string) => [letter, letter.toUpperCase(), `%${letter.charCodeAt(0).toString(16)}`]
  return [...word].map((letter, at) => ways(letter)[Math.floor(n / 3 ** at) % 3]).join('')
}

/** Asks over this many connections, each as soon as the answer before has been read, until stopped. */
function startFlood(
  url: string,
  asked: (n: number) => Asked,
): { statuses: Set<number>; stop: () => Promise<void> } {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const statuses = new Set<number>()
  let running = true
  let count = 0
  const asking = Array.from({ length: CONNECTIONS }, async () => {
    while (running) statuses.add(await ask(url, asked(count++), agent))
  })
  return {
    statuses,
    stop: async () => {
      running = false
      await Promise.all(asking)
      agent.destroy()
    },
  }
}

// Not with `fetch`, which would tidy up a hostile path.
function ask(url: string, { path, headers, form }: Asked, agent: Agent): Promise<number> {
  const body = form && String(new URLSearchParams(form))
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname,
        port,
        path,
        agent,
        method: body ? 'POST' : 'GET',
        headers: {
          'x-forwarded-for': SHARED_ADDRESS,
          ...headers,
          ...(body && {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (response) => response.resume().once('end', () => resolve(response.statusCode ?? 0)),
    )
    call.on('error', reject)
    call.end(body)
  })
}
