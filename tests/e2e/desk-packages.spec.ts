import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { DEVICE_CHANNEL } from '../../src/contract/worker-messages.ts'
import { expectNoViolations, expectNoViolationsInState } from '../support/axe.ts'
import { guestName, signIn } from '../support/desk.ts'
import { holdRequest } from '../support/hold-request.ts'
import { hydrated } from '../support/hydrated.ts'
import { until } from '../support/phone.ts'
import { played } from '../support/soak.ts'

// One after the other: several edit the same package.
test.describe.configure({ mode: 'default' })

test('four fields make a draft that travellers do not see; without them the form says so', async ({
  page,
  request,
}) => {
  await signIn(page)
  await page.goto('/admin/add')
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill all the fields.' })).toBeVisible()
  const name = `Bali Draft ${Date.now()}`
  await page.getByLabel('Package name').fill(name)
  await page.getByLabel('Destination covered').fill('Kuta-3N')
  await page.getByLabel('Total package price').fill('INR ₹70,000/- Onwards')
  await page.getByLabel('Country').fill('Indonesia')
  // The server adds it, and the answer is lost: a reload and a second try open the same one.
  await page.route('**/api/packages', async (route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })).toBeVisible()
  await page.unroute('**/api/packages')
  await page.reload()
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page).toHaveURL(/\/admin\/edit\//)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
  expect(await (await request.get('/api/catalogue')).text()).not.toContain(name)
  const all = await (await page.request.get('/api/packages')).json()
  expect(all.filter(({ packageName }: { packageName: string }) => packageName === name)).toHaveLength(1)
})

test('when two people edit a package, the second is warned and keeps what was typed', {
  tag: '@soak',
}, async ({ page: first, browser }) => {
  await signIn(first)
  const second = await (await browser.newContext()).newPage()
  const manager = { email: `${randomUUID()}@example.com`, password: 'a-long-test-passphrase' }
  const added = await first.request.post('/api/staff', {
    data: { ...manager, name: guestName('Second desk'), role: 'manager' },
  })
  expect(added.status()).toBe(201)
  await signIn(second, manager)
  for (const desk of [first, second]) await desk.goto('/admin/edit/goa2')
  const before = await first.getByLabel('Highlights').inputValue()

  await first.getByLabel('Overview', { exact: true }).fill('What the first desk says of it.')
  await first.getByLabel('Departure city').fill('Pune')
  await first.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    first.getByRole('status').filter({ hasText: /^Saved as version \d+\. Travellers see it now\.$/ }),
  ).toBeVisible()

  await second.getByLabel('Overview', { exact: true }).fill('What the second desk says of it.')
  const saving = await holdRequest(second, '**/api/packages/goa2')
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await saving.started
  await second.getByLabel('Highlights').fill(`${before}\nAdded by the second desk`)
  saving.letGo()
  const conflict = second
    .getByRole('alert')
    .filter({ hasText: 'A colleague changed this package in the meantime' })
  await expect(conflict).toContainText('Taken from them into the form: Departure city.')
  await expect(conflict).toContainText('What the first desk says of it.')
  await expect(second.getByLabel('Overview', { exact: true })).toHaveValue('What the second desk says of it.')
  await expect(second.getByLabel('Highlights')).toHaveValue(`${before}\nAdded by the second desk`)
  await expect(second.getByLabel('Departure city')).toHaveValue('Pune')
  // Nothing was saved by the refused one.
  const overviewNow = async () => (await fieldsOf(second, 'goa2')).overview
  expect(await overviewNow()).toBe('What the first desk says of it.')

  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(second.getByRole('status').filter({ hasText: /^Saved as version/ })).toBeVisible()
  expect(await fieldsOf(second, 'goa2')).toMatchObject({
    overview: 'What the second desk says of it.',
    theme: 'Pune',
    highlights: [...before.split('\n'), 'Added by the second desk'],
  })
  await restore(second)
})

