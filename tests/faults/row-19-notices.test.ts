import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it, type TestContext } from 'vitest'
import type { Delivery, DeliveryList } from '../../src/contract/notify.ts'
import { playedKinds, useDatabase } from '../support/databases.ts'
import { OWNER, signInOwner } from '../support/inbox.ts'
import { distinctBody, postJson, startLoad } from '../support/load.ts'
import {
  type HttpReceiver,
  type MailReceiver,
  startHttpReceiver,
  startMailReceiver,
} from '../support/receivers.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { IS_SOAK } from '../support/soak.ts'
import { trials } from '../support/trials.ts'

// Row 19: mail server or webhook down, slow, 410, redirecting; the process killed while it delivers. Nothing is lost,
// every try bears the same id, nothing is stuck, and enquiries are taken in all the while.

const COUNT = trials(1)
const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
/** Longer than a claim: what a dead process held is free again. */
const CLAIM_OVER_MS = 45_000

/** Limits are for what hangs; the tests wait side by side, and start their servers at the same time. */
const LIMIT = { timeout: 60_000 }

interface Office {
  hook: HttpReceiver
  post: MailReceiver
  servers: TestServer[]
  start(extra?: Record<string, string>): Promise<TestServer>
  toldLeads(): string[]
  webhookIds(): Set<unknown>
  mailIds(): (string | undefined)[]
}

