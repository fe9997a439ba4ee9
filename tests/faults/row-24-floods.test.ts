import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSignInLimit } from '../../api/auth/sign-in-limit.ts'
import { longBody } from '../support/enquiries.ts'
import { besideGenuinePosts } from '../support/genuine-posts.ts'
import { OWNER, signInOwner } from '../support/inbox.ts'
import { startLoad } from '../support/load.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { IS_SOAK } from '../support/soak.ts'
import { repeated } from '../support/trials.ts'

// Row 24: 1,000 sign-in guesses; slow senders; a flood of posts. All bounded; the genuine posts, from the same address as the flood, are not lost and not quarantined, and
// keep p99 < 1 s: times are judged in the soak only, where nothing else runs beside it.

const GUESSES = IS_SOAK ? 1000 : 300
const FLOOD_MS = IS_SOAK ? 15_000 : 2_000

describe('a client that sends too much', repeated(), () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startServer({ env: { ...OWNER, TRUST_PROXY: '1' } })
  })
  afterEach(() => server.stop())

  function guess(password: string, address: string): Promise<number> {
    return fetch(`${server.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: OWNER.STAFF_EMAIL, password }),
    }).then(async (response) => {
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      await response.body?.cancel()
      return response.status
    })
  }

  it(`of ${GUESSES} guesses looks at few`, { timeout: 120_000 }, async () => {
    const statuses = await besideGenuinePosts(server, async () => {
      const all: number[] = []
      for (let i = 0; i < GUESSES; i += 50)
        all.push(
          ...(await Promise.all(
            Array.from({ length: 50 }, (_, n) => guess(`guess ${i + n}`, '203.0.113.7')),
          )),
        )
      return all
    })
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(12)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    // The owner, elsewhere, is not locked out; nor is a colleague behind the guesser's address, by another account.
    expect(await guess(OWNER.STAFF_PASSWORD, '198.51.100.4')).toBe(200)
  })

  it.runIf(IS_SOAK)('lets go of connections that trickle', { timeout: 60_000 }, async () => {
    const sockets: { socket: Socket; closedAfter: Promise<number> }[] = []
    await besideGenuinePosts(server, async () => {
      for (let i = 0; i < 150; i++) {
        const started = Date.now()
        const socket = connect(Number(new URL(server.url).port), 'localhost')
        const head = i % 2 === 0 ? 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ' : slowBodyHead()
        socket.on('error', () => {})
        socket.write(head)
        const trickle = setInterval(() => socket.write('a'), 500)
        const closedAfter = new Promise<number>((resolve) =>
          socket.once('close', () => {
            clearInterval(trickle)
            resolve(Date.now() - started)
          }),
        )
        socket.resume()
        sockets.push({ socket, closedAfter })
      }
      for (const { closedAfter } of sockets) expect(await closedAfter).toBeLessThan(30_000)
    })
  })

  it('refuses a flood and serves its neighbours', { timeout: 120_000 }, async () => {
    const statuses = await besideGenuinePosts(server, async () => {
      const flood = startLoad(server.url, 50, {
        body: () => longBody({ contact: '9999999999' }),
        address: '203.0.113.7',
        restMs: 0,
      })
      await new Promise((resolve) => setTimeout(resolve, FLOOD_MS))
      await flood.stop()
      return flood.statuses
    })
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 429)).toEqual([])
    // What it could fill the disk with is bounded, and is stored apart.
    expect(statuses.get(200)).toBeLessThanOrEqual(540)
    const cookie = await signInOwner(server.url)
    const response = await fetch(`${server.url}/api/leads?q=9999999999&quarantined=false`, {
      headers: { cookie },
    })
    expect(((await response.json()) as { leads: unknown[] }).leads.length).toBeLessThanOrEqual(20)
  })
})

it('guesses at one account from everywhere are bounded too', () => {
  const limit = createSignInLimit()
  const email = OWNER.STAFF_EMAIL
  const waits = Array.from({ length: 500 }, (_, i) => limit.charge({ address: `198.51.${i}.1`, email }))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(100)
  // Right passwords count for nothing, however many sign in from one office.
  for (let i = 0; i < 500; i++) {
    const colleague = { address: '203.0.113.9', email: `colleague${i}@example.com` }
    expect(limit.charge(colleague)).toBe(0)
    limit.refund(colleague)
  }
})

it('codes of the second step are bounded by place and challenge, whatever is begun anew', () => {
  const limit = createSignInLimit()
  const tries = (address: string, challenge: string, count: number) =>
    Array.from({ length: count }, () => limit.chargeCode({ address, challenge })).filter((wait) => wait === 0)
  expect(tries('203.0.113.7', 'first', 100)).toHaveLength(10)
  const anew = Array.from({ length: 100 }, (_, i) => tries('203.0.113.7', `challenge ${i}`, 10).length)
  expect(anew.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(40)
  // Who types it right, elsewhere, waits for nobody.
  expect(tries('198.51.100.4', 'other', 1)).toHaveLength(1)
})

function slowBodyHead(): string {
  return 'POST /submit-form HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{'
}