test('a package that cannot be saved as it is: a price far off, fields that are wrong, a foreign picture', {
  tag: '@soak',
}, async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/edit/goa1')
  await test.step('a price far from the last version is asked about before travellers see it', async () => {
    const before = await page.getByLabel('Total package price').inputValue()
    await page.getByLabel('Total package price').fill('1,969')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Please check before travellers see it' })
    await expect(question).toContainText('The price is 90 % lower than in the last version.')
    await question.getByRole('button', { name: 'Go back' }).click()
    expect((await fieldsOf(page, 'goa1')).totalPackagePrice).toBe(Number(before))
    await page.getByLabel('Total package price').fill(before)
  })

  await test.step('marks the fields that cannot be saved and focuses the first', async () => {
    const covered = page.getByLabel('Destination covered')
    const before = await covered.inputValue()
    await covered.fill('Calangute-9N')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Not saved. Please check: Itinerary.' }),
    ).toBeVisible()
    const itinerary = page.getByRole('group', { name: 'Itinerary' })
    await expect(itinerary.getByRole('textbox', { name: 'Title' }).first()).toBeFocused()
    await expect(itinerary).toHaveAccessibleDescription(/There must be one entry a day\./)
    await covered.fill(before)
  })

  await test.step('a picture of the destination is chosen by keyboard, a foreign address is refused, and themes are checkboxes', async () => {
    const picture = page.getByLabel('Picture')
    const before = await picture.inputValue()
    await page.getByRole('button', { name: 'Choose a picture' }).press('Enter')
    const chooser = page.getByRole('dialog', { name: 'Choose a picture' })
    await expect(chooser.getByRole('radio', { name: 'Palolem' })).toBeVisible()
    for (const name of await chooser.getByRole('radio').all())
      expect(await name.inputValue()).toMatch(/^(goa(-|$)|.+-goa$|\/photos\/)/)
    await expect(chooser.getByRole('radio', { checked: true })).toHaveValue(before)
    await expectNoViolationsInState(page)
    await chooser.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowDown')
    const wanted = await chooser.getByRole('radio', { checked: true }).inputValue()
    expect(wanted).not.toBe(before)
    await page.keyboard.press('Enter')
    await expect(chooser).toBeHidden()
    await expect(picture).toHaveValue(wanted)
    await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
    await picture.fill('https://example.com/photos/goa.jpg')
    await page.getByRole('group', { name: 'Themes' }).getByRole('checkbox', { name: 'honeymoon' }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Not saved. Please check: Picture.' }),
    ).toBeVisible()
    await expect(picture).toBeFocused()
    await expect(picture).toHaveAccessibleDescription(/Please choose one of the pictures of this site\./)
    await picture.fill(wanted)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Saved as version/ })).toBeVisible()
    expect(await fieldsOf(page, 'goa1')).toMatchObject({
      packageImage: wanted,
      tags: ['family', 'honeymoon', 'beach'],
    })
    await restore(page)
  })
})

