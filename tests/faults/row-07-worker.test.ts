import { expect, it } from 'vitest'
import { answer, isMarked, nameOf, PARKED, PASSING, SLOW, shuffled } from '../support/answers.ts'
import { until } from '../support/phone.ts'
import { siteSuite } from '../support/site-suite.ts'
import { IS_SOAK } from '../support/soak.ts'
import { cards, cardWhen, enquire, pressOnCard, type Tab } from '../support/traveller.ts'
import { dice, trials } from '../support/trials.ts'

// Row 7 in the worker: whatever the server or the wire does, the enquiry is never deleted: it is parked, or tried again.

const suite = siteSuite({ shared: true })

const WORKER_COUNT = trials(1)

const leadsOf = (contact: string) => suite.site.leads().filter((lead) => lead.contact === contact)

/** What counts is that the device has the receipt: a try that failed may have stored the enquiry. */
const untilNewestIsSent = (tab: Tab) => until('sent', async () => (await cards(tab))[0]?.state === 'sent')

it.runIf(IS_SOAK)(
  `parks or tries again in the worker, with every page closed, ${WORKER_COUNT} times`,
  {
    timeout: 90_000 + WORKER_COUNT * 20_000,
  },
  async () => {
    const { site, phone } = suite
    const pick = shuffled([...PASSING, ...PARKED.map(answer)], dice())
    for (let i = 0; i < WORKER_COUNT; i++) {
      const reaction = pick(i)
      const contact = site.newContact()
      const tab = await suite.openTab('/bali')
      await phone.context.setOffline(true)
      expect(await enquire(tab, site.url, contact)).toMatchObject({ path: '/thankyou' })
      await phone.closeTabs()
      site.proxy.react(reaction)
      const postsBefore = site.proxy.posts.length
      await phone.context.setOffline(false)
      await until('the worker has tried', () => site.proxy.posts.length > postsBefore)
      const id = site.proxy.posts.at(-1)?.id
      site.proxy.react({ kind: 'accept' })
      const isOneOf = (statuses: number[]) => reaction.kind === 'answer' && statuses.includes(reaction.status)
      const isParked = isOneOf(PARKED) && isMarked(reaction)
      const next = await suite.openTab('/enquiries')
      if (isParked) {
        await cardWhen(next, contact, ({ state }) => state === 'attention')
        const button = isOneOf([422]) ? 'Send as a new enquiry' : 'Retry now'
        await pressOnCard(next, contact, button)
      }
      if (isOneOf(SLOW) || (isOneOf(PARKED) && !isParked)) await pressOnCard(next, contact, 'Retry now')
      await untilNewestIsSent(next)
      expect(leadsOf(contact), nameOf(reaction)).toHaveLength(1)
      if (!isParked || !isOneOf([422])) expect(leadsOf(contact)[0]?.id).toBe(id)
      await phone.closeTabs()
    }
  },
)
