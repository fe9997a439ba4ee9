import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectNoViolationsInState } from '../support/axe.ts'
import {
  addColleague,
  guestName,
  guestNumber,
  openDesk,
  sendLead,
  signIn,
  withoutOtherApps,
} from '../support/desk.ts'
import { holdRequest } from '../support/hold-request.ts'
import { BASE_URL } from '../support/site.ts'
import { expect, test } from './fixtures.ts'

// What a test has refused on purpose.
test.use({
  allowedErrors: [
    /status of (40[039]|410|503)|with a colleague|was erased|ERR_INTERNET_DISCONNECTED|cannot be reached|dynamically imported/,
  ],
})

const status = (page: Page, words: string) => page.getByRole('group', { name: words, exact: true })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('on a phone, a link in a note or a name without a space makes no page of the desk wider', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openDesk(page)
  const { id } = await sendLead(page.request, { name: `Guest${'w'.repeat(150)}` })
  const text = `https://maps.example/${'q'.repeat(300)}`
  await page.request.post(`/api/leads/${id}/notes`, {
    data: { text },
    headers: { 'idempotency-key': randomUUID() },
  })
  await addColleague(page, `Colleague${'w'.repeat(60)}`)
  const right = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().right)
  await page.goto(`/admin/leads/${id}`)
  expect(await right(page.getByText(text))).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Erase personal data…' }).click()
  expect(await right(page.getByRole('alertdialog').getByRole('heading'))).toBeLessThanOrEqual(320)
  for (const path of ['targets', 'team', 'assignment']) {
    await page.goto(`/admin/settings/${path}`)
    const label = page
      .getByText(/Colleaguew{60}/)
      .filter({ visible: true })
      .first()
    expect(await right(label), path).toBeLessThanOrEqual(320)
  }
})

test('two people on one lead see each other, and the second save overwrites nothing', async ({
  page,
  browser,
}) => {
  const { id } = await sendLead(page.request, { name: guestName('Shared') })
  await openDesk(page)
  const colleague = await addColleague(page, 'Meera Colleague')
  const context = await browser.newContext({ baseURL: BASE_URL })
  const theirs = await context.newPage()
  await signIn(theirs, colleague)
  await page.goto(`/admin/leads/${id}`)
  // A button must not move away under the finger when a colleague comes.
  const place = () => page.getByRole('button', { name: 'Quoted' }).boundingBox()
  const before = await place()
  await theirs.goto(`/admin/leads/${id}`)
  await expect(page.getByText('Meera Colleague is here too')).toBeVisible({ timeout: 15_000 })
  expect(await place()).toEqual(before)
  await expect(theirs.getByText(/is here too/)).toBeVisible()

  // From here on the first page gets no events of the other.
  await page.route('**/presence', (route) =>
    route.fulfill({ json: { others: [], version: 1, lastEvent: 0 } }),
  )
  await page.getByLabel('Note').fill('Half a thou')
  await theirs.getByRole('button', { name: 'Contacted' }).click()
  await expect(status(theirs, 'Status: contacted')).toBeVisible()
  await page.getByRole('button', { name: 'Quoted' }).click()
  const question = page.getByRole('alertdialog', { name: 'This lead has changed' })
  await expect(question).toContainText(/Status: contacted, by Meera Colleague, /)
  await expect(question).toContainText('Status: quoted')
  await expectNoViolationsInState(page)
  await question.getByRole('button', { name: 'Save my change as well' }).click()
  await expect(status(page, 'Status: quoted')).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Half a thou')
  await expect(page.getByRole('list').getByText('Status: contacted')).toBeVisible()

  // Booked by the colleague while the reason for losing it is typed, and loaded behind that form.
  await page.getByRole('button', { name: 'Lost…' }).click()
  const losing = page.getByRole('dialog', { name: 'Why was it lost?' })
  await losing.getByLabel('Reason').selectOption('other')
  await losing.getByLabel('Describe the reason').fill('Travels with another agency')
  await theirs.reload()
  await theirs.getByRole('button', { name: 'Booked…' }).click()
  await theirs.getByRole('dialog', { name: 'Booked' }).getByRole('button', { name: 'Save as booked' }).click()
  await expect(status(theirs, 'Status: booked')).toBeVisible()
  await page.unroute('**/presence')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Status: booked').first()).toBeAttached()
  await losing.getByRole('button', { name: 'Mark as lost' }).click()
  await expect(question).toContainText('Your change is not saved: the lead is booked now.')
  await question.getByRole('button', { name: 'Discard my change' }).click()
  await expect(status(page, 'Status: booked')).toBeVisible()
  await context.close()
})