test('rows are added, moved and removed by keyboard, and what one lacks is said in words', {
  tag: '@soak',
}, async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/edit/goa3')
  const hotels = page.getByRole('group', { name: 'Hotels', exact: true })
  const town = (at: number) => hotels.getByRole('group', { name: `Town ${at}`, exact: true })
  await hotels.getByRole('button', { name: 'Add a town' }).press('Enter')
  await expect(town(3).getByRole('textbox', { name: 'Town' })).toBeFocused()
  await page.keyboard.type('Agonda, Goa')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Name the hotel in Agonda, Goa.')).toBeVisible()
  await expect(town(3).getByRole('textbox', { name: 'Town' })).toBeFocused()
  await town(3).getByRole('textbox', { name: '3-star hotels' }).fill('Casa Agonda, by the beach')
  await town(3).getByRole('button', { name: 'Move up: Town 3' }).press('Enter')
  await expect(town(2).getByRole('button', { name: 'Move up: Town 2' })).toBeFocused()
  await expect(town(2).getByRole('textbox', { name: 'Town' })).toHaveValue('Agonda, Goa')
  await expect(page.getByText('Agonda, Goa is not on the route', { exact: false })).toBeVisible()
  await town(2).getByRole('button', { name: 'Remove: Town 2' }).press('Enter')
  await expect(town(3)).toHaveCount(0)
  await expect(town(2).getByRole('button', { name: 'Remove: Town 2' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
})

test('prices for children and better hotels are typed in, and the page switches and prices by them', {
  tag: '@soak',
}, async ({ page, context }) => {
  await signIn(page)
  await page.goto('/admin/edit/goa2')
  // What a former try of this test has left.
  const { prices: left } = await fieldsOf(page, 'goa2')
  if (Array.isArray(left) && left.length > 0) await restore(page)
  const prices = page.getByRole('group', { name: 'Prices for children, other rooms and better hotels' })
  const row = (at: number) => prices.getByRole('group', { name: `Price row ${at}`, exact: true })
  await prices.getByRole('button', { name: 'Add a price row' }).click()
  await row(1).getByRole('textbox', { name: 'Child in the room' }).fill('5,000')
  await prices.getByRole('button', { name: 'Add a price row' }).click()
  await row(2).getByLabel('Hotels').selectOption('4-star hotels')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(prices.getByText('Row 2 has no price: fill it in or remove it.')).toBeVisible()
  await row(2).getByRole('textbox', { name: 'For two' }).fill('39,999')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Saved as version/ })).toBeVisible()

  const traveller = await context.newPage()
  await traveller.goto('/trip-planner?children=1&all=true')
  await expect(traveller.getByText('₹28,499 for 2 adults and 1 child in 1 room, before taxes')).toBeVisible()
  await traveller.goto('/goa/south-goa-slow-days-in-benaulim')
  const panel = traveller.getByRole('complementary', { name: 'Price and help' })
  await expect(panel).toContainText('₹24,674 for two in total, with 5% GST')
  const notFollowed = panel.getByText('The prices on this page are not for this choice yet.')
  await expect(notFollowed).toBeHidden()
  await traveller.route('**/assets/*.js', (route) => route.abort())
  await traveller.reload()
  await panel.getByRole('radio', { name: /^4-star/ }).check()
  await expect(notFollowed).toBeVisible()
  await traveller.unroute('**/assets/*.js')
  await traveller.reload()
  await panel.getByRole('radio', { name: /^4-star/ }).check()
  await expect(panel).toContainText('₹41,999 for two in total, with 5% GST')
  await expect(traveller.locator('[data-hero]')).toContainText('₹39,999 for two, ₹41,999 with taxes')
  await expect(notFollowed).toBeHidden()
  await expect(traveller.getByRole('region', { name: 'What you pay, and to whom' })).toContainText('₹41,999')
  await panel.getByRole('button', { name: 'SUBMIT YOUR QUERY' }).click()
  await expect(traveller.getByRole('dialog').locator('[name="about"]')).toHaveValue(
    'South Goa Slow Days in Benaulim, 4-star hotels (goa2)',
  )
  // A card of the finder opens the page with the hotels that were chosen there; its address does so by itself, too.
  await traveller.goto('/packages?place=goa&stars=4')
  // Below, it is among the recently viewed.
  await traveller.locator('#trips').getByRole('link', { name: 'South Goa Slow Days in Benaulim' }).click()
  await expect(traveller).toHaveURL(/\/goa\/south-goa-slow-days-in-benaulim\?stars=4$/)
  // So do the comparison, and the form that leads to the contact page without JavaScript.
  await expect(panel.locator('[name="stars"]')).toHaveValue('4')
  const html = async (address: string) => (await traveller.request.get(address)).text()
  expect(await html('/contact?about=goa2&stars=4')).toContain('Benaulim, 4-star hotels (goa2)')
  expect(await html('/compare?p=goa2&stars=4')).toContain('₹41,999')
  await expect(panel.getByRole('radio', { name: /^4-star/ })).toBeChecked()
  await traveller.reload()
  await expect(panel).toContainText('₹41,999 for two in total, with 5% GST')
  await expect(panel.getByRole('radio', { name: /^4-star/ })).toBeChecked()
  // The price for the hotels that are chosen is withdrawn while the page is open.
  await hydrated(traveller)
  // This part of the page is hydrated by the tap.
  await panel.getByRole('radio').first().click()
  await expect(panel.getByRole('radio').first()).toBeChecked()
  await panel.getByRole('radio', { name: /^4-star/ }).check()
  await restore(page)
  expect((await fieldsOf(page, 'goa2')).prices ?? []).toEqual([])
  await page.evaluate((channel) => {
    new BroadcastChannel(channel).postMessage({ type: 'catalogue-changed', version: 'next' })
  }, DEVICE_CHANNEL)
  await expect(panel.getByRole('radio')).toHaveCount(0)
  await expect(panel.locator('[name="stars"]')).toHaveCount(0)
  await traveller.close()
})

test('a package is duplicated to a draft, and versions say what changed', { tag: '@soak' }, async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin/edit/goa2')
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page).toHaveURL(/\/admin\/edit\/.*copy/)
  await expect(page.getByLabel('Package name')).toHaveValue(/\(copy\)$/)
  await page.getByLabel('Departure city').fill('Nagpur')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Saved as version 2/ })).toBeVisible()
  await page.getByText('What changed: Departure city').click()
  await expect(page.getByRole('insertion')).toHaveText('Now: Nagpur')
})

