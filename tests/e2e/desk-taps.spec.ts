import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator } from '@playwright/test'
import {
  addColleague,
  guestName,
  guestNumber,
  openDesk,
  sendLead,
  signIn,
  withoutOtherApps,
} from '../support/desk.ts'
import { expect, test } from './fixtures.ts'

/** Choosing from a list is two taps: one opens it, one chooses. Typing is none, but its field has to have the focus. */
function countTaps() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      taps += 1
      await target.click()
    },
    choose: async (list: Locator, label: string) => {
      taps += 2
      await list.selectOption({ label })
    },
    /** The taps since the last job. */
    used: () => {
      const count = taps
      taps = 0
      return count
    },
  }
}

/** Leads that a colleague adds by hand, who then owns them. */
async function addLeads(
  request: APIRequestContext,
  account: { email: string; password: string },
  count: number,
): Promise<void> {
  await signIn({ request }, account)
  for (let n = 0; n < count; n++) {
    const data = { origin: 'call', name: 'Ravi', contact: guestNumber(), destination: 'Goa', note: '' }
    const answer = await request.post('/api/leads', { data, headers: { 'idempotency-key': randomUUID() } })
    expect(answer.status()).toBe(200)
  }
}

test('the commonest jobs need few taps on a phone', { tag: '@soak' }, async ({ page, context, request }) => {
  await withoutOtherApps(page)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const { tap, choose, used } = countTaps()
  await openDesk(page)
  const [asha, meera] = [guestName('Asha'), guestName('Meera')]
  const account = await addColleague(page, asha)
  await addColleague(page, meera)
  const [name, contact] = [guestName('Newest'), guestNumber()]
  const earlier = await sendLead(page.request, { name, contact, destination: 'Goa' })
  await page.reload()
  await sendLead(page.request, { name, contact })
  const row = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '2nd enquiry' })
  const status = (words: string) => page.getByRole('group', { name: words, exact: true })
  const openNewest = () => tap(row.getByRole('link'))

  // The leads of other tests are above it.
  const onlyIts = () => expect(page.getByRole('listitem').filter({ hasNotText: name })).toHaveCount(0)
  const inSight = async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill(name)
    await onlyIts()
  }

  await inSight()
  await openNewest()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(used(), 'newest lead').toBe(1)

  const quick = page.getByRole('navigation', { name: 'Quick actions' })
  await tap(quick.getByRole('link', { name: 'Call' }))
  await tap(page.getByRole('button', { name: /^No answer, try again/ }))
  await expect(page.getByText('Call: no answer')).toBeVisible()
  expect(used(), 'call logged with its result').toBe(2)

  await tap(quick.getByRole('button', { name: 'Note' }))
  await page.keyboard.type('Wants a pool')
  await tap(page.getByRole('button', { name: 'Add note' }))
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants a pool' })).toBeVisible()
  expect(used(), 'note').toBe(2)

  await tap(page.getByRole('button', { name: 'Tomorrow, 10 am' }))
  await expect(page.getByText(/Set for .* 10:00 am\./)).toBeVisible()
  expect(used(), 'follow-up').toBe(1)

  await tap(page.getByRole('button', { name: 'Quoted' }))
  await expect(status('Status: quoted')).toBeVisible()
  expect(used(), 'quoted').toBe(1)

  await choose(page.getByLabel('Owner'), asha)
  await expect(page.getByRole('button', { name: /^Undo: back to/ })).toBeVisible()
  expect(used(), 'reassign').toBe(2)

  await tap(page.getByRole('button', { name: `Merge ${earlier.reference} into this lead` }))
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }))
  await expect(page.getByText('part of this lead')).toBeVisible()
  expect(used(), 'merge').toBe(2)

  await tap(page.getByRole('button', { name: 'Lost…' }))
  await choose(page.getByRole('dialog').getByLabel('Reason'), 'Booked elsewhere')
  await tap(page.getByRole('button', { name: 'Mark as lost' }))
  await expect(status('Lost: Booked elsewhere')).toBeVisible()
  expect(used(), 'lost').toBe(4)

  await page.goto('/admin/leads')
  await tap(page.getByRole('searchbox', { name: 'Search' }))
  await page.keyboard.type(contact)
  await onlyIts()
  await openNewest()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(used(), 'find by number').toBe(2)

  await page.getByRole('link', { name: 'All leads' }).click()
  await inSight()
  await openNewest()
  const chat = context.waitForEvent('page')
  await tap(quick.getByRole('link', { name: 'WhatsApp' }))
  expect((await chat).url()).toContain(`wa.me/91${contact}`)
  await (await chat).close()
  await expect(page.getByText('Wrote on WhatsApp')).toBeVisible()
  expect(used(), 'WhatsApp, from the inbox').toBe(2)

  await addLeads(request, account, 38)
  await page.goto('/admin/settings/team')
  await tap(page.getByRole('button', { name: `Set ${asha} on leave` }))
  await choose(page.getByLabel('Hand over 38 open leads to'), meera)
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Set on leave' }))
  await expect(page.getByText(`38 leads are with ${meera} now.`)).toBeVisible()
  expect(used(), 'hand-over of 38 leads').toBe(4)
})
