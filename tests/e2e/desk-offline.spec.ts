import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { guestName, openDesk, sendLead, withoutOtherApps } from '../support/desk.ts'
import { expect, test } from './fixtures.ts'

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|status of (401|403|409|410|503)/] })

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
  await expectNoViolations(page)

  await context.setOffline(false)
  await expect(unsent(page)).toBeHidden()
  // The page shows them without being asked.
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Send the houseboat plan')
  expect((await history(page, id)).map(({ type, note, outcome }) => note ?? outcome ?? type)).toEqual([
    'contact',
    'reached',
    'Wants May, two rooms',
    'Send the houseboat plan',
  ])
})

test('what is kept outlasts a reload and a cut reply, and goes out once', async ({ page }) => {
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
  await page.reload()
  await expect(unsent(page)).toBeVisible()
  await unsent(page).locator('summary').click()
  await page.unroute('**/notes')
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(unsent(page)).toBeHidden()
  expect(await history(page, id)).toHaveLength(1)
})

test('what the server refuses later says why, and can be deleted', async ({ page, context }) => {
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
  await unsent(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(unsent(page)).toBeHidden()
})

test('a status and a follow-up without a network are kept; one that meets a colleague’s booking overwrites nothing', async ({
  page,
  context,
}) => {
  await openDesk(page)
  const { id } = await sendLead(page.request, { name: guestName('Ridge') })
  const lead = async () => (await page.request.get(`/api/leads/${id}`)).json()
  await page.goto(`/admin/leads/${id}`)
  const work = page.getByRole('region', { name: 'Work' })
  await expect(work).toBeVisible()
  await context.setOffline(true)
  await work.getByRole('button', { name: 'Quoted' }).click()
  await expect(page.getByText('It is sent when there is a network')).toBeVisible()
  await work.getByRole('button', { name: 'In 3 days' }).click()
  await expect(unsent(page).locator('summary')).toHaveText('2 actions are not confirmed yet')
  await context.setOffline(false)
  await expect(unsent(page)).toBeHidden()
  await expect(work).toContainText('Status: quoted')
  expect(await lead()).toMatchObject({ status: 'quoted', followUpAt: expect.any(String) })

  await context.setOffline(true)
  await work.getByRole('button', { name: 'Contacted' }).click()
  await expect(unsent(page)).toBeVisible()
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
  await expect(unsent(page)).toContainText('Status: booked')
  await expect(unsent(page)).toContainText('1 refused')
  await expect(unsent(page).getByRole('button', { name: 'Send now' })).toBeHidden()
  expect((await lead()).status).toBe('booked')
})

test('the sign-out warns of what is not sent, and deletes it', async ({ page, context }) => {
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
