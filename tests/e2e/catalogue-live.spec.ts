import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { until, untilControlled } from '../support/phone.ts'
import { OWNER } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

const PATH = '/dubai/'

test('what the owner publishes shows in open pages, on the server and in the installed app', async ({
  page: desk,
  browser,
}) => {
  test.setTimeout(120_000)
  await signIn(desk)
  const traveller = await (await browser.newContext()).newPage()
  await traveller.goto('/dubai')
  await traveller
    .getByRole('link', { name: /View itinerary/ })
    .first()
    .click()
  await expect(traveller.getByRole('heading', { name: 'Day-wise itinerary' })).toBeVisible()
  const title = await traveller.getByRole('heading', { level: 1 }).innerText()
  const address = new URL(traveller.url()).pathname
  expect(address.startsWith(PATH)).toBe(true)

  await desk.goto('/admin')
  await desk.getByRole('link', { name: title }).click()
  const overview = `A new overview, written at ${Date.now()}.`
  await desk.getByLabel('Overview', { exact: true }).fill(overview)
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText(/^Version 1,/)).toBeVisible()

  await expect(traveller.getByText(overview)).toBeVisible({ timeout: 25_000 })
  const html = await (await traveller.request.get(address)).text()
  expect(html).toContain(overview)
  await traveller.goto(address)
  await expect(traveller.getByText(overview)).toBeVisible()

  await desk.getByRole('button', { name: /Bring back version 0/ }).click()
  await expect(desk.getByText(/^Version 2,/)).toBeVisible()
  await expect(traveller.getByText(overview)).toBeHidden({ timeout: 25_000 })
})

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
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page).toHaveURL(/\/admin\/edit\//)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
  expect(await (await request.get('/api/catalogue')).text()).not.toContain(name)
})

test('two desks edit one package: the second save is told, and nothing that was typed is lost', async ({
  page: first,
  browser,
}) => {
  await signIn(first)
  const second = await newDesk(browser)
  for (const desk of [first, second]) await desk.goto('/admin/edit/goa2')
  const before = await first.getByLabel('Highlights').inputValue()

  await first.getByLabel('Overview', { exact: true }).fill('What the first desk says of it.')
  await first.getByLabel('Departure city').fill('Pune')
  await first.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    first.getByRole('status').filter({ hasText: /^Saved as version \d+\. Travellers see it now\.$/ }),
  ).toBeVisible()

  await second.getByLabel('Overview', { exact: true }).fill('What the second desk says of it.')
  await second.getByLabel('Highlights').fill(`${before}\nAdded by the second desk`)
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = second
    .getByRole('alert')
    .filter({ hasText: 'Somebody changed this package in the meantime' })
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

test('what cannot be saved is marked at its field, and the first of them is gone to', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/edit/goa1')
  await page.getByLabel('Destination covered').fill('Calangute-9N')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Not saved. Please look at: Itinerary.' }),
  ).toBeVisible()
  await expect(page.getByLabel('Itinerary')).toBeFocused()
  await expect(page.getByLabel('Itinerary')).toHaveAccessibleDescription(/There must be one entry a day\./)
})

test('leaving with unsaved changes asks first', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/edit/goa3')
  await page.getByLabel('Departure city').fill('Nagpur')
  await page.getByRole('link', { name: 'Packages' }).click()
  const question = page.getByRole('alertdialog', { name: 'Unsaved changes' })
  await question.getByRole('button', { name: 'No' }).click()
  await expect(page.getByLabel('Departure city')).toHaveValue('Nagpur')
  await page.getByRole('link', { name: 'Packages' }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('heading', { name: 'Packages', exact: true })).toBeVisible()
})

test('a picture is chosen by keyboard among those of the place, an address can still be typed, themes are ticked', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin/edit/goa4')
  const picture = page.getByLabel('Picture')
  const before = await picture.inputValue()
  await page.getByRole('button', { name: 'Choose a picture' }).press('Enter')
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(chooser.getByRole('radio', { name: 'Goa, dusk' })).toBeVisible()
  for (const name of await chooser.getByRole('radio').all())
    expect(await name.inputValue()).toMatch(/^(goa(-|$)|\/photos\/)/)
  await expect(chooser.getByRole('radio', { checked: true })).toHaveValue(before)
  await expectAccessible(page)
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
  await expect(page.getByRole('status').filter({ hasText: /^Saved as version/ })).toBeVisible()
  expect(await fieldsOf(page, 'goa4')).toMatchObject({
    packageImage: 'https://example.com/photos/goa.jpg',
    tags: ['family', 'honeymoon', 'adventure', 'beach', 'nature'],
  })
  await restore(page)
})

