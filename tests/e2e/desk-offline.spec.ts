import type { Page } from '@playwright/test'
import { expectNoViolationsInState } from '../support/axe.ts'
import { guestName, openDesk, sendLead, withoutOtherApps } from '../support/desk.ts'
import { holdRequest } from '../support/hold-request.ts'
import { expect, test } from './fixtures.ts'

test.use({
  allowedErrors: [/ERR_INTERNET_DISCONNECTED|status of (401|403|409|410|502|503)|server answered 502/],
})

const unsent = (page: Page) => page.locator('details', { hasText: 'not confirmed yet' })

async function history(
  page: Page,
  id: string,
): Promise<{ type: string; note?: string; outcome?: string; at: string }[]> {
  const { history } = await (await page.request.get(`/api/leads/${id}`)).json()
  return history.filter(({ type }: { type: string }) => ['note', 'contact', 'call-outcome'].includes(type))
}

test('a call, its result and a note without a network are kept, listed, and sent once when it is back', async ({
  page,
  context,
}) => {
  await withoutOtherApps(page)
  await openDesk(page)
  const { id, reference } = await sendLead(page.request, { name: guestName('Lift') })
  await page.goto(`/admin/leads/${id}`)
  await expect(page.getByRole('link', { name: 'Call' }).first()).toBeVisible()

  await expect(page.getByLabel('Note')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Call' }).first().click()
  await expect(page.getByText('It is sent when there is a network')).toBeVisible()
  const result = page.getByRole('region', { name: 'How did the call end?' })
  await result.getByLabel('What was said').fill('Wants May, two rooms')
  await result.getByRole('button', { name: 'Reached' }).click()
  await expect(result).toBeHidden()
  await page.getByLabel('Note').fill('Send the houseboat plan')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByLabel('Note')).toHaveValue('')
  await expect(unsent(page).locator('summary')).toHaveText('3 actions are not confirmed yet')
  await unsent(page).locator('summary').click()
  for (const text of ['Called', 'Wants May, two rooms', 'Send the houseboat plan', reference])
    await expect(unsent(page)).toContainText(text)
  await expectNoViolationsInState(page)

  await context.setOffline(false)
  await expect(unsent(page)).toBeHidden()
  await expect(page.getByText('It is sent when there is a network')).toBeHidden()
  // The page shows them without being asked.
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Send the houseboat plan')
  expect((await history(page, id)).map(({ type, note, outcome }) => note ?? outcome ?? type)).toEqual([
    'contact',
    'reached',
    'Wants May, two rooms',
    'Send the houseboat plan',
  ])
})

