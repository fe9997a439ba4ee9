import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { SERVER_FLAGS } from '../support/server-flags.ts'
import { median } from './median.ts'

/** One measured thing beside the floor it cannot go under. */
export type Row = {
  what: string
  unit: string
  ours: number
  floor: number
  ratio: number
  bound?: string
  /** The least and the greatest of ours. */
  spread?: string
}

const CONNECTIONS = 50
const PORTS = { ours: 4118, floor: 4119 }
const SCRIPTS = { ours: 'api-server.ts', floor: 'api-floor.ts' }

type Usage = { cpuMs: number; rssMb: number }
type Side = { port: number; process: ChildProcess; rounds: Round[]; dataDir: string }
type Round = { perSecond: number; p99Ms: number; cpuUs: number; rssMb: number }

/** `POST /submit-form` on the real server beside the bare one: throughput, latency, processor time and memory. */
export async function benchApi({ posts = 6000, rounds = 7 } = {}): Promise<Row[]> {
  const sides = { ours: await start('ours'), floor: await start('floor') }
  try {
    // Short turns: a machine that slows down for a while slows both. The first two warm up.
    for (let round = -2; round < rounds; round++)
      for (const side of [sides.floor, sides.ours]) {
        const result = await measure(side, posts)
        if (round >= 0) side.rounds.push(result)
      }
  } finally {
    for (const side of Object.values(sides)) await stop(side)
  }
  const row = (what: string, unit: string, key: keyof Round, bound?: string): Row => {
    const middle = (side: Side) => median(side.rounds.map((round) => round[key]))
    const [ours, floor] = [middle(sides.ours), middle(sides.floor)]
    return {
      what: `POST /submit-form: ${what}`,
      unit,
      ours,
      floor,
      ratio: ours / floor,
      ...(bound && { bound }),
    }
  }
  return [
    row('receipts per second', '1/s', 'perSecond', '≥ 0.80'),
    row('99th percentile', 'ms', 'p99Ms'),
    row('processor time each', 'µs', 'cpuUs'),
    row('peak memory', 'MB', 'rssMb', '≤ 200'),
  ]
}

async function start(name: 'ours' | 'floor'): Promise<Side> {
  const dataDir = await mkdtemp(join(tmpdir(), 'api-bench-'))
  const port = PORTS[name]
  const server = fork(fileURLToPath(new URL(SCRIPTS[name], import.meta.url)), {
    execArgv: [...process.execArgv, ...(name === 'ours' ? SERVER_FLAGS : [])],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(server, 'message')
  return { port, process: server, rounds: [], dataDir }
}

async function stop(side: Side): Promise<void> {
  side.process.kill('SIGKILL')
  await rm(side.dataDir, { recursive: true, force: true })
}

async function measure(side: Side, posts: number): Promise<Round> {
  const before = await usageOf(side)
  // The load generator's own clock only looks once a second.
  const started = performance.now()
  let lastAnswer = started
  const result = await autocannon({
    url: `http://127.0.0.1:${side.port}/submit-form`,
    connections: CONNECTIONS,
    amount: posts,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({ ...request, ...post() }),
        onResponse: () => {
          lastAnswer = performance.now()
        },
      },
    ],
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} posts got no receipt.`)
  const after = await usageOf(side)
  return {
    perSecond: (result['2xx'] * 1000) / (lastAnswer - started),
    p99Ms: result.latency.p99,
    cpuUs: ((after.cpuMs - before.cpuMs) * 1000) / result['2xx'],
    rssMb: after.rssMb,
  }
}

function post() {
  const contact = String(9_000_000_000 + Math.floor(Math.random() * 999_999_999))
  return {
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Asha Rao',
      contact,
      email: `asha${contact}@example.com`,
      destination: 'Bali',
      departure_city: 'Mumbai',
      travel_date: '2027-12-05',
      bookingTime: 'this-month',
      pax: 2,
      child: 1,
      sourceDomain: 'https://www.example.com/bali/blissful-bali',
      composedAt: '2026-11-20T10:00:00.000Z',
      consent: '2026-11',
    }),
  }
}

async function usageOf(side: Side): Promise<Usage> {
  side.process.send('usage')
  const [usage] = (await once(side.process, 'message')) as [Usage]
  return usage
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await benchApi())