test('staff put the packages of a place in another order, by keyboard; an open page shows it', async ({
  page: desk,
  browser,
}) => {
  test.setTimeout(90_000)
  await signIn(desk)
  const traveller = await (await browser.newContext()).newPage()
  await traveller.goto('/kerala')
  const shown = () => traveller.locator('#packages article h3, #packages li h3').allTextContents()
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(2)
  const before = await shown()

  await desk.goto('/admin')
  await desk.getByLabel('Sold under').selectOption('Kerala')
  await desk.getByRole('link', { name: 'Order of the Kerala packages' }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Order of the Kerala packages')
  await expectAccessible(desk)
  const first = before[0] ?? ''
  await desk.getByRole('button', { name: `Move ${first} down` }).focus()
  await desk.keyboard.press('Enter')
  await expect(
    desk.getByRole('status').filter({ hasText: `${first} is now 2 of ${before.length}.` }),
  ).toBeVisible()
  await expect(desk.getByRole('button', { name: `Move ${first} down` })).toBeFocused()
  await desk.keyboard.press('Alt+ArrowDown')
  await desk.getByRole('button', { name: 'Save the order' }).click()
  await expect(desk.getByText(/^Version 1, .+/)).toBeVisible()
  const wanted = [before[1], before[2], before[0], ...before.slice(3)]
  await expect.poll(shown, { timeout: 25_000 }).toEqual(wanted)
  const html = await (await traveller.request.get('/kerala')).text()
  const places = wanted.map((name) => html.indexOf(`${name}<`))
  expect(places).toEqual(places.toSorted((a, b) => a - b))

  await desk.getByRole('button', { name: 'Bring back version 0' }).click()
  await expect.poll(shown, { timeout: 25_000 }).toEqual(before)
})

test('the installed app shows an edit at its next start with a network, and in its search; without one, the last catalogue whole', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const desk = await newDesk(browser)
  const phone = await browser.newContext()
  const app = await phone.newPage()
  await app.goto('/')
  await untilControlled(app)
  await until('the catalogue is kept', () =>
    app.evaluate(async () => Boolean(await caches.match('/api/catalogue'))),
  )
  await app.close()

  const name = `Himachal Kites and Lanterns ${Date.now()}`
  const { packageName } = await fieldsOf(desk, 'himachal2')
  const saved = await desk.request.put('/api/packages/himachal2', { data: { packageName: name } })
  expect(saved.status()).toBe(200)

  const next = await phone.newPage()
  await next.goto('/himachal')
  await expect(next.getByRole('heading', { name })).toBeVisible({ timeout: 25_000 })
  await expect(next.getByRole('heading', { name: String(packageName), exact: true })).toHaveCount(0)
  await next.goto('/packages?q=kites')
  await expect(next.getByRole('heading', { name })).toBeVisible()

  await phone.setOffline(true)
  await desk.request.put('/api/packages/himachal2', { data: { packageName } })
  await next.goto('/packages?q=kites')
  await expect(next.getByRole('heading', { name })).toBeVisible()
  await next.goto('/goa')
  await expect(next.getByRole('heading', { level: 1 })).toContainText('Goa')
})

test('the screens of packages are usable without seeing them', async ({ page }) => {
  await signIn(page)
  for (const path of ['/admin', '/admin/add', '/admin/edit/bali3', '/admin/Package', '/admin/order/bali']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})

test('the list says when it is loading, when it cannot be had, and when nothing is in it', async ({
  page,
}) => {
  await signIn(page)
  let answer: 'hold' | 'fail' | 'empty' = 'hold'
  await page.route('**/api/staff/packages', async (route) => {
    if (answer === 'fail') return route.abort()
    if (answer === 'empty') return route.fulfill({ json: { packages: [], places: [] } })
    await until('let go', () => answer !== 'hold')
    return route.fulfill({ json: { packages: [], places: [] } })
  })
  for (const path of ['/admin', '/admin/Package']) {
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

async function newDesk(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page)
  return page
}

async function fieldsOf(desk: Page, id: string): Promise<Record<string, unknown>> {
  return (await (await desk.request.get(`/api/staff/packages/${id}`)).json()).fields
}

// Other tests share the catalogue.
async function restore(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Bring back version 0' }).click()
  await expect(desk.getByText('As it came with the site').locator('..')).toBeVisible()
  await expect(desk.getByRole('status').filter({ hasText: /^Saved as version/ })).toBeVisible()
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => String(target))])).toEqual([])
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/sign-in')
  await page.getByLabel('E-mail').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible()
}
