import { expect, it } from 'vitest'
import type { Reaction } from '../support/hostile-server.ts'
import { until } from '../support/phone.ts'
import { keptContacts } from '../support/real-site.ts'
import { siteSuite } from '../support/site-suite.ts'
import { fillIn, inPage } from '../support/traveller.ts'
import { dice, trials } from '../support/trials.ts'

// Row 8: Chromium is killed 0–2 s after the enquiry is on the disk. Delivered once at the next start.

const COUNT = trials(1)
// Both keep their databases in the same way, and the shell starts in half the time: every second run of a soak has it.
const suite = siteSuite({ shell: COUNT > 3 && Number(process.env.SEED) % 2 === 1 })
const NETWORKS: Reaction[] = [
  { kind: 'hang' },
  { kind: 'hang', commit: true },
  { kind: 'cut' },
  { kind: 'reset' },
  { kind: 'slow', ms: 1_000 },
]

it(`survives SIGKILL after "saved", ${COUNT} times`, { timeout: 90_000 + COUNT * 20_000 }, async () => {
  const { site, phone } = suite
  const random = dice()
  const saved: string[] = []
  let tab = await suite.openTab('/bali')
  for (let i = 0; i < COUNT; i++) {
    const contact = site.newContact()
    site.proxy.react(NETWORKS[random(NETWORKS.length)] as Reaction)
    await fillIn(tab, contact)
    await inPage(
      tab,
      () => document.querySelector<HTMLButtonElement>('main form[method="post"] [type="submit"]')?.click(),
      undefined,
    )
    // Answered only when the write that keeps it is on the disk; a quick network may have it delivered by then.
    const isKept = async () =>
      (await keptContacts(tab)).includes(contact) || site.leads().some((lead) => lead.contact === contact)
    await until('on the disk', () => isKept().catch(() => false))
    saved.push(contact)
    await new Promise((resolve) => setTimeout(resolve, random(2_000)))
    await phone.kill()
    site.proxy.react({ kind: 'accept' })
    await phone.open()
    // Any page sends it. The next enquiry is written on the same one, which spares a page in a thousand trials.
    tab = await suite.openTab('/bali')
    await until('sent at the next start', async () => !(await keptContacts(tab)).includes(contact))
  }
  const contacts = site.leads().flatMap(({ contact }) => (saved.includes(contact) ? [contact] : []))
  expect(contacts.toSorted()).toEqual(saved.toSorted())
})
