import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { packagePath } from '../../src/catalogue/packages.ts'
import { packages } from '../../src/content/packages/index.ts'
import { startServer } from '../support/server.ts'
import type { Row } from './api.ts'
import { median, spread } from './median.ts'
import { warmUp } from './warm-up.ts'

const PORTS = { ours: 3388, floor: 3389 }
const PATH = '/bali'
const SECONDS = 3
const ROUNDS = 5
const CONNECTIONS = 20
const BROTLI = { 'accept-encoding': 'br' }
/** Pages that nobody asked for before: the first ones warm up. */
const RENDERS = { warmUp: 10, measured: 30 }
/** Linux counts processor time in ticks of this length. */
const TICK_MS = 10

/** A page from the server's memory beside the same bytes from a bare server, and pages that are asked for first. */
export async function benchServerPages(): Promise<Row[]> {
  const server = await startServer({ port: PORTS.ours })
  await warmUp([server.url + PATH])
  const page = await fetch(server.url + PATH, { headers: BROTLI })
  const bare = fork(fileURLToPath(new URL('bare-pages.ts', import.meta.url)), {
    env: { ...process.env, PORT: String(PORTS.floor), BYTES: page.headers.get('content-length') ?? '20000' },
  })
  try {
    await once(bare, 'message')
    const answers = { ours: [] as number[], floor: [] as number[] }
    for (let round = 0; round <= ROUNDS; round++) {
      const floor = await perProcessorSecond(`http://127.0.0.1:${PORTS.floor}/`, bare.pid)
      const ours = await perProcessorSecond(`http://127.0.0.1:${PORTS.ours}${PATH}`, server.process.pid)
      if (round === 0) continue
      answers.floor.push(floor)
      answers.ours.push(ours)
    }
    const renders = await firstRenders(server.url)
    const [ours, floor] = [median(answers.ours), median(answers.floor)]
    return [
      {
        what: 'a page in memory: answers in a second of processor time',
        unit: '1/s',
        ours,
        floor,
        ratio: ours / floor,
        bound: '≥ 5,000',
        spread: spread(answers.ours),
      },
      {
        what: 'a package page that is asked for first, compressed',
        unit: 'ms',
        ours: median(renders),
        floor: Number.NaN,
        ratio: Number.NaN,
        bound: '≤ 15 to render',
        spread: spread(renders),
      },
    ]
  } finally {
    bare.kill()
    await server.stop()
  }
}

async function perProcessorSecond(url: string, pid = 0): Promise<number> {
  const before = processorMs(pid)
  const { requests, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: BROTLI,
  })
  if (non2xx > 0) throw new Error(`${non2xx} of the answers of ${url} were no pages.`)
  return (1000 * requests.total) / (processorMs(pid) - before)
}

async function firstRenders(base: string): Promise<number[]> {
  const times: number[] = []
  for (const pkg of packages.slice(0, RENDERS.warmUp + RENDERS.measured)) {
    const started = performance.now()
    await (await fetch(base + packagePath(pkg), { headers: BROTLI })).arrayBuffer()
    times.push(performance.now() - started)
  }
  return times.slice(RENDERS.warmUp)
}

function processorMs(pid: number): number {
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = (fields.at(-1) ?? '').split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * TICK_MS
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await benchServerPages())
