import type { Page } from '@playwright/test'
import { indianDay } from '../../src/contract/travel-date.ts'
import { expectNoViolations, expectNoViolationsInState } from '../support/axe.ts'
import {
  addColleague,
  guestName,
  guestNumber,
  openDesk,
  sendLead,
  signIn,
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

test('a further page that arrives after its list was read anew leaves no lead out', async ({ page }) => {
  const name = guestName('Meadow')
  for (let n = 0; n < 4; n++) await sendLead(page.request, { name })
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let isFirst = true
  // One lead a page; the third is slow once.
  await page.route('**/api/lead-search', async (route) => {
    const { cursor, ...query } = route.request().postDataJSON()
    if (query.q !== name) return route.continue()
    const at = Number(cursor ?? 0)
    const response = await route.fetch({ postData: JSON.stringify(query) })
    const { leads, ...rest } = await response.json()
    const isSlow = at === 2 && isFirst
    if (isSlow) isFirst = false
    if (isSlow) await released
    const nextCursor = at < 3 ? String(at + 1) : null
    return route.fulfill({ response, json: { ...rest, leads: leads.slice(at, at + 1), nextCursor } })
  })
  await openDesk(page)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill(name)
  await expect(row(page, name)).toHaveCount(2)
  await search.fill(`${name} nobody`)
  await expect(page.getByText('No lead matches.')).toBeVisible()
  await search.fill(name)
  await expect(row(page, name)).not.toHaveCount(0)
  const arrived = page.waitForResponse((response) => response.request().postDataJSON()?.cursor === '2')
  letGo()
  await arrived
  await expect(row(page, name)).toHaveCount(4)
})

test('a further page of another search is not added to that of the present one, which begins with the same leads', {
  tag: '@soak',
}, async ({ page }) => {
  const name = guestName('Meadow')
  for (const last of ['Singh', 'Tandon', 'Tandon']) await sendLead(page.request, { name: `${name} ${last}` })
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // One lead a page; the second one of the first search is slow.
  await page.route('**/api/lead-search', async (route) => {
    const { cursor, ...query } = route.request().postDataJSON()
    if (!query.q?.startsWith(name)) return route.continue()
    const at = Number(cursor ?? 0)
    const response = await route.fetch({ postData: JSON.stringify(query) })
    const { leads, ...rest } = await response.json()
    // What lies between is left out, as if there were more leads before it.
    const shown = at === 0 ? leads.slice(0, 1) : leads.slice(query.q === name ? 2 : 1)
    if (at > 0 && query.q === name) await released
    return route.fulfill({ response, json: { ...rest, leads: shown, nextCursor: at === 0 ? '1' : null } })
  })
  await openDesk(page)
  const search = page.getByRole('searchbox', { name: 'Search' })
  const asked = page.waitForRequest((request) => request.postDataJSON()?.cursor === '1')
  await search.fill(name)
  await asked
  const arrived = page.waitForResponse(
    (response) =>
      response.request().postDataJSON()?.cursor === '1' && response.request().postDataJSON().q === name,
  )
  await search.fill(`${name} T`)
  await expect(row(page, `${name} Tandon`)).toHaveCount(2)
  letGo()
  await arrived
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 100))))
  await expect(row(page, name)).toHaveCount(2)
})

