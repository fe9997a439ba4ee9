import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { indianDay } from '../../src/contract/travel-date.ts'
import { expectNoViolations } from '../support/axe.ts'
import {
  addColleague,
  guestName,
  guestNumber,
  openDesk,
  sendLead,
  withoutOtherApps,
} from '../support/desk.ts'
import { OWNER } from '../support/site.ts'
import { expect, test } from './fixtures.ts'

const DAY_MS = 86_400_000
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

// What a test has refused on purpose.
test.use({
  allowedErrors: [
    /status of (40[039]|503)|with a colleague|ERR_INTERNET_DISCONNECTED|cannot be reached|dynamically imported/,
  ],
})

const status = (page: Page, words: string) => page.getByRole('group', { name: words, exact: true })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('on a phone a lead is found, opened, called and noted', async ({ page }) => {
  await withoutOtherApps(page)
  const name = guestName('Asha')
  const number = guestNumber()
  const { reference } = await sendLead(page.request, {
    name,
    contact: number,
    sourceDomain: 'http://localhost/nowhere',
    // Written yesterday for the same day: it was in time then, and has passed now.
    composedAt: new Date(Date.now() - DAY_MS).toISOString(),
    travel_date: indianDay(new Date(Date.now() - DAY_MS)),
  })
  await openDesk(page)
  await expectNoViolations(page)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill(`+91 ${number.slice(0, 5)} ${number.slice(5)}`)
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(row(page, name)).toContainText('Waited 1 d 0 h on the phone')
  await expect(row(page, name)).toContainText('date past')
  expect(page.url()).not.toContain(number.slice(0, 5))
  expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain(number.slice(0, 5))
  await row(page, name).getByRole('link').click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(status(page, 'Status: new')).toBeVisible()
  const whatsApp = page.getByRole('link', { name: 'WhatsApp', exact: true })
  const href = new URL((await whatsApp.getAttribute('href')) ?? '')
  expect(href.origin + href.pathname).toBe(`https://wa.me/91${number}`)
  expect(href.searchParams.get('text')).toContain(`reference ${reference}`)
  await page.getByRole('link', { name: 'Call' }).click()
  await expect(status(page, 'Status: contacted')).toBeVisible()
  await expect(page.getByText('Called')).toBeVisible()

  await page.getByLabel('Note').fill('Wants a pool\nand a sea view')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByLabel('Note')).toHaveValue('')
  await page.getByRole('button', { name: 'Tomorrow, 10 am' }).click()
  await expect(page.getByText(/Set for .* 10:00 am\./)).toBeVisible()
  await page.getByRole('button', { name: 'Lost…' }).click()
  await page.getByRole('dialog').getByLabel('Reason').selectOption('Booked elsewhere')
  await page.getByRole('button', { name: 'Mark as lost' }).click()
  await expect(status(page, 'Lost: Booked elsewhere')).toBeVisible()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(status(page, 'Status: reopened')).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'All leads' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
})