/** Receivers and a data folder of the test's own. Tests side by side each use the `expect` of their context. */
async function openOffice({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): Promise<Office> {
  const dataDir = await mkdtemp(join(tmpdir(), 'notices-'))
  const office: Office = {
    hook: await startHttpReceiver(),
    post: await startMailReceiver(),
    servers: [],
    async start(extra = {}) {
      const server = await startServer({
        dataDir,
        env: {
          ...OWNER,
          SMTP_URL: office.post.url,
          LEADS_EMAIL: 'leads@example.com',
          WEBHOOK_URL: office.hook.url,
          WEBHOOK_SECRET: SECRET,
          WEBHOOK_ALLOW_INTERNAL: '1',
          ...extra,
        },
      })
      office.servers.push(server)
      return server
    },
    toldLeads: () => office.hook.received.map(({ body }) => JSON.parse(body.toString()).data.id as string),
    webhookIds: () => new Set(office.hook.received.map(({ headers }) => headers['webhook-id'])),
    mailIds: () => office.post.mails.map(({ raw }) => /^Message-ID: <(.+)>/im.exec(raw)?.[1]),
  }
  onTestFinished(async () => {
    for (const server of office.servers) await server.stop('SIGKILL')
    await office.hook.close()
    await office.post.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return office
}

async function enquire(server: TestServer): Promise<string> {
  const id = crypto.randomUUID()
  expect((await postJson(`${server.url}/submit-form`, distinctBody(), { id })).status).toBe(200)
  return id
}

const cookies = new WeakMap<TestServer, string>()

async function deliveries(server: TestServer, query = ''): Promise<Delivery[]> {
  const cookie = cookies.get(server) ?? (await signInOwner(server.url))
  cookies.set(server, cookie)
  const all: Delivery[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: DeliveryList = await (
      await fetch(`${server.url}/api/notify/deliveries?${query}${cursor && `&cursor=${cursor}`}`, {
        headers: { cookie },
      })
    ).json()
    all.push(...page.deliveries)
    cursor = page.nextCursor
  }
  return all
}

describe.concurrent('receivers that fail', () => {
  it('both down at first: everything arrives, once, when they are up', { timeout: 120_000 }, async (test) => {
    const { expect } = test
    const office = await openOffice(test)
    const { port, url } = office.post
    const hookPort = Number(new URL(office.hook.url).port)
    await office.post.close()
    await office.hook.close()
    const server = await office.start()
    const ids = [await enquire(server), await enquire(server)]
    await expect
      .poll(async () => (await deliveries(server)).filter(({ lastError }) => lastError).length, LIMIT)
      .toBe(4)
    const before = (await deliveries(server)).map(({ id }) => id)
    office.hook = await startHttpReceiver(hookPort)
    office.post = await startMailReceiver(port)
    expect(office.post.url).toBe(url)
    await expect.poll(() => [office.hook.received.length, office.post.mails.length], LIMIT).toEqual([2, 2])
    expect(office.toldLeads().toSorted()).toEqual(ids.toSorted())
    await expect
      .poll(async () => (await deliveries(server)).map(({ state }) => state), LIMIT)
      .toEqual(['sent', 'sent', 'sent', 'sent'])
    const after = await deliveries(server)
    expect(after.map(({ id }) => id)).toEqual(before)
    expect(office.mailIds().every((id) => before.some((one) => id?.startsWith(one)))).toBe(true)
  })

  it('refusing and silent ones: the same id on every try, the other channel not held up', {
    timeout: 120_000,
  }, async (test) => {
    const { expect } = test
    const office = await openOffice(test)
    let tries = 0
    office.hook.answer((response) => {
      tries += 1
      // Says nothing at all, then breaks off, then refuses, then takes it.
      if (tries === 1) return
      if (tries === 2) return void response.socket?.destroy()
      response.writeHead(tries === 3 ? 500 : 200).end()
    })
    office.post.behave(451)
    const server = await office.start()
    const id = await enquire(server)
    await expect
      .poll(async () => (await deliveries(server, 'channel=mail'))[0]?.lastError, { timeout: 20_000 })
      .toMatch(/451/)
    office.post.behave('take')
    await expect.poll(() => office.post.mails.length, { timeout: 20_000 }).toBe(1)
    await expect.poll(() => tries, { timeout: 80_000 }).toBe(4)
    expect(office.webhookIds().size).toBe(1)
    expect(new Set(office.toldLeads())).toEqual(new Set([id]))
    for (const { headers, body } of office.hook.received)
      expect(() => new Webhook(SECRET).verify(body, headers as Record<string, string>)).not.toThrow()
    await expect
      .poll(async () => (await deliveries(server)).map(({ state }) => state))
      .toEqual(['sent', 'sent'])
  })

  it('redirecting and endless: no redirect is followed, no answer is read without a limit', {
    timeout: 120_000,
  }, async (test) => {
    const { expect } = test
    const office = await openOffice(test)
    const other = await startHttpReceiver()
    office.hook.answer((response) => response.writeHead(307, { location: other.url }).end())
    const server = await office.start()
    await enquire(server)
    await expect
      .poll(async () => (await deliveries(server, 'channel=webhook'))[0]?.lastError)
      .toBe('The receiver answered 307: redirects are not followed.')
    expect(other.received).toEqual([])
    await other.close()

    let sent = 0
    let cut = false
    office.hook.answer((response) => {
      response.writeHead(200)
      response.on('close', () => {
        cut = true
      })
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536
      }
      response.on('drain', pour)
      pour()
    })
    await expect.poll(() => cut, LIMIT).toBe(true)
    expect(sent).toBeLessThan(64 * 1024 * 1024)
    await expect.poll(async () => (await deliveries(server, 'channel=webhook'))[0]?.state, LIMIT).toBe('sent')
  })

  it.runIf(IS_SOAK)(
    'a webhook inside our network is refused unless it was allowed',
    { timeout: 120_000 },
    async (test) => {
      const { expect } = test
      const office = await openOffice(test)
      const server = await office.start({ WEBHOOK_ALLOW_INTERNAL: '0' })
      await enquire(server)
      await expect
        .poll(async () => (await deliveries(server, 'channel=webhook')).map(({ state }) => state), LIMIT)
        .toEqual(['failed'])
      expect(office.hook.received).toEqual([])
    },
  )
})

describe.concurrent.each(playedKinds())('processes that die (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)

  it(`deliver everything all the same, killed in the middle of it, ${COUNT} times`, {
    timeout: 60_000 + COUNT * 120_000,
  }, async (test) => {
    const { expect } = test
    const office = await openOffice(test)
    for (let trial = 0; trial < COUNT; trial++) {
      const url = await newUrl()
      const extra = url ? { DATABASE_URL: url } : {}
      const first = await office.start(extra)
      const second = await office.start(extra)
      // Slow, so that there is always something on its way when the blow falls.
      office.hook.answer((response) => setTimeout(() => response.writeHead(200).end(), 150))
      const loads = [startLoad(first.url, 2), startLoad(second.url, 2)]
      await expect.poll(() => office.webhookIds().size, LIMIT).toBeGreaterThan(3)
      const countAcknowledged = () => loads.reduce((count, load) => count + load.acknowledged.size, 0)
      await expect.poll(countAcknowledged, LIMIT).toBeGreaterThan(10)
      second.process.kill('SIGKILL')
      await once(second.process, 'exit')
      await Promise.all(loads.map((load) => load.stop()))
      const acknowledged = loads.flatMap((load) => [...load.acknowledged])
      office.hook.answer((response) => response.writeHead(200).end())

      const missing = () => {
        const told = new Set(office.toldLeads())
        return acknowledged.filter((id) => !told.has(id)).length
      }
      await expect.poll(missing, { timeout: CLAIM_OVER_MS + acknowledged.length * 20 }).toBe(0)
      // Twice at most for what was on its way at the blow, and then under one id.
      const idsOf = new Map<string, Set<unknown>>()
      for (const { headers, body } of office.hook.received) {
        const lead = JSON.parse(body.toString()).data.id
        idsOf.set(lead, (idsOf.get(lead) ?? new Set()).add(headers['webhook-id']))
      }
      expect([...idsOf.values()].filter((ids) => ids.size !== 1)).toEqual([])
      expect(office.hook.received.length - idsOf.size).toBeLessThanOrEqual(8)
      console.log(`${acknowledged.length} leads, ${office.hook.received.length} webhook posts`)
      for (const server of office.servers) await server.stop('SIGKILL')
      office.servers = []
      office.hook.received.length = 0
    }
  })
})

describe('a server that is told to stop', () => {
  it('is gone in time while receivers are silent, and its next start delivers', {
    timeout: 120_000,
  }, async (test) => {
    const { expect } = test
    const office = await openOffice(test)
    let isSilent = true
    office.hook.answer((response) => {
      if (!isSilent) response.writeHead(200).end()
    })
    office.post.behave('silent')
    const server = await office.start()
    const id = await enquire(server)
    await expect.poll(() => office.hook.received.length, LIMIT).toBe(1)
    const asked = performance.now()
    server.process.kill('SIGTERM')
    await once(server.process, 'exit')
    expect(performance.now() - asked).toBeLessThan(10_000)

    isSilent = false
    office.post.behave('take')
    const again = await office.start()
    // Not after a claim has run out: it was handed back.
    await expect
      .poll(() => [office.hook.received.length, office.post.mails.length], { timeout: 10_000 })
      .toEqual([2, 1])
    expect(office.webhookIds().size).toBe(1)
    expect(office.toldLeads()).toEqual([id, id])
    await expect
      .poll(async () => (await deliveries(again)).map(({ state }) => state))
      .toEqual(['sent', 'sent'])
  })
})
