import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { buildDeviceSite } from '../support/device-site.ts'
import { type Backend, type Reaction, startHostileServer } from '../support/hostile-server.ts'
import { newPhone, until, untilControlled } from '../support/phone.ts'
import { startServer } from '../support/server.ts'
import { IS_SOAK } from '../support/soak.ts'
import { dice, trials } from '../support/trials.ts'

// All at once: phones of three tabs and a worker, a line that cuts replies before and after the lead is stored, browsers
// and the server killed in the middle of it. As many leads as enquiries, none twice, none lost.

const COUNT = trials(25)
const PER_PHONE = 100
const CHUNK = 25
const TABS = 3
const PORT = 4126
const LINE: Reaction[] = [
  { kind: 'cut' },
  { kind: 'reset' },
  { kind: 'slow', ms: 60 },
  ...Array.from({ length: 9 }, () => ({ kind: 'accept' }) as const),
]

it.runIf(IS_SOAK)(`makes ${COUNT} enquiries ${COUNT} leads`, { timeout: 120_000 + COUNT * 500 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'all-at-once-'))
  const random = dice()
  let server = await startServer({ port: PORT, dataDir })
  const backend: Backend = async (id, body) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': id }
    const answer = await fetch(`${server.url}/submit-form`, { method: 'POST', headers, body })
    return { status: answer.status, json: await answer.json() }
  }
  const site = await buildDeviceSite('one')
  const line = await startHostileServer(site.folder, { backend })
  const told = new Set<string>()
  let kills = 0

  async function sendFromPhone(count: number): Promise<void> {
    const phone = await newPhone({ skipsMedia: true, shell: true })
    const openTabs = async () => {
      const tabs: Page[] = []
      while (tabs.length < TABS) tabs.push(await phone.tab(line.url))
      // A browser whose start went wrong is started again, as people do.
      for (const tab of tabs)
        await untilControlled(tab).catch(async () => {
          await tab.reload()
          await untilControlled(tab)
        })
      return tabs
    }
    try {
      let tabs = await openTabs()
      const chunks = Math.ceil(count / CHUNK)
      const [batteryDies, serverDies] = [random(chunks), random(chunks)]
      for (let chunk = 0; chunk < chunks; chunk++) {
        const first = told.size
        const enquiries = Array.from({ length: Math.min(CHUNK, count - chunk * CHUNK) }, (_, index) => ({
          id: randomUUID(),
          contact: String(9_000_000_000 + first + index),
        }))
        const saved = await (tabs[chunk % TABS] as Page).evaluate(
          (all) =>
            Promise.all(
              all.map(({ id, contact }) => window.device.submit(id, { waitMs: 0, body: { contact } })),
            ).then((results) => results.filter((result) => result.saved).map(({ id }) => id)),
          enquiries,
        )
        for (const id of saved) told.add(id)
        await new Promise((resolve) => setTimeout(resolve, random(300)))
        if (chunk === serverDies) {
          await server.stop('SIGKILL')
          server = await startServer({ port: PORT, dataDir })
          kills += 1
        }
        if (chunk === batteryDies) {
          await phone.kill()
          await phone.open()
          tabs = await openTabs()
          kills += 1
        }
      }
      // A traveller with the page open tries again.
      await until(
        'all sent',
        async () => {
          await Promise.all(
            tabs.map((tab) => tab.evaluate(() => window.device.outbox.drain({ shortenBackoff: true }))),
          )
          const entries = await (tabs[0] as Page).evaluate(() => window.device.outbox.list())
          return entries.length === count && entries.every(({ state }) => state === 'sent')
        },
        60_000 + count * 400,
      )
    } finally {
      await phone.dispose()
    }
  }

  try {
    line.react(() => LINE[random(LINE.length)] as Reaction)
    for (let done = 0; done < COUNT; done += PER_PHONE) {
      await sendFromPhone(Math.min(PER_PHONE, COUNT - done))
      if (COUNT > 10 * PER_PHONE) console.log(`${told.size} enquiries, ${line.posts.length} posts`)
    }
    await server.stop()
    const file = new Sqlite(join(dataDir, 'marigold.sqlite'), { readonly: true })
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
    const leads = file.prepare('select id, contact from lead').all() as { id: string; contact: string }[]
    file.close()
    expect(told.size).toBe(COUNT)
    expect(new Set(leads.map(({ id }) => id))).toEqual(told)
    expect(new Set(leads.map(({ contact }) => contact)).size).toBe(COUNT)
    expect(leads.length).toBe(COUNT)
    const spoiled = line.posts.filter(({ reaction }) => reaction === 'cut' || reaction === 'reset').length
    console.log(
      `${line.posts.length} posts, ${spoiled} of them spoiled, ${kills} kills: ${leads.length} leads`,
    )
  } finally {
    await server.stop('SIGKILL')
    await line.close()
    await site.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
})