test('shows only an error when the list cannot be loaded, and retries', async ({ page }) => {
  const name = guestName('Failing')
  await sendLead(page.request, { name })
  await openDesk(page)
  await page.route('**/api/lead-search', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is away.' } }),
  )
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  await expect(page.getByRole('alert').filter({ hasText: 'The database is away.' })).toBeVisible()
  await expect(page.getByText('No lead matches.')).toHaveCount(0)
  await expectNoViolations(page)
  await page.unroute('**/api/lead-search')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(row(page, name)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('a row pressed while the search for the last letter is answered opens its own lead', async ({
  page,
}) => {
  const name = guestName('Quick')
  const destination = 'Bhutan'
  const { id } = await sendLead(page.request, { name, destination })
  // In the list before the search, another row is above it.
  for (let n = 0; n < 2; n++) await sendLead(page.request, { name: guestName('Above'), destination })
  await openDesk(page)
  // Rows that other tests add would move it.
  await page.goto(`/admin/leads?destination=${destination}`)
  const link = row(page, name).getByRole('link')
  await expect(link).toBeVisible()
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 }
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  await page.keyboard.type(name)
  await page.mouse.move(x + 20, y + 8)
  await page.mouse.down()
  await expect(page.getByText('1 lead found.')).toBeAttached()
  await page.mouse.up()
  await expect(page).toHaveURL(`/admin/leads/${id}`)
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Leads' }).getByRole('listitem')).toHaveCount(1)
})

test('a slow search does not navigate back from a lead that was opened meanwhile', async ({ page }) => {
  const name = guestName('Slow')
  const { id } = await sendLead(page.request, { name })
  await openDesk(page)
  await page.route(`**/api/leads/${id}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill(name)
  await expect(page.getByRole('listitem')).toHaveCount(1)
  // One more letter, and the tap before the search for it has gone out.
  await search.press('Backspace')
  await row(page, name).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveURL(new RegExp(id))
  await page.goBack()
  await expect(search).toHaveValue(name.slice(0, -1))
})

test('on a desktop the inbox works by keyboard, and Back restores the position', async ({ page }) => {
  await page.setViewportSize(DESK)
  const name = guestName('Ravi')
  await sendLead(page.request, { name, destination: 'Goa' })
  await openDesk(page)
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(row(page, name).getByRole('link')).toBeFocused()
  await page.keyboard.press('e')
  await expect(row(page, name)).not.toContainText('Unassigned')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectNoViolations(page)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(name)
  await expect(page.getByRole('listitem')).toHaveCount(1)

  await page.getByRole('heading', { level: 1, name: 'Leads' }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Shortcuts and sound' })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('f')
  await page.getByLabel('Destination').selectOption('Goa')
  await expect(page).toHaveURL(/\/admin\/leads\?destination=Goa$/)
  await page.getByLabel('Wants to book').selectOption('this-month')
  await expect(page).toHaveURL(/booking=this-month/)
  await expectNoViolations(page)
  const view = guestName('Goa soon')
  await page.getByRole('button', { name: 'Your views' }).click()
  await page.getByLabel('Save current filters as').fill(view)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: `Share ${view} with the team` }).click()
  await expect(page.getByRole('button', { name: `Share ${view} with the team` })).toHaveText('Shared')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/leads$/)
  await page.getByRole('button', { name: view }).click()
  await expect(page).toHaveURL(/destination=Goa&booking=this-month/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^leads-.*\.csv$/)

  // A colleague has the view with its own count; on a phone the row of views scrolls, and the page does not.
  const colleague = await addColleague(page, guestName('Meera'))
  await page.setViewportSize(PHONE)
  await openDesk(page, colleague)
  const shared = page.getByRole('button', { name: `${view} (` })
  await expect(shared).toContainText('shared by')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await shared.click()
  await expect(page).toHaveURL(/destination=Goa&booking=this-month/)
})

test('new leads do not move the list while it is scrolled down', async ({ page }) => {
  for (let i = 0; i < 12; i++) await sendLead(page.request, { name: guestName('Filler') })
  await openDesk(page)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  const shown = page.locator('[data-lead]').nth(4)
  const id = await shown.getAttribute('data-lead')
  const place = () => page.locator(`[data-lead="${id}"]`).evaluate((item) => item.getBoundingClientRect().top)
  const before = await place()
  const name = guestName('Newcomer')
  await sendLead(page.request, { name })
  const bar = page.getByRole('button', { name: /new lead/ })
  await expect(bar).toBeVisible()
  expect(Math.abs((await place()) - before)).toBeLessThan(2)
  await expect(page).toHaveTitle(/^\(\d+\) /)
  await bar.click()
  await expect(row(page, name)).toBeVisible()
  await expect(page).toHaveTitle(/^Leads \| Sales desk/)
})

test('two people on one lead see each other, and the second save overwrites nothing', async ({
  page,
  browser,
}) => {
  const { id } = await sendLead(page.request, { name: guestName('Shared') })
  await openDesk(page)
  const colleague = await addColleague(page, 'Meera Colleague')
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const theirs = await context.newPage()
  await openDesk(theirs, colleague)
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
  await expectNoViolations(page)
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

test('without a network a note and a status are kept; a double tap saves once', async ({ page }) => {
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

test('an agent who assigns a lead to a colleague sees who has it and can return to the inbox', async ({
  page,
}) => {
  await openDesk(page)
  const agent = await addColleague(page, guestName('Giving'))
  const { id } = await sendLead(page.request, { name: guestName('Given') })
  // A request under way would be answered 401.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await openDesk(page, agent)
  await page.goto(`/admin/leads/${id}`)
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)
  await page.getByLabel('Owner').selectOption('Owner')
  await expect(page.getByText('This lead is with a colleague.')).toBeVisible()
  await expectNoViolations(page)
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

test('/admin opens the leads, earlier addresses lead on, and unknown ones say so', async ({ page }) => {
  await openDesk(page)
  for (const [address, opened] of [
    ['/admin', /\/admin\/leads$/],
    ['/admin?place=bali', /\/admin\/packages\?place=bali$/],
    ['/admin/numbers?from=2026-01-01&to=2026-01-31', /\/admin\/reports\?from=2026-01-01&to=2026-01-31$/],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(opened)
  }
  for (const address of ['/admin/nowhere', '/admin/settings/nowhere', '/admin/leads/1/2']) {
    await page.goto(address)
    await expect(page.getByText('The sales desk has no page at this address.')).toBeVisible()
  }
})

test('a colleague’s lead is taken only after a question, and can be given back', async ({ page }) => {
  await openDesk(page)
  const name = `Ravi ${randomUUID().slice(0, 8)}`
  await addColleague(page, name)
  const { staff } = await (await page.request.get('/api/staff')).json()
  const assignee = staff.find((member: { name: string }) => member.name === name).id
  const guest = guestName('Taken')
  const { id, reference } = await sendLead(page.request, { name: guest })
  await page.request.patch(`/api/leads/${id}`, { data: { assignee } })
  await page.reload()
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

test('a lead’s URL opens the lead after the sign-in', async ({ page }) => {
  const name = guestName('Linked')
  const { id } = await sendLead(page.request, { name })
  await page.goto(`/admin/leads/${id}`)
  await page.getByLabel('E-mail').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${id}$`))
})

test('enquiries of one person can be merged and separated again', async ({ page }) => {
  const number = guestNumber()
  const first = await sendLead(page.request, { name: guestName('Twice'), contact: number })
  const second = await sendLead(page.request, {
    name: guestName('Twice'),
    contact: number,
    destination: 'Goa',
  })
  await openDesk(page)
  await page.goto(`/admin/leads/${first.id}`)
  await page.getByRole('button', { name: `Merge ${second.reference} into this lead` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('part of this lead')).toBeVisible()
  await expect(page.getByText(`on ${second.reference}`).first()).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: second.reference }).first().click()
  await expect(page.getByText('This enquiry is part of')).toContainText(first.reference)
  await page.getByRole('button', { name: 'Separate them' }).click()
  await expect(status(page, 'Status: new')).toBeVisible()
  await expect(page.getByText('Separated from')).toBeVisible()
})

test('a template saved by one member is available to all', async ({ page }) => {
  const { id, reference } = await sendLead(page.request, { name: 'Asha Template' })
  await openDesk(page)
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
  await expectNoViolations(page)
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