test('what is sent when its page is left goes out by itself, and is not called unsaved', {
  tag: '@soak',
}, async ({ page }) => {
  await openDesk(page)
  const { id } = await sendLead(page.request, { name: guestName('Left') })
  await page.goto(`/admin/leads/${id}`)
  const note = page.getByLabel('Note')
  await note.fill('Prefers the sea side')
  const held = await holdRequest(page, '**/notes')
  await page.getByRole('button', { name: 'Add note' }).click()
  await held.started
  await page.reload()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Prefers the sea side')
  await expect(note).toHaveValue('')
  await expect(page.getByText('not saved yet')).toBeHidden()
  expect(await history(page, id)).toHaveLength(1)
  held.letGo()

  const correct = page.getByRole('button', { name: 'Correct the details' })
  const dialog = page.getByRole('dialog', { name: 'Correct the details' })
  await correct.click()
  await dialog.getByLabel('Departure city').fill('Nagpur')
  const change = await holdRequest(page, `**/api/leads/${id}`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await change.started
  await page.reload()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Nagpur')
  await correct.click()
  await expect(dialog.getByLabel('Departure city')).toHaveValue('Nagpur')
  await expect(dialog.getByText('not saved yet')).toBeHidden()
  change.letGo()
})

test('what is kept outlasts a reload and a cut reply, and goes out once', { tag: '@soak' }, async ({
  page,
}) => {
  await withoutOtherApps(page)
  await openDesk(page)
  const { id } = await sendLead(page.request, { name: guestName('Tunnel') })
  await page.goto(`/admin/leads/${id}`)
  // The server does it, and the answer is lost.
  await page.route('**/notes', async (route) => {
    await route.fetch()
    // A reload ends the request first.
    await route.abort('internetdisconnected').catch(() => {})
  })
  await page.getByLabel('Note').fill('Only once, please')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(unsent(page)).toBeVisible()
  // The desk was delivered, and the server does not say who is signed in.
  await page.route('**/api/auth/get-session*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  const waiting = page.getByRole('region', { name: '1 action of yours not confirmed yet' })
  await expect(waiting).toContainText('Only once, please')
  await expectNoViolationsInState(page)
  await page.unroute('**/api/auth/get-session*')
  await page.reload()
  await expect(unsent(page)).toBeVisible()
  await unsent(page).locator('summary').click()
  await page.unroute('**/notes')
  // It may go out by itself first, and take the button with it.
  await page
    .getByRole('button', { name: 'Send now' })
    .evaluateAll((buttons: HTMLElement[]) => buttons.map((button) => button.click()))
  await expect(unsent(page)).toBeHidden()
  expect(await history(page, id)).toHaveLength(1)

  // A call that the server logged raised the lead's version: the change made after it is no conflict with oneself.
  await page.route('**/contacts', async (route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await page.getByRole('link', { name: 'Call' }).first().click()
  await expect(unsent(page)).toBeVisible()
  const work = page.getByRole('region', { name: 'Work' })
  await expect(work).toContainText('Status: contacted')
  await page.getByRole('button', { name: 'Booked…' }).click()
  const booking = page.getByRole('dialog', { name: 'Booked' })
  await booking.getByLabel('Amount').fill('90,000')
  await booking.getByRole('button', { name: 'Save as booked' }).click()
  await expect(booking).toBeHidden()
  await expect(work).toContainText('Not sent yet: Status: booked · Booked for ₹90,000')
  await page.unroute('**/contacts')
  await expect(unsent(page)).toBeHidden({ timeout: 20_000 })
  await expect(work.getByRole('button', { name: '₹90,000: change' })).toBeVisible()
  await expect(work).not.toContainText('Not sent yet')
  expect(await history(page, id)).toHaveLength(2)
})

test('what the server refuses later says why, and can be deleted', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await openDesk(page)
  const { id } = await sendLead(page.request, { name: guestName('Erased') })
  await page.goto(`/admin/leads/${id}`)
  await expect(page.getByLabel('Note')).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Note').fill('Too late')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(unsent(page)).toBeVisible()
  await page.route('**/notes', (route) => route.abort('internetdisconnected'))
  await context.setOffline(false)
  expect(
    (await page.request.delete(`/api/leads/${id}`, { headers: { origin: new URL(page.url()).origin } })).ok(),
  ).toBe(true)
  await page.unroute('**/notes')
  await page.goto('/admin/leads')
  await expect(unsent(page)).toContainText('This lead was erased.')
  await expect(unsent(page)).not.toContainText('Too late')
  await unsent(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(unsent(page)).toBeHidden()
})

test('changes made in two tabs without a network are kept and go out; one that meets a colleague’s booking overwrites nothing', {
  tag: '@soak',
}, async ({ page, context }) => {
  await openDesk(page)
  const { id } = await sendLead(page.request, { name: guestName('Ridge') })
  const lead = async () => (await page.request.get(`/api/leads/${id}`)).json()
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`/admin/leads/${id}`)
  const workOf = (tab: Page) => tab.getByRole('region', { name: 'Work' })
  const work = workOf(page)
  for (const tab of [page, other]) await expect(workOf(tab)).toBeVisible()
  await context.setOffline(true)
  await work.getByRole('button', { name: 'Quoted' }).click()
  await expect(page.getByText('It is sent when there is a network')).toBeVisible()
  await expect(work).toContainText('Not sent yet: Status: quoted')
  // The other tab knows it at once, and goes on from there.
  await expect(workOf(other)).toContainText('Status: quoted')
  await workOf(other).getByRole('button', { name: 'In 3 days' }).click()
  await workOf(other).getByRole('button', { name: 'Assign to me' }).click()
  await expect(unsent(page).locator('summary')).toHaveText('3 actions are not confirmed yet')
  await page.getByRole('button', { name: 'Correct the details' }).click()
  const details = page.getByRole('dialog', { name: 'Correct the details' })
  await details.getByLabel('Budget').fill('2,50,000')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(details).toBeHidden()
  await page.getByRole('button', { name: 'Move to suspected spam' }).click()
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(unsent(page).locator('summary')).toHaveText('6 actions are not confirmed yet')
  await context.setOffline(false)
  await expect(unsent(page)).toBeHidden()
  await expect(unsent(other)).toBeHidden()
  await expect(work).toContainText('Status: quoted')
  expect(await lead()).toMatchObject({
    status: 'quoted',
    followUpAt: expect.any(String),
    assignee: expect.any(String),
    budget: 250_000,
    quarantined: false,
  })
  await other.close()

  await context.setOffline(true)
  await work.getByRole('button', { name: 'Contacted' }).click()
  await work.getByLabel('Owner').selectOption('Unassigned')
  await expect(unsent(page).locator('summary')).toHaveText('2 actions are not confirmed yet')
  await page.route(`**/api/leads/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
  )
  await context.setOffline(false)
  const booking = await page.request.patch(`/api/leads/${id}`, {
    headers: { origin: new URL(page.url()).origin },
    data: { status: 'booked', bookedAmount: 90_000 },
  })
  expect(booking.ok()).toBe(true)
  await page.unroute(`**/api/leads/${id}`)
  await page.reload()
  await expect(unsent(page).locator('summary')).toHaveText('2 actions are not confirmed yet, 2 refused')
  const refused = (text: string) => unsent(page).getByRole('listitem').filter({ hasText: text })
  await expect(refused('Status: contacted')).toContainText('Status: booked')
  await expect(refused('Status: contacted')).toContainText('The lead is booked now.')
  await expect(refused('Status: contacted').getByRole('button', { name: /Send|Save/ })).toHaveCount(0)
  await expectNoViolationsInState(page)
  expect((await lead()).status).toBe('booked')
  // What replaces no booking can still be saved, as nothing else of the lead changes by it.
  await refused('Owner: Unassigned').getByRole('button', { name: 'Save my change as well' }).click()
  await expect(refused('Owner: Unassigned')).toBeHidden()
  expect(await lead()).toMatchObject({ status: 'booked', bookedAmount: 90_000, assignee: null })
})

test('the sign-out warns of what is not sent, and deletes it', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await openDesk(page)
  const { id } = await sendLead(page.request, { name: guestName('Leaving') })
  await page.goto(`/admin/leads/${id}`)
  await expect(page.getByLabel('Note')).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Note').fill('Never sent')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(unsent(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out?' })
  await expect(question).toContainText('1 item is not saved.')
  await page.route('**/notes', (route) => route.abort('internetdisconnected'))
  await context.setOffline(false)
  await question.getByRole('button', { name: 'Sign out and delete' }).click()
  await expect(page).toHaveURL(/sign-in/)
  await page.unroute('**/notes')
  await openDesk(page)
  await expect(unsent(page)).toBeHidden()
  expect(await history(page, id)).toEqual([])
})

test('a page that could not be loaded is loaded again by itself once the server is back', {
  tag: '@soak',
}, async ({ page }) => {
  await page.clock.install()
  await openDesk(page)
  await page.route('**/api/reports?*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('alert').getByText('This page could not be loaded')).toBeVisible()
  await page.unroute('**/api/reports?*')
  await page.clock.fastForward(16_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
})