test('a list that cannot be loaded, and a search that is slow', { tag: '@soak' }, async ({ page }) => {
  await openDesk(page)
  await test.step('shows only an error when the list cannot be loaded, and retries', async () => {
    const name = guestName('Failing')
    await sendLead(page.request, { name })
    await page.route('**/api/lead-search', (route) =>
      route.fulfill({ status: 503, json: { message: 'The database is away.' } }),
    )
    await page.getByRole('searchbox', { name: 'Search' }).fill(name)
    await expect(page.getByRole('alert').filter({ hasText: 'The database is away.' })).toBeVisible()
    await expect(page.getByText('No lead matches.')).toHaveCount(0)
    await expectNoViolationsInState(page)
    await page.unroute('**/api/lead-search')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('listitem')).toHaveCount(1)
    await expect(row(page, name)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })

  await test.step('a slow search does not navigate back from a lead that was opened meanwhile', async () => {
    const name = guestName('Slow')
    const { id } = await sendLead(page.request, { name })
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
})

test('a filter that is slow or cannot be read leaves none of the former leads to select', async ({
  page,
}) => {
  const destination = 'Bhutan'
  const name = guestName('Former')
  await sendLead(page.request, { name, destination })
  await signIn(page)
  await page.goto(`/admin/leads?destination=${destination}`)
  await expect(row(page, name)).toBeVisible()
  let fail = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/lead-search', async (route) => {
    await failing
    return route.fulfill({ status: 503, json: { message: 'The database is away.' } })
  })
  const bar = page.getByRole('region', { name: 'Selected leads' })
  const expectNoneToSelect = async () => {
    await expect(bar).toContainText('No lead selected yet')
    await expect(bar.getByRole('button', { name: /^Select all/ })).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Filters' }).click()
  const status = page.getByRole('combobox', { name: 'Status' })
  const asked = page.waitForRequest('**/api/lead-search')
  await status.selectOption('booked')
  await asked
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await expectNoneToSelect()
  fail()
  await expect(page.getByRole('alert').filter({ hasText: 'The database is away.' })).toBeVisible()
  await expectNoneToSelect()
  await expect(row(page, name)).toHaveCount(0)

  // What changes meanwhile is judged by the filters of the list that is kept, not by those that cannot be read.
  const arrived = guestName('Arrived')
  await sendLead(page.request, { name: arrived, destination })
  await status.selectOption('')
  await expect(row(page, name)).toBeVisible()
  await expect(row(page, arrived)).toBeVisible()
})

test('a row pressed while the search for the last letter is answered opens its own lead', {
  tag: '@soak',
}, async ({ page }) => {
  const name = guestName('Quick')
  const destination = 'Bhutan'
  const { id } = await sendLead(page.request, { name, destination })
  // In the list before the search, another row is above it.
  for (let n = 0; n < 2; n++) await sendLead(page.request, { name: guestName('Above'), destination })
  await signIn(page)
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

test('on a desktop the inbox works by keyboard, and Back restores the position', { tag: '@soak' }, async ({
  page,
}) => {
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
  await expectNoViolationsInState(page)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(name)
  await expect(page.getByRole('listitem')).toHaveCount(1)

  await page.getByRole('heading', { level: 1, name: 'Leads' }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Shortcuts and sound' })).toBeVisible()
  await expectNoViolationsInState(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('f')
  await page.getByLabel('Destination').selectOption('Goa')
  await expect(page).toHaveURL(/\/admin\/leads\?destination=Goa$/)
  await page.getByLabel('Wants to book').selectOption('this-month')
  await expect(page).toHaveURL(/booking=this-month/)
  await expectNoViolationsInState(page)
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

test('new leads do not move the list while it is scrolled down', { tag: '@soak' }, async ({ page }) => {
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

test('/admin opens the leads, earlier addresses lead on, and unknown ones say so', { tag: '@soak' }, async ({
  page,
}) => {
  await signIn(page)
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

test('a lead’s URL opens the lead after the sign-in', { tag: '@soak' }, async ({ page }) => {
  const name = guestName('Linked')
  const { id } = await sendLead(page.request, { name })
  await page.goto(`/admin/leads/${id}`)
  await page.getByLabel('E-mail').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${id}$`))
})

test('a filter of the audit log that cannot be read shows no entries of the one before, and is read again', {
  tag: '@soak',
}, async ({ page }) => {
  const entry = (seq: number, action: string) => ({
    ...{ seq, action, at: '2026-05-01T10:00:00.000Z', actor: null, lead: null, detail: {} },
  })
  let isDown = true
  await page.route('**/api/audit?*', async (route) => {
    const asked = new URL(route.request().url()).searchParams
    if (!asked.get('subject'))
      return route.fulfill({ json: { entries: [entry(9, 'sign-in.ok')], nextCursor: '9' } })
    if (isDown) return route.fulfill({ status: 503, json: { message: 'Busy.' } })
    return route.fulfill({ json: { entries: [entry(8, 'sign-in.ok')], nextCursor: asked.get('cursor') } })
  })
  await openDesk(page)
  await page.goto('/admin/settings/audit')
  const entries = page.locator('main ol > li')
  await expect(entries).toHaveCount(1)
  await page.getByLabel('About').selectOption('Packages')
  await expect(page.getByText('The log could not be read.')).toBeVisible()
  await expect(entries).toHaveCount(0)
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(entries).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Show older' })).toHaveCount(0)
})

test('older entries of the audit log that arrive after another filter was chosen are not shown under it', {
  tag: '@soak',
}, async ({ page }) => {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const entry = (seq: number, action: string) => ({
    ...{ seq, action, at: '2026-05-01T10:00:00.000Z', actor: null, lead: null, detail: {} },
  })
  await page.route('**/api/audit?*', async (route) => {
    const asked = new URL(route.request().url()).searchParams
    if (asked.get('subject')) return route.fulfill({ json: { entries: [], nextCursor: null } })
    if (!asked.has('cursor'))
      return route.fulfill({ json: { entries: [entry(2, 'sign-in.ok')], nextCursor: '2' } })
    await released
    return route.fulfill({ json: { entries: [entry(1, 'sign-in.ok')], nextCursor: '1' } })
  })
  await openDesk(page)
  await page.goto('/admin/settings/audit')
  const entries = page.locator('main ol > li')
  await expect(entries).toHaveCount(1)
  const older = page.waitForResponse(/cursor=2/)
  await page.getByRole('button', { name: 'Show older' }).click()
  await page.getByLabel('About').selectOption('Packages')
  const nothing = page.getByText('No matching entries.')
  await expect(nothing).toBeVisible()
  letGo()
  await (await older).finished()
  // It is shown, if at all, with the next frame.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 100))))
  await expect(entries).toHaveCount(0)
})
