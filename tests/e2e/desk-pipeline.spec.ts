import { endOfIndianDay, indianDay } from '../../src/contract/travel-date.ts'
import { expectNoViolationsInState } from '../support/axe.ts'
import {
  followUpUnseen,
  guestName,
  guestNumber,
  openDesk,
  sendLead,
  withoutOtherApps,
} from '../support/desk.ts'
import { siteDataDir } from '../support/site.ts'
import { expect, test } from './fixtures.ts'

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

test('leads are moved on the board by pointer and by keyboard, also without a network, and a lost one is asked why', {
  tag: '@soak',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDesk(page)
  const name = guestName('Asha')
  const { id } = await sendLead(page.request, { name })
  await page.getByRole('link', { name: 'Board' }).click()
  const column = (status: string) => page.getByRole('region', { name: new RegExp(`^${status} \\d`) })
  const card = (status: string) => column(status).getByRole('listitem').filter({ hasText: name })
  await expect(card('new')).toBeVisible()
  await expectNoViolationsInState(page)

  await card('new').dragTo(column('booked'))
  await expect(page.getByText('A lead cannot go from new to booked')).toBeVisible()
  await card('new').dragTo(column('quoted'))
  await expect(card('quoted').getByRole('link')).toBeFocused()

  // Without a network the move is kept, shown as not sent, and sent once there is one.
  await context.setOffline(true)
  await page.getByRole('button', { name: `Move ${name}` }).press('Enter')
  await page.getByRole('button', { name: 'contacted', exact: true }).press('Enter')
  await expect(card('contacted')).toContainText('not sent yet')
  await expect(page.getByText('It is sent when there is a network')).toBeVisible()
  await context.setOffline(false)
  await expect(card('contacted')).not.toContainText('not sent yet')
  await expect(page.getByText('It is sent when there is a network')).toBeHidden()
  expect((await (await page.request.get(`/api/leads/${id}`)).json()).status).toBe('contacted')

  await card('contacted').getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Move ${name}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'lost…' }).press('Enter')
  await page.getByLabel('Reason').selectOption('No answer')
  await page.getByRole('button', { name: 'Mark as lost' }).press('Enter')
  await expect(card('lost').getByRole('link')).toBeFocused()
})

test('on a phone the details are corrected, the note is one tap away, and the day shows who waits', {
  tag: '@soak',
}, async ({ page }) => {
  await withoutOtherApps(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page)
  const name = guestName('Ravi')
  const [before, after] = [guestNumber(), guestNumber()]
  const { id } = await sendLead(page.request, { name, contact: before })
  await page.goto(`/admin/leads/${id}`)
  const bar = page.getByRole('navigation', { name: 'Quick actions' })
  await expect(page.getByRole('link', { name: 'Call' })).toHaveCount(1)
  await bar.getByRole('button', { name: 'Note' }).click()
  const note = page.getByLabel('Note', { exact: true })
  await expect(note).toBeFocused()
  // What has the focus is not under the bar.
  const [field, over] = [await note.boundingBox(), await bar.boundingBox()]
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)

  await page.getByRole('button', { name: 'Correct the details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct the details' })
  await expectNoViolationsInState(page)
  await dialog.getByLabel('Phone').fill(after)
  await dialog.getByLabel('Budget').fill('2,5')
  await dialog.getByLabel('Budget').fill('two lakh')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Budget')).toBeFocused()
  // What was typed is still there after a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Correct the details' }).click()
  await expect(dialog.getByLabel('Phone')).toHaveValue(after)
  await dialog.getByLabel('Budget').fill('2,50,000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Phone: ${after}, before: ${before}`)).toBeVisible()
  await page.getByText('As the traveller wrote it').click()
  await expect(page.getByText(before, { exact: true })).toBeVisible()
  await expectNoViolationsInState(page)

  await page.goto('/admin/today?whose=all')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expectNoViolationsInState(page)
})

test('pages that stay open overnight show what has to be done on the new day', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await page.clock.install()
  await openDesk(page)
  const name = guestName('Due')
  const { id } = await sendLead(page.request, { name })
  // What is due with the day alone is no event; those of other tests are kept away.
  await context.route('**/api/leads/stream**', (route) => route.abort('internetdisconnected'))
  const open = async (path: string, data: RegExp) => {
    const tab = await context.newPage()
    const read = tab.waitForResponse(data)
    await tab.goto(path)
    await (await read).finished()
    return tab
  }
  const today = await open('/admin/today?whose=all', /\/api\/today/)
  const inbox = await open('/admin/leads?followUp=set', /\/api\/lead-search/)
  // A selection may go beyond the first page, which is all that is read again.
  const selecting = await open('/admin/leads?followUp=set', /\/api\/lead-search/)
  await selecting.getByRole('button', { name: 'Select', exact: true }).click()
  followUpUnseen(siteDataDir(), id, endOfIndianDay(indianDay(new Date())))
  for (const tab of [today, inbox, selecting]) await expect(tab.getByText(name)).toHaveCount(0)
  await page.clock.fastForward('24:00:00')
  for (const tab of [today, inbox]) await expect(tab.getByText(name)).toBeVisible()
  await expect(selecting.getByText(name)).toHaveCount(0)
  await selecting.getByRole('button', { name: 'Cancel' }).click()
  await page.clock.fastForward('01:01')
  await expect(selecting.getByText(name)).toBeVisible()
})