test('what is typed in a package outlasts leaving, a reload, no network and a version saved meanwhile, which is named', {
  tag: '@soak',
}, async ({ page, context }) => {
  await signIn(page)
  await page.goto('/admin/edit/goa3')
  const city = page.getByLabel('Departure city')
  const before = await city.inputValue()
  await city.fill('Nagpur')
  await page.getByRole('link', { name: 'Packages' }).click()
  const question = page.getByRole('alertdialog', { name: 'Unsaved changes' })
  await expect(question).toContainText('They are kept on this device until you come back.')
  await question.getByRole('button', { name: 'No' }).click()
  await expect(city).toHaveValue('Nagpur')
  await page.getByRole('link', { name: 'Packages' }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('heading', { name: 'Packages', exact: true })).toBeVisible()
  await page.goto('/admin/edit/goa3')
  await expect(city).toHaveValue('Nagpur')
  await expect(page.getByText('Kept on this device since your last visit, not saved yet.')).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })).toBeVisible()
  await context.setOffline(false)
  // Another version is saved, in which this field is another as well.
  const { version } = await (await page.request.get('/api/staff/packages/goa3')).json()
  const saved = await page.request.put('/api/packages/goa3', {
    headers: { origin: new URL(page.url()).origin },
    data: { theme: 'Surat', version },
  })
  expect(saved.ok()).toBe(true)
  await page.reload()
  const conflict = page.getByRole('alert').filter({ hasText: 'You saved this package elsewhere' })
  await expect(conflict).toContainText('Departure city, as saved there')
  await expect(conflict).toContainText('Surat')
  await expect(city).toHaveValue('Nagpur')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(city).toHaveValue('Surat')

  // Saved elsewhere once more: what this page asked for was not done, and is not called saved.
  const now = await (await page.request.get('/api/staff/packages/goa3')).json()
  const again = await page.request.put('/api/packages/goa3', {
    headers: { origin: new URL(page.url()).origin },
    data: { theme: 'Rajkot', version: now.version },
  })
  expect(again.ok()).toBe(true)
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(conflict).toContainText('nothing of it is saved yet')
  expect((await (await page.request.get('/api/staff/packages/goa3')).json()).state).toBe('published')

  // It is saved, and only the reading after it is lost.
  const said = page.getByRole('status').filter({ hasText: /^Saved as version/ })
  await page.route('**/api/staff/packages/goa3', (route) => route.abort(), { times: 1 })
  await city.fill('Vadodara')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(said).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: ', you, ' })).toBeVisible()

  // The server saves it, and the answer is lost: no conflict with oneself.
  await page.route('**/api/packages/goa3', async (route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await city.fill(before)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })).toBeVisible()
  await page.unroute('**/api/packages/goa3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(said).toBeVisible()
  await expect(conflict).toBeHidden()
  await restore(page)
})

// Those of Settings are in office.spec.ts, a lead's in desk-inbox.spec.ts.
test('on a phone the screens of the desk have no accessibility violations and do not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const paths = [
    '/admin/edit/bali3',
    // In `npm run soak` these too.
    '/admin/packages',
    '/admin/today?whose=all',
    '/admin/order/bali',
    '/admin/board?whose=all',
    '/admin/reports',
    '/admin/leads/new',
    '/admin/add',
    '/admin/Package',
    '/admin/prices',
    '/admin/quotations',
    '/admin/leads/import',
  ]
  for (const path of played(paths, 1)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolations(page, { where: path })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
})

test('the list shows its loading, error and empty states', { tag: '@soak' }, async ({ page }) => {
  await signIn(page)
  let answer: 'hold' | 'fail' | 'empty' = 'hold'
  await page.route('**/api/staff/packages', async (route) => {
    if (answer === 'fail') return route.abort()
    if (answer === 'empty') return route.fulfill({ json: { packages: [], places: [] } })
    await until('let go', () => answer !== 'hold')
    return route.fulfill({ json: { packages: [], places: [] } })
  })
  for (const path of ['/admin/packages', '/admin/Package']) {
    answer = 'hold'
    await page.goto(path)
    await expect(page.getByRole('status').filter({ hasText: 'Loading packages…' })).toBeVisible()
    answer = 'empty'
    await expect(page.getByText('No packages found.')).toBeVisible()
    answer = 'fail'
    await page.reload()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Error fetching packages. Please try again later.' }),
    ).toBeVisible()
  }
})

async function fieldsOf(desk: Page, id: string): Promise<Record<string, unknown>> {
  return (await (await desk.request.get(`/api/staff/packages/${id}`)).json()).fields
}

// Other tests share the catalogue.
async function restore(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Restore version 0' }).click()
  await expect(desk.getByText('Built-in version').locator('..')).toBeVisible()
  await expect(desk.getByRole('status').filter({ hasText: /^Saved as version/ })).toBeVisible()
}
