import { expectNoViolationsInState } from '../support/axe.ts'
import { guestName, openDesk, sendLead } from '../support/desk.ts'
import { OWNER } from '../support/site.ts'
import { expect, test } from './fixtures.ts'

test('with the keyboard: sign-in, a search, a lead and an action keep the focus and are announced', async ({
  page,
  request,
}) => {
  const name = guestName('Meera')
  const { reference } = await sendLead(request, { name })
  await page.goto('/admin/sign-in')
  await page.getByLabel('E-mail').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeFocused()
  await expect(page).toHaveTitle('Leads | Sales desk | Marigold Miles')

  const said = page.getByRole('status')
  await page.getByRole('searchbox').fill(name)
  await page.keyboard.press('Enter')
  await expect(said.filter({ hasText: '1 lead found.' })).toHaveCount(1)
  await page.getByRole('link', { name }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page).toHaveTitle(`${reference} | Sales desk | Marigold Miles`)

  const note = page.getByRole('button', { name: 'Add note' })
  await page.getByRole('textbox', { name: 'Note' }).fill('Wants a pool.')
  await note.focus()
  await page.keyboard.press('Enter')
  await expect(said.filter({ hasText: 'Saved.' })).toHaveCount(1)
  await expect(note).toBeFocused()
  // The button goes away with the status it sets: the focus stays in its group.
  await page.getByRole('button', { name: 'Contacted' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Status: contacted' })).toBeFocused()

  await page
    .getByRole('navigation', { name: 'Sales desk' })
    .getByRole('link', { name: 'Settings' })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
  await expect(page).toHaveTitle('Settings | Sales desk | Marigold Miles')
  await expectNoViolationsInState(page)
})

test('keys of an input method choose and cancel what is being composed, and nothing else', {
  tag: '@soak',
}, async ({ page }) => {
  await openDesk(page)
  const name = guestName('राजेश')
  const { id } = await sendLead(page.request, { name })
  const input = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.focus()
  await compose('राज')
  await page.keyboard.press('ArrowDown')
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
  await input.send('Input.insertText', { text: 'राजेश' })
  await expect(search).toHaveValue('राजेश')

  await page.goto(`/admin/leads/${id}`)
  await page.getByRole('button', { name: 'Correct the details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct the details' })
  const field = dialog.getByLabel('Name')
  await field.fill('')
  await field.focus()
  await compose('राज')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await input.send('Input.insertText', { text: 'राजेश' })
  await expect(field).toHaveValue('राजेश')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
