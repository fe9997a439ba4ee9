// Genuine posts beside a flood of page requests: what they wait for, and how much memory the server takes.
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { distinctBody, postJson } from '../support/load.ts'
import { startServer } from '../support/server.ts'
import type { Row } from './api.ts'

const PORT = 3384
const FLOOD_PER_SECOND = 100
const FLOOD_CONNECTIONS = 200
const POST_INTERVAL_MS = 50
const REAL_PATHS = ['/', '/bali', '/packages', '/trip-planner', '/compare', '/video', '/contact']

const random = () => randomBytes(6).toString('hex')
const realPath = () => REAL_PATHS[Math.floor(Math.random() * REAL_PATHS.length)] ?? '/'

/** Paths of each kind of flood; every request asks for another one. */
const KINDS: Record<string, () => string> = {
  'query strings': () => `${realPath()}?gclid=${random()}`,
  searches: () => `/packages?q=${random()}`,
  'unknown paths': () => `/${random()}`,
  'hostile paths': () =>
    [`/${'/'.repeat(15_800)}x`, `/bali/%${random()}`, `/${'%20'.repeat(5000)}x${random()}`][
      Math.floor(Math.random() * 3)
    ] ?? '/',
}

/** Each flood on a server of its own, for `seconds`. */
export async function benchFloods(seconds = 12): Promise<Row[]> {
  const rows: Row[] = []
  for (const [kind, path] of Object.entries(KINDS)) rows.push(...(await flood(kind, path, seconds)))
  return rows
}

async function flood(kind: string, path: () => string, seconds: number): Promise<Row[]> {
  const server = await startServer({ port: PORT, env: { TRUST_PROXY: '1' } })
  try {
    const target = `http://127.0.0.1:${PORT}`
    const flooding = autocannon({
      url: target,
      connections: FLOOD_CONNECTIONS,
      overallRate: FLOOD_PER_SECOND,
      duration: seconds,
      timeout: 60,
      headers: { 'accept-encoding': 'br', 'x-forwarded-for': '203.0.113.7' },
      requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
    })
    const waits = await genuinePosts(target, seconds)
    const result = await flooding
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))
    const answers = Object.entries(result.statusCodeStats ?? {}).map(
      ([status, stats]) => `${status}×${stats.count ?? 0}`,
    )
    console.log(
      `flood of ${kind}: ${waits.length} posts; pages ${answers.join(' ')}, ${result.errors} errors`,
    )
    return [
      row(
        `flood of ${kind}: a post, p99`,
        'ms',
        waits[Math.floor(waits.length * 0.99)] ?? Number.NaN,
        '< 1000',
      ),
      row(`flood of ${kind}: memory, peak`, 'MB', Number(peak?.[1]) / 1024, '< 350'),
    ]
  } finally {
    await server.stop('SIGKILL')
  }
}

// One every so often, whether or not those before were answered, as independent travellers send them.
async function genuinePosts(url: string, seconds: number): Promise<number[]> {
  const posts: Promise<number>[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    posts.push(post(url))
    await new Promise((resolve) => setTimeout(resolve, POST_INTERVAL_MS))
  }
  return (await Promise.all(posts)).sort((a, b) => a - b)
}

async function post(url: string): Promise<number> {
  const started = performance.now()
  const { status } = await postJson(`${url}/submit-form`, distinctBody(), {
    id: randomUUID(),
    address: `198.51.100.${Math.floor(Math.random() * 256)}`,
  })
  if (status !== 200) throw new Error(`A genuine post was answered ${status}.`)
  return performance.now() - started
}

function row(what: string, unit: string, ours: number, bound: string): Row {
  return { what, unit, ours, floor: Number.NaN, ratio: Number.NaN, bound }
}