test('a tap that a colleague’s change has refused once its page was left is listed with the reason', {
  tag: '@soak',
}, async ({ page }) => {
  const { id } = await sendLead(page.request, { name: guestName('Left') })
  await openDesk(page)
  await page.goto(`/admin/leads/${id}`)
  const { started, letGo } = await holdRequest(page, `**/api/leads/${id}`)
  await page.getByRole('button', { name: 'Quoted' }).click()
  await started
  await page.getByRole('link', { name: 'All leads' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  const { version } = await (await page.request.get(`/api/leads/${id}`)).json()
  const change = { status: 'contacted', version }
  const headers = { 'idempotency-key': randomUUID() }
  const saved = await page.request.patch(`/api/leads/${id}`, { data: change, headers })
  expect(saved.status()).toBe(200)
  letGo()
  const listed = page.getByRole('status').filter({ hasText: '1 action is not confirmed yet, 1 refused' })
  const again = listed.getByRole('button', { name: 'Save my change as well' })
  await expect(again).toBeVisible()
  // It was shown for a moment before, too.
  await page.waitForTimeout(500)
  await again.click()
  await expect(listed).toBeHidden()
  await page.goto(`/admin/leads/${id}`)
  await expect(status(page, 'Status: quoted')).toBeVisible()
})

test('without a network a note and a status are kept; a double tap saves once', { tag: '@soak' }, async ({
  page,
}) => {
  await withoutOtherApps(page)
  const { id } = await sendLead(page.request, { name: guestName('Tunnel') })
  await openDesk(page)
  await page.goto(`/admin/leads/${id}`)
  const note = page.getByLabel('Note')
  const add = page.getByRole('button', { name: 'Add note' })
  await note.fill('Calls back after six')
  await page.context().setOffline(true)
  await add.click()
  await expect(note).toHaveValue('')
  const unsent = page.getByText('1 action is not confirmed yet')
  await expect(unsent).toBeVisible()
  await page.getByRole('button', { name: 'Quoted' }).click()
  await expect(page.getByText('2 actions are not confirmed yet')).toBeVisible()
  await expect(status(page, 'Status: quoted, not sent yet')).toBeVisible()

  await page.context().setOffline(false)
  await expect(status(page, 'Status: quoted')).toBeVisible()
  await expect(unsent).toBeHidden()
  await note.fill('Prefers May')
  await add.dblclick()
  await expect(note).toHaveValue('')
  await page.getByRole('link', { name: 'Call' }).dblclick()
  await expect(page.getByText('Called')).toHaveCount(1)
  await page.reload()
  for (const text of ['Calls back after six', 'Prefers May'])
    await expect(page.getByText(text)).toHaveCount(1)
  await expect(page.getByText('Called')).toHaveCount(1)

  // With the network back, the page that could not be loaded loads by itself.
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
})

test('an agent who assigns a lead to a colleague sees who has it and can return to the inbox', {
  tag: '@soak',
}, async ({ page }) => {
  await signIn(page)
  const agent = await addColleague(page, guestName('Giving'))
  const { id } = await sendLead(page.request, { name: guestName('Given') })
  await page.context().clearCookies()
  await signIn(page, agent)
  await page.goto(`/admin/leads/${id}`)
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)
  await page.getByLabel('Owner').selectOption('Owner')
  await expect(page.getByText('This lead is with a colleague.')).toBeVisible()
  await expectNoViolationsInState(page)
  await page.getByRole('link', { name: 'All leads' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()

  // Packages are to be sold, not written.
  await page.goto('/admin/packages')
  await expect(page.getByText(/of \d+ packages/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a package' })).toHaveCount(0)
  await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveAttribute('target', '_blank')
  await page.goto('/admin/add')
  await expect(page).toHaveURL(/\/admin\/packages$/)
})

test('an erased lead leaves the page and the device of an agent who may not see it any more', {
  tag: '@soak',
}, async ({ page, browser }) => {
  const guest = guestName('Erased')
  await signIn(page)
  const agent = await addColleague(page, guestName('Former'))
  const { id } = await sendLead(page.request, { name: guest })
  const context = await browser.newContext({ baseURL: BASE_URL })
  const theirs = await context.newPage()
  await signIn(theirs, agent)
  await theirs.goto(`/admin/leads/${id}`)
  await theirs.getByLabel('Note').fill('Needs a wheelchair')
  // Nothing is reported to their page before the lead is booked and erased.
  await theirs.route('**/presence', (route) =>
    route.fulfill({ json: { others: [], version: 1, lastEvent: 0 } }),
  )
  const { user } = await (await page.request.get('/api/auth/get-session')).json()
  for (const data of [{ assignee: user.id }, { status: 'contacted' }, { status: 'booked' }])
    expect((await page.request.patch(`/api/leads/${id}`, { data })).status()).toBe(200)
  expect((await page.request.delete(`/api/leads/${id}`)).status()).toBe(200)
  await theirs.unroute('**/presence')
  await expect(theirs.getByText('This lead was erased.')).toBeVisible({ timeout: 15_000 })
  await expect(theirs.getByText(guest)).toHaveCount(0)
  expect(await theirs.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('wheelchair')
  await context.close()
})

test('a colleague’s lead is taken only after a question, and can be given back', { tag: '@soak' }, async ({
  page,
}) => {
  await signIn(page)
  const name = `Ravi ${randomUUID().slice(0, 8)}`
  await addColleague(page, name)
  const { staff } = await (await page.request.get('/api/staff')).json()
  const assignee = staff.find((member: { name: string }) => member.name === name).id
  const guest = guestName('Taken')
  const { id, reference } = await sendLead(page.request, { name: guest })
  await page.request.patch(`/api/leads/${id}`, { data: { assignee } })
  await openDesk(page)
  const owner = async () => (await (await page.request.get(`/api/leads/${id}`)).json()).assignee
  await page.getByRole('searchbox').fill(guest)
  const row = page.getByRole('listitem').filter({ hasText: guest })
  await row.getByRole('link').focus()
  await page.keyboard.press('e')
  const question = page.getByRole('alertdialog', { name: `Take ${reference}?` })
  await expect(question).toContainText(`${name} has this lead.`)
  await question.getByRole('button', { name: 'Leave it' }).click()
  expect(await owner()).toBe(assignee)
  await row.getByRole('link').focus()
  await page.keyboard.press('e')
  await question.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText(`${reference} is yours now.`)).toBeVisible()
  expect(await owner()).not.toBe(assignee)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(owner).toBe(assignee)
})

test('enquiries of one person can be merged and separated again', async ({ page }) => {
  const number = guestNumber()
  const first = await sendLead(page.request, { name: guestName('Twice'), contact: number })
  const second = await sendLead(page.request, {
    name: guestName('Twice'),
    contact: number,
    destination: 'Goa',
  })
  await signIn(page)
  await page.goto(`/admin/leads/${first.id}`)
  await page.getByRole('button', { name: `Merge ${second.reference} into this lead` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('part of this lead')).toBeVisible()
  await expect(page.getByText(`on ${second.reference}`).first()).toBeVisible()
  await expectNoViolationsInState(page)
  await page.getByRole('link', { name: second.reference }).first().click()
  await expect(page.getByText('This enquiry is part of')).toContainText(first.reference)
  await page.getByRole('button', { name: 'Separate them' }).click()
  await expect(status(page, 'Status: new')).toBeVisible()
  await expect(page.getByText('Separated from')).toBeVisible()
})

test('a template saved by one member is available to all', { tag: '@soak' }, async ({ page }) => {
  const { id, reference } = await sendLead(page.request, { name: 'Asha Template' })
  await signIn(page)
  await page.goto('/admin/settings/templates')
  await page.getByRole('button', { name: 'Add a WhatsApp message' }).click()
  const form = page.getByRole('form', { name: 'WhatsApp: new message' })
  const name = guestName('Visa')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Message').fill('Dear {nmae}')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert').getByText('{nmae} is not a placeholder.')).toBeVisible()
  await form.getByLabel('Message').fill('Dear {first-name}, about the visa for ')
  await form.getByRole('button', { name: '{reference}' }).click()
  await expect(form.getByText(/^Dear Asha, about the visa for MM-/)).toBeVisible()
  await page.reload()
  await expect(form.getByText('Kept on this device, not saved yet.')).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue(name)
  await expect(form.getByText(/^Dear Asha, about the visa for MM-/)).toBeVisible()
  await expectNoViolationsInState(page)
  await form.getByRole('button', { name: 'Save' }).click()
  const saved = page.getByRole('form', { name: `WhatsApp: ${name}` })
  await expect(saved).toBeVisible()
  await saved.getByLabel('Message').fill('Half a sentence')
  await page.reload()
  await expect(saved.getByLabel('Message')).toHaveValue('Half a sentence')
  await saved.getByRole('button', { name: 'Discard my changes' }).click()
  await expect(saved.getByLabel('Message')).toHaveValue(/^Dear \{first-name\}/)

  await page.goto(`/admin/leads/${id}`)
  await page.getByText('Other messages').click()
  const link = page.getByRole('link', { name })
  expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toBe(
    `Dear Asha, about the visa for ${reference}`,
  )
  await page.goto('/admin/settings/templates')
  await page
    .getByRole('form', { name: `WhatsApp: ${name}` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('form', { name: `WhatsApp: ${name}` })).toHaveCount(0)
})

// Row 21: whatever is written in a field is text, in the inbox, on the lead's page and in the export.
test('never executes what a traveller writes', async ({ page }) => {
  await withoutOtherApps(page)
  const mark = guestName('Evil').replace(' ', '')
  const script = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>'
  const { id } = await sendLead(page.request, {
    name: `=cmd|'/C calc'!A0 ${script} 🙂 ${mark}`,
    destination: 'javascript:window.pwned=1',
    departure_city: `${script}\r\nBcc: x@example.com`,
    sourceDomain: 'javascript:window.pwned=1',
  })
  await openDesk(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill(mark)
  await expect(row(page, mark)).toContainText('<img src=x onerror')
  await page.goto(`/admin/leads/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>')
  await page.getByRole('link', { name: 'Call' }).click()
  await expect(status(page, 'Status: contacted')).toBeVisible()
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).protocol))
  expect(links).not.toContain('javascript:')
  const csv = await (await page.request.post('/api/leads.csv', { data: { q: mark } })).text()
  expect(csv).toContain(`"'=cmd|`)
})
