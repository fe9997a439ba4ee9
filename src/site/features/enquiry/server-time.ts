import { atMost } from '../../../state/at-most.ts'

/** How long to wait for the server's time. */
const ASK_LIMIT_MS = 3_000
/** A small file that no worker or cache answers a HEAD request for. */
const ASK_PATH = '/robots.txt'

/** The page's clock and the device's differ by more only after the device has slept, or its clock was set, ms. */
const MOST_APART_MS = 60_000

let known: { serverAt: number; askedAt: number; deviceAt: number } | undefined
let asking: Promise<void> | undefined

/** Whether the server's time is known: the device's own clock may be years off. */
export function isServerTimeKnown(): boolean {
  return present() !== undefined
}

/** The server's time where it is known, else the device's. */
export function likelyNow(): Date {
  const time = present()
  return time ? new Date(time.serverAt + performance.now() - time.askedAt) : new Date()
}

/** Asks the server for its time, once. Never throws; resolves after `limitMs` at the latest, while the question goes on. */
export async function askServerTime(limitMs = ASK_LIMIT_MS): Promise<void> {
  await atMost(limitMs, askOnce())
}

function askOnce(): Promise<void> {
  if (present()) return Promise.resolve()
  asking ??= ask()
    .catch(() => {})
    .finally(() => {
      asking = undefined
    })
  return asking
}

async function ask(): Promise<void> {
  const signal = AbortSignal.timeout(ASK_LIMIT_MS)
  const { headers, ok } = await fetch(ASK_PATH, {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'error',
    signal,
  })
  const date = Date.parse(headers.get('date') ?? '')
  // A captive portal answers with its own page, and its clock may be wrong.
  const isOurs = ok && headers.get('content-type')?.startsWith('text/plain')
  if (!isOurs || Number.isNaN(date)) return
  // A response from a cache is older than its Date header.
  known = {
    serverAt: date + Number(headers.get('age') ?? 0) * 1000,
    askedAt: performance.now(),
    deviceAt: Date.now(),
  }
}

// The page's own clock stands still while the device sleeps: after a night, the time would be that of the evening.
function present(): typeof known {
  if (!known) return undefined
  const apart = Date.now() - known.deviceAt - (performance.now() - known.askedAt)
  if (Math.abs(apart) > MOST_APART_MS) known = undefined
  return known
}
