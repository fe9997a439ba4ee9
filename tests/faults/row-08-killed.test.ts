import { expect, it } from 'vitest'
import { deviceSuite, entryIn, submitIn } from '../support/device-suite.ts'
import type { Reaction } from '../support/hostile-server.ts'
import { until } from '../support/phone.ts'
import { dice, trials } from '../support/trials.ts'

// Row 8: Chromium is killed 0–2 s after "saved". Delivered once at the next start.

const suite = deviceSuite()
const COUNT = trials(3)
const NETWORKS: Reaction[] = [
  { kind: 'hang' },
  { kind: 'hang', commit: true },
  { kind: 'cut' },
  { kind: 'slow', ms: 1_000 },
]

it(`survives SIGKILL after "saved", ${COUNT} times`, { timeout: 30_000 + COUNT * 20_000 }, async () => {
  const { server, phone } = suite
  const random = dice()
  const told = new Set<string>()
  for (let i = 0; i < COUNT; i++) {
    const page = await suite.openTab()
    server.react(NETWORKS[random(NETWORKS.length)] as Reaction)
    const result = await submitIn(page, { waitMs: 150 })
    expect(result.saved).toBe(true)
    told.add(result.id)
    await new Promise((resolve) => setTimeout(resolve, random(2_000)))
    await phone.kill()
    server.react({ kind: 'accept' })
    await phone.open()
    const next = await suite.openTab()
    await until('sent at the next start', async () => (await entryIn(next, result.id))?.state === 'sent')
    await next.close()
  }
  expect(new Set(server.leads.keys())).toEqual(told)
})
