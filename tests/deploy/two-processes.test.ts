import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type RequestOptions, request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caddy, hasCaddy, reserveOrigin, startCaddy } from '../support/caddy.ts'
import { databaseKinds, useDatabase } from '../support/databases.ts'
import { OWNER } from '../support/inbox.ts'
import { checkIntegrity } from '../support/integrity.ts'
import { distinctBody } from '../support/load.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { IS_SOAK } from '../support/soak.ts'

// Two processes on one PostgreSQL behind the real Caddy, one of them killed under load.

const ANSWER_LIMIT_MS = 10_000
/** How long the last enquiries may take to get their receipts. */
const RECEIPT_LIMIT_MS = 45_000
const hasPostgres = databaseKinds().includes('postgres')

describe.skipIf(!hasCaddy() || !hasPostgres)('two processes behind Caddy', () => {
  const { newUrl } = useDatabase('postgres')
  let databaseUrl: string | undefined
  let servers: TestServer[] = []
  let caddy: Caddy
  let agent: Agent
  let env: Record<string, string>
  beforeAll(async () => {
    const { port, origin } = await reserveOrigin()
    databaseUrl = await newUrl()
    env = { ...OWNER, DATABASE_URL: databaseUrl ?? '', PUBLIC_URL: origin, TRUST_PROXY: '1' }
    servers = [await startServer({ env }), await startServer({ env })]
    caddy = await startCaddy({ port, upstreams: servers.map(({ url }) => url) })
    agent = new Agent({ keepAlive: true, ca: caddy.ca })
  })
  afterAll(async () => {
    agent?.destroy()
    await caddy?.stop()
    for (const server of servers) await server.stop()
  })

  function call(
    path: string,
    { body, ...options }: RequestOptions & { body?: unknown },
  ): Promise<{ status: number; text: string; cookies: string[] }> {
    const noAnswer = { status: 0, text: '', cookies: [] as string[] }
    const answer = new Promise<typeof noAnswer>((resolve) => {
      const lost = () => resolve(noAnswer)
      const sent = request(
        `${caddy.origin}${path}`,
        {
          agent,
          ...options,
          headers: { 'content-type': 'application/json', origin: caddy.origin, ...options.headers },
        },
        (response) => {
          let text = ''
          response.on('data', (chunk) => (text += chunk)).on('error', lost)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              text,
              cookies: response.headers['set-cookie'] ?? [],
            }),
          )
        },
      )
      // As a phone gives up and tries again: a request that was on its way to a killed process may never be answered.
      sent.setTimeout(ANSWER_LIMIT_MS, () => sent.destroy(new Error('No answer')))
      sent.on('error', lost)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
    // The time limit of the request only begins with its connection.
    return Promise.race([answer, pause(2 * ANSWER_LIMIT_MS, noAnswer, { ref: false })])
  }
  const signIn = (password: string, localAddress?: string) =>
    call('/api/auth/sign-in/email', {
      method: 'POST',
      body: { email: OWNER.STAFF_EMAIL, password },
      ...(localAddress && { localAddress, agent: new Agent({ ca: caddy.ca }) }),
    })
  async function ownerCookie(): Promise<string> {
    const [line = ''] = (await signIn(OWNER.STAFF_PASSWORD)).cookies
    return line.slice(0, line.indexOf(';'))
  }

  /** Follows the live inbox as a browser does: after a break it goes on behind the last event. */
  function followInbox(cookie: string): { shown: string[]; isOpen: () => boolean; stop: () => void } {
    const shown: string[] = []
    let last = '0'
    let isOpen = false
    let stopped = false
    let current: ReturnType<typeof request>
    const open = () => {
      if (stopped) return
      let text = ''
      const again = () => {
        isOpen = false
        setTimeout(open, 50)
      }
      const headers = { cookie, 'last-event-id': last }
      current = request(
        `${caddy.origin}/api/leads/stream`,
        { ca: caddy.ca, agent: false, headers },
        (response) => {
          isOpen = response.statusCode === 200
          response.on('error', () => {}).on('close', again)
          response.on('data', (chunk) => {
            text += chunk
            const blocks = text.split('\n\n')
            text = blocks.pop() ?? ''
            for (const block of blocks) {
              const id = /^id: ?(\d+)$/m.exec(block)?.[1]
              const data = /^data: ?(\{.*)$/m.exec(block)?.[1]
              if (!id || !data || /^event:/m.test(block)) continue
              last = id
              shown.push(JSON.parse(data).id)
            }
          })
        },
      )
      current.on('error', again).end()
    }
    open()
    return {
      shown,
      isOpen: () => isOpen,
      stop: () => {
        stopped = true
        current.destroy()
      },
    }
  }

  // Rows 18 and 20 kill processes and cut inboxes without a proxy.
  it.runIf(IS_SOAK)(
    'keep each enquiry once, and show it once in the live inbox, when one of them is killed',
    async ({ onTestFailed }) => {
      const cookie = await ownerCookie()
      const inboxes = [followInbox(cookie), followInbox(cookie), followInbox(cookie)]
      await expect.poll(() => inboxes.every(({ isOpen }) => isOpen())).toBe(true)
      const earlier = (await checkIntegrity({ dataDir: '', url: databaseUrl })).map(({ id }) => id)
      const delivered: string[] = []
      const statuses: Record<number, number> = {}
      let posting = true
      let deadline = Number.POSITIVE_INFINITY
      // As a phone does: the same enquiry again until there is a receipt.
      const phone = async () => {
        while (posting) {
          const headers = { 'idempotency-key': randomUUID() }
          const body = distinctBody()
          for (let status = 0; status !== 200; ) {
            const answer = await call('/submit-form', { method: 'POST', headers, body })
            status = answer.status
            statuses[status] = (statuses[status] ?? 0) + 1
            expect([0, 200, 502, 503]).toContain(status)
            if (status === 200) break
            if (Date.now() > deadline)
              throw new Error(
                `No receipt: answers by status ${JSON.stringify(statuses)}; ${servers[0]?.output()}`,
              )
            await pause(20)
          }
          delivered.push(headers['idempotency-key'])
        }
      }
      const phones = Array.from({ length: 6 }, phone)
      const [first, second] = servers
      try {
        await expect.poll(() => delivered.length, { timeout: 60_000 }).toBeGreaterThan(50)
        second?.process.kill('SIGKILL')
        await once(second?.process as TestServer['process'], 'exit')
        const before = delivered.length
        await expect.poll(() => delivered.length, { timeout: 60_000 }).toBeGreaterThan(before + 50)
      } finally {
        posting = false
        deadline = Date.now() + RECEIPT_LIMIT_MS
        // Where it is tried again, these would take the connections that one person may have.
        onTestFailed(() => {
          for (const { stop } of inboxes) stop()
        })
        await Promise.all(phones)
        // The other tests need both.
        servers = first ? [first] : []
        servers.push(await startServer({ port: Number(new URL(second?.url ?? '').port), env }))
      }

      const stored = (await checkIntegrity({ dataDir: '', url: databaseUrl })).map(({ id }) => id)
      expect([...stored].sort()).toEqual([...earlier, ...delivered].sort())
      for (const { shown } of inboxes) await expect.poll(() => shown.length).toBe(stored.length)
      for (const { shown, stop } of inboxes) {
        expect(shown).toEqual(stored)
        stop()
      }
    },
    240_000,
  )

  it('show an edit of the catalogue on both, made through one', async ({ task }) => {
    const cookie = await ownerCookie()
    const versions = () =>
      Promise.all(
        servers.map(async ({ url }) => (await (await fetch(`${url}/api/catalogue`)).json()).version),
      )
    const [earlier] = await versions()
    // A package that no attempt before has changed.
    const saved = await call(`/api/packages/bali${1 + (task.result?.retryCount ?? 0)}`, {
      method: 'PUT',
      headers: { cookie },
      body: { version: 0, totalPackagePrice: 98_765 },
    })
    expect(saved.status, saved.text).toBe(200)
    await expect.poll(async () => (await versions()).includes(earlier)).toBe(false)
    expect(new Set(await versions()).size).toBe(1)
  })

  it.runIf(IS_SOAK)('limit guesses of a password, each by itself', async ({ task }) => {
    const address = `127.0.${task.result?.retryCount ?? 0}.9`
    const statuses: number[] = []
    for (let n = 0; n < 30; n++) statuses.push((await signIn('wrong', address)).status)
    const answered = statuses.filter((status) => status === 401).length
    expect(answered).toBeGreaterThanOrEqual(10)
    expect(answered).toBeLessThanOrEqual(20)
    expect(statuses).toContain(429)
  })
})
