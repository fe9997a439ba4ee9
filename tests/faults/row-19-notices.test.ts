import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Delivery, DeliveryList } from '../../src/contract/notify.ts'
import { databaseKinds, useDatabase } from '../support/databases.ts'
import { OWNER, signInOwner } from '../support/inbox.ts'
import { distinctBody, postJson, startLoad } from '../support/load.ts'
import {
  type HttpReceiver,
  type MailReceiver,
  startHttpReceiver,
  startMailReceiver,
} from '../support/receivers.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { trials } from '../support/trials.ts'

// Row 19: mail server or webhook down, slow, 410, redirecting; the process killed while it delivers. Nothing is lost,
// every try bears the same id, nothing is stuck, and enquiries are taken in all the while.

const COUNT = trials(1)
const PORTS = [4133, 4134]
const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
/** Longer than a claim: what a dead process held is free again. */
const CLAIM_OVER_MS = 45_000

let dataDir: string
let hook: HttpReceiver
let post: MailReceiver
let servers: TestServer[]
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'notices-'))
  hook = await startHttpReceiver()
  post = await startMailReceiver()
  servers = []
})
afterEach(async () => {
  for (const server of servers) await server.stop('SIGKILL')
  await hook.close()
  await post.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(extra: Record<string, string> = {}, index = 0): Promise<TestServer> {
  const server = await startServer({
    port: PORTS[index] ?? 0,
    dataDir,
    env: {
      ...OWNER,
      SMTP_URL: post.url,
      LEADS_EMAIL: 'leads@example.com',
      WEBHOOK_URL: hook.url,
      WEBHOOK_SECRET: SECRET,
      WEBHOOK_ALLOW_INTERNAL: '1',
      ...extra,
    },
  })
  servers.push(server)
  return server
}

async function enquire(server: TestServer): Promise<string> {
  const id = crypto.randomUUID()
  const started = performance.now()
  expect((await postJson(`${server.url}/submit-form`, distinctBody(), { id })).status).toBe(200)
  // Whoever is down, the traveller does not wait for it.
  expect(performance.now() - started).toBeLessThan(1_000)
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

const toldLeads = () => hook.received.map(({ body }) => JSON.parse(body.toString()).data.id as string)
const webhookIds = () => new Set(hook.received.map(({ headers }) => headers['webhook-id']))
const mailIds = () => post.mails.map(({ raw }) => /^Message-ID: <(.+)>/im.exec(raw)?.[1])

describe('receivers that fail', () => {
  it('both down at first: everything arrives, once, when they are up', { timeout: 90_000 }, async () => {
    const { port, url } = post
    const hookPort = Number(new URL(hook.url).port)
    await post.close()
    await hook.close()
    const server = await start()
    const ids = [await enquire(server), await enquire(server)]
    await expect
      .poll(async () => (await deliveries(server)).filter(({ lastError }) => lastError).length, {
        timeout: 20_000,
      })
      .toBe(4)
    const before = (await deliveries(server)).map(({ id }) => id)
    hook = await startHttpReceiver(hookPort)
    post = await startMailReceiver(port)
    expect(post.url).toBe(url)
    await expect.poll(() => [hook.received.length, post.mails.length], { timeout: 40_000 }).toEqual([2, 2])
    expect(toldLeads().toSorted()).toEqual(ids.toSorted())
    await expect
      .poll(async () => (await deliveries(server)).map(({ state }) => state), { timeout: 5_000 })
      .toEqual(['sent', 'sent', 'sent', 'sent'])
    const after = await deliveries(server)
    expect(after.map(({ id }) => id)).toEqual(before)
    expect(mailIds().every((id) => before.some((one) => id?.startsWith(one)))).toBe(true)
  })

  it('refusing and silent ones: the same id on every try, the other channel not held up', {
    timeout: 120_000,
  }, async () => {
    let tries = 0
    hook.answer((response) => {
      tries += 1
      // Says nothing at all, then breaks off, then refuses, then takes it.
      if (tries === 1) return
      if (tries === 2) return void response.socket?.destroy()
      response.writeHead(tries === 3 ? 500 : 200).end()
    })
    post.behave(451)
    const server = await start()
    const id = await enquire(server)
    await expect
      .poll(async () => (await deliveries(server, 'channel=mail'))[0]?.lastError, { timeout: 20_000 })
      .toMatch(/451/)
    post.behave('take')
    await expect.poll(() => post.mails.length, { timeout: 20_000 }).toBe(1)
    await expect.poll(() => tries, { timeout: 80_000 }).toBe(4)
    expect(webhookIds().size).toBe(1)
    expect(new Set(toldLeads())).toEqual(new Set([id]))
    for (const { headers, body } of hook.received)
      expect(() => new Webhook(SECRET).verify(body, headers as Record<string, string>)).not.toThrow()
    await expect
      .poll(async () => (await deliveries(server)).map(({ state }) => state))
      .toEqual(['sent', 'sent'])
  })

  it('redirecting, endless and inside: nobody else is told, nothing is read without end', {
    timeout: 60_000,
  }, async () => {
    const other = await startHttpReceiver()
    hook.answer((response) => response.writeHead(307, { location: other.url }).end())
    const server = await start()
    await enquire(server)
    await expect
      .poll(async () => (await deliveries(server, 'channel=webhook'))[0]?.lastError)
      .toBe('The receiver answered 307: redirects are not followed.')
    expect(other.received).toEqual([])
    await other.close()

    let sent = 0
    let cut = false
    hook.answer((response) => {
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
    await expect.poll(() => cut, { timeout: 30_000 }).toBe(true)
    expect(sent).toBeLessThan(64 * 1024 * 1024)
    await expect
      .poll(async () => (await deliveries(server, 'channel=webhook'))[0]?.state, { timeout: 10_000 })
      .toBe('sent')
  })

  it('a webhook inside our network is refused unless it was allowed', async () => {
    const server = await start({ WEBHOOK_ALLOW_INTERNAL: '0' })
    await enquire(server)
    await expect
      .poll(async () => (await deliveries(server, 'channel=webhook')).map(({ state }) => state), {
        timeout: 15_000,
      })
      .toEqual(['failed'])
    expect(hook.received).toEqual([])
  })
})

describe.each(databaseKinds())('processes that die (%s)', (kind) => {
  const { newUrl } = useDatabase(kind, 4125)

  it(`deliver everything all the same, killed in the middle of it, ${COUNT} times`, {
    timeout: 60_000 + COUNT * 120_000,
  }, async () => {
    for (let trial = 0; trial < COUNT; trial++) {
      const url = await newUrl()
      const extra = url ? { DATABASE_URL: url } : {}
      const first = await start(extra, 0)
      const second = await start(extra, 1)
      // Slow, so that there is always something on its way when the blow falls.
      hook.answer((response) => setTimeout(() => response.writeHead(200).end(), 150))
      const loads = [startLoad(first.url, 2), startLoad(second.url, 2)]
      await expect.poll(() => webhookIds().size, { timeout: 20_000 }).toBeGreaterThan(3)
      second.process.kill('SIGKILL')
      await once(second.process, 'exit')
      await Promise.all(loads.map((load) => load.stop()))
      const acknowledged = loads.flatMap((load) => [...load.acknowledged])
      expect(acknowledged.length).toBeGreaterThan(10)
      hook.answer((response) => response.writeHead(200).end())

      const missing = () => {
        const told = new Set(toldLeads())
        return acknowledged.filter((id) => !told.has(id)).length
      }
      await expect.poll(missing, { timeout: CLAIM_OVER_MS + acknowledged.length * 20 }).toBe(0)
      // Twice at most for what was on its way at the blow, and then under one id.
      const idsOf = new Map<string, Set<unknown>>()
      for (const { headers, body } of hook.received) {
        const lead = JSON.parse(body.toString()).data.id
        idsOf.set(lead, (idsOf.get(lead) ?? new Set()).add(headers['webhook-id']))
      }
      expect([...idsOf.values()].filter((ids) => ids.size !== 1)).toEqual([])
      expect(hook.received.length - idsOf.size).toBeLessThanOrEqual(8)
      console.log(`${acknowledged.length} leads, ${hook.received.length} webhook posts`)
      for (const server of servers) await server.stop('SIGKILL')
      servers = []
      hook.received.length = 0
    }
  })
})

describe('a server that is told to stop', () => {
  it('is gone in time while receivers are silent, and its next start delivers', {
    timeout: 90_000,
  }, async () => {
    let isSilent = true
    hook.answer((response) => {
      if (!isSilent) response.writeHead(200).end()
    })
    post.behave('silent')
    const server = await start()
    const id = await enquire(server)
    await expect.poll(() => hook.received.length, { timeout: 10_000 }).toBe(1)
    const asked = performance.now()
    server.process.kill('SIGTERM')
    await once(server.process, 'exit')
    expect(performance.now() - asked).toBeLessThan(10_000)

    isSilent = false
    post.behave('take')
    const again = await start()
    // Not after a claim has run out: it was handed back.
    await expect.poll(() => [hook.received.length, post.mails.length], { timeout: 10_000 }).toEqual([2, 1])
    expect(webhookIds().size).toBe(1)
    expect(toldLeads()).toEqual([id, id])
    await expect
      .poll(async () => (await deliveries(again)).map(({ state }) => state))
      .toEqual(['sent', 'sent'])
  })
})
