import type { Page } from '@playwright/test'
import { LOCAL_KEYS } from '../../src/contract/storage-names.ts'
import { expectNoViolationsInState } from '../support/axe.ts'
import { addColleague, guestName, guestNumber, openDesk, sendLead } from '../support/desk.ts'
import { expect, test } from './fixtures.ts'

// What a test has refused on purpose.
test.use({ allowedErrors: [/status of 422|net::ERR_FAILED/] })

const drafts = (page: Page) => page.evaluate((key) => localStorage.getItem(key), LOCAL_KEYS.leadDrafts)
const found = (page: Page) => page.getByRole('status')
const add = (page: Page) => page.getByRole('button', { name: 'Add the lead' })

test('a caller is known by the number, written down once, and kept through mistakes, reloads and lost answers', {
  tag: '@soak',
}, async ({ page }) => {
  await openDesk(page)
  const agent = await addColleague(page, guestName('Asha'))
  const name = guestName('Kavya')
  const contact = guestNumber()
  const earlier = await sendLead(page.request, { name, contact })
  await page.getByRole('link', { name: 'Add a lead' }).click()
  await expect(page).toHaveURL('/admin/leads/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a lead')

  await page.getByLabel('Phone number').fill(`+91 ${contact.slice(0, 5)} ${contact.slice(5)}`)
  await expect(page.getByLabel('Phone number')).toHaveValue(contact)
  const link = found(page).getByRole('link', { name: `${name} · ${earlier.reference}` })
  await expect(link).toHaveAttribute('href', `/admin/leads/${earlier.id}`)
  await expectNoViolationsInState(page)
  await page.getByLabel('Phone number').fill(contact.slice(0, 9))
  await expect(link).toBeHidden()
  await page.getByLabel('Phone number').fill(contact)

  // Mistakes are named beside their fields, and the first one is in focus.
  await add(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose how it came.' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter your name.' })).toBeHidden()
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a name.' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Phone call' })).toBeFocused()
  await expectNoViolationsInState(page)
  await page.getByRole('radio', { name: 'Phone call' }).check()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Destination').selectOption('Bali')
  await page.getByLabel('Travellers').fill('four')
  await page.getByLabel('Note').fill('Wants a pool\nand a sea view')
  await add(page).click()
  await expect(page.getByLabel('Travellers')).toBeFocused()
  await page.getByLabel('Travellers').fill('4')

  await page.reload()
  await expect(page.getByText('Kept on this device, not added yet.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expect(page.getByRole('radio', { name: 'Phone call' })).toBeChecked()
  await expect(page.getByLabel('Note')).toHaveValue('Wants a pool\nand a sea view')

  // The server stores it, but the answer is lost; then the same is sent again.
  let references: string[] = []
  await page.route('**/api/leads', async (route) => {
    const response = await route.fetch()
    references = [...references, (await response.json()).reference]
    await (references.length === 1 ? route.abort() : route.fulfill({ response }))
  })
  await add(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'We got no confirmation that it is saved.' }),
  ).toBeVisible()
  await page.reload()
  await add(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveURL(/\/admin\/leads\/[0-9a-f-]{36}$/)
  expect(references).toHaveLength(2)
  expect(references[1]).toBe(references[0])
  expect(await drafts(page)).toBeNull()
  const facts = page.getByRole('region', { name: 'Enquiry' })
  await expect(facts).toContainText('Phone call')
  await expect(facts).toContainText('4 travellers')
  await expect(facts).toContainText('Wants a pool')
  await expect(page.getByText('Added by hand', { exact: true }).last()).toBeVisible()
  await expectNoViolationsInState(page)
  await page.unroute('**/api/leads')

  // Back leads to the inbox, not to the form; a colleague sees the assignee, and nothing else.
  await page.goBack()
  await expect(page).toHaveURL('/admin/leads')
  await page.goto('about:blank')
  await page.context().clearCookies()
  await openDesk(page, agent)
  await page.goto('/admin/leads/new')
  await page.getByLabel('Phone number').fill(contact)
  await expect(found(page).getByText(`${references[0]} is with`)).toBeVisible()
  await expect(found(page).getByRole('link', { name: references[0] ?? '' })).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoViolationsInState(page)
})

test('the same form in two tabs adds two leads, and never changes the first', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await openDesk(page)
  const first = guestName('First')
  await page.goto('/admin/leads/new')
  await page.getByLabel('Phone number').fill(guestNumber())
  await page.getByRole('radio', { name: 'Walk-in' }).check()
  await page.getByLabel('Name').fill(first)
  await page.getByLabel('Destination').selectOption('Goa')
  const other = await context.newPage()
  await other.goto('/admin/leads/new')
  await expect(other.getByLabel('Name')).toHaveValue(first)
  await add(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  const second = guestName('Second')
  await other.getByLabel('Name').fill(second)
  await add(other).click()
  const refused = other.getByRole('alert').filter({ hasText: 'already added from this form' })
  await expect(refused.getByRole('link', { name: 'Open that lead' })).toBeVisible()
  await expectNoViolationsInState(other)
  await refused.getByRole('button', { name: 'Add this one as another lead' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(second)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
})
