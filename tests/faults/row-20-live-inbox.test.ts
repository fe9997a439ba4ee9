import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, useDatabase } from '../support/databases.ts'
import { listedIds, OWNER, openInbox, type StreamEvent, signInOwner } from '../support/inbox.ts'
import { distinctBody, postJson, startLoad } from '../support/load.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { IS_SOAK } from '../support/soak.ts'
import { dice, trials } from '../support/trials.ts'

// Row 20: the live inbox is cut and resumed. No gap, no repeat; a revoked session's stream closes within 5 s.

const CUTS = trials(6)

describe.each(databaseKinds())('the live inbox (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  let first: TestServer
  let second: TestServer
  let cookie: string
  beforeAll(async () => {
    const url = await newUrl()
    const env = { ...OWNER, ...(url && { DATABASE_URL: url }) }
    first = await startServer({ port: 4108, env })
    second = await startServer({ port: 4109, dataDir: first.dataDir, env })
    cookie = await signInOwner(first.url)
  })
  afterAll(async () => {
    await second?.stop()
    await first?.stop()
  })

  it(`shows every lead once over ${CUTS} cuts and two processes`, {
    timeout: 60_000 + CUTS * 5000,
  }, async () => {
    const random = dice()
    const loads = [startLoad(first.url, 3), startLoad(second.url, 3)]
    const shown: StreamEvent[] = []
    let lastEventId = '0'
    for (let i = 0; i < CUTS; i++) {
      const inbox = openInbox(random(2) === 0 ? first.url : second.url, cookie, lastEventId)
      await new Promise((resolve) => setTimeout(resolve, random(700)))
      inbox.cut()
      shown.push(...inbox.events)
      lastEventId = shown.at(-1)?.id ?? '0'
    }
    await Promise.all(loads.map((load) => load.stop()))
    const stored = (await listedIds(first.url, cookie)).toReversed()
    const last = openInbox(first.url, cookie, lastEventId)
    await expect.poll(() => shown.length + last.events.length, { timeout: 10_000 }).toBe(stored.length)
    last.cut()
    expect([...shown, ...last.events].map((event) => event.data.id)).toEqual(stored)
  })

  it('brings a new lead at once, also from the other process, and later changes as changes', async () => {
    const inboxes = [openInbox(first.url, cookie), openInbox(second.url, cookie)]
    await expect.poll(() => inboxes.map((inbox) => inbox.status())).toEqual([200, 200])
    const id = randomUUID()
    await postJson(`${first.url}/submit-form`, distinctBody(), { id })
    const arrivals = () => inboxes.map((inbox) => inbox.events.map((event) => [event.event, event.data.id]))
    await expect.poll(arrivals, { timeout: 2000 }).toEqual([[['message', id]], [['message', id]]])
    const change = await fetch(`${second.url}/api/leads/${id}`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{"status":"contacted"}',
    })
    expect(change.status).toBe(200)
    const statuses = () =>
      inboxes.map((inbox) => inbox.events.map((event) => `${event.event} ${event.data.status}`))
    await expect.poll(statuses, { timeout: 2000 }).toEqual([
      ['message new', 'changed contacted'],
      ['message new', 'changed contacted'],
    ])
    for (const inbox of inboxes) inbox.cut()
  })

  it.runIf(kind === 'sqlite' || IS_SOAK)(
    'closes within 5 s of the end of its session, and cannot be opened again',
    {
      timeout: 20_000,
    },
    async () => {
      const ending = await signInOwner(first.url)
      const inboxes = [
        openInbox(first.url, ending),
        openInbox(second.url, ending),
        openInbox(first.url, cookie),
      ]
      await expect.poll(() => inboxes.map((inbox) => inbox.status())).toEqual([200, 200, 200])
      const out = await fetch(`${first.url}/api/auth/sign-out`, {
        method: 'POST',
        headers: { cookie: ending },
      })
      expect(out.status).toBe(200)
      const endedAt = Date.now()
      await expect
        .poll(() => inboxes.slice(0, 2).every((inbox) => inbox.closedAt() !== undefined), { timeout: 8000 })
        .toBe(true)
      for (const inbox of inboxes.slice(0, 2)) expect((inbox.closedAt() ?? 0) - endedAt).toBeLessThan(5000)
      // Others' streams stay.
      expect(inboxes[2]?.closedAt()).toBeUndefined()
      inboxes[2]?.cut()
      const again = openInbox(first.url, ending)
      await expect.poll(() => again.status()).toBe(401)
    },
  )
})
