import type { APIRequestContext, Page, Route } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { hydrated } from '../support/hydrated.ts'
import { examinedWidths } from '../support/widths.ts'
import { expect, test } from './fixtures.ts'

type Package = {
  key: string
  packageName: string
  destination: string
  nights: number
  months: number[]
  tags: string[]
  totalPackagePrice: number
}

const finder = (page: Page) => page.getByRole('search', { name: 'Packages' })
const status = (page: Page) => page.locator('#trips').getByRole('status')
const names = (page: Page) => page.locator('#trips article h3').allTextContents()
const catalogueOf = async (page: Page) =>
  ((await (await page.request.get('/api/catalogue')).json()) as { packages: Package[] }).packages
/** The part with the trips, as the server writes it. */
const tripsFromServer = async (request: APIRequestContext, address: string) => {
  const html = await (await request.get(address)).text()
  return html.slice(html.indexOf('id="trips"'), html.indexOf('</main>'))
}
const namesIn = (html: string) =>
  [...html.matchAll(/<article.*?<h3[^>]*>(.*?)<\/h3>/g)].map(([, name = '']) =>
    name.replaceAll(/<[^>]*>/g, ''),
  )
/** Longer than the router waits before it shows a spinner, ms. */
const SPINNER_MS = 1_200
/**
 * As on a connection that is not fast, where nothing is preloaded before the first touch or key. A page that another test has
 * typed in keeps its activation.
 */
const withoutPreload = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { downlink: 1 } })
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
  })
/** Holds every script from now on; the returned function ends that, for the next ones too. */
const holdScripts = async (page: Page) => {
  const held: Route[] = []
  let end = (script: Route): unknown => held.push(script)
  await page.route('**/assets/*.js', (script) => void end(script))
  return async (then: (script: Route) => Promise<void>) => {
    end = then
    await Promise.all(held.map(then))
  }
}
const unfold = (page: Page) =>
  finder(page)
    .getByText(/^Filters and order/)
    .click()

test('the finder: its margins, typing, and a text in Hindi', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/packages')
  await hydrated(page)
  await test.step('on the narrowest phone it keeps to the margins of the page', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const [left, right] = await page
      .getByRole('main')
      .getByRole('search')
      .evaluate((form) => [
        form.getBoundingClientRect().left,
        innerWidth - form.getBoundingClientRect().right,
      ])
    expect(right).toBe(left)
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('typing searches despite spelling mistakes and keeps the focus; Back restores the list', async () => {
    const total = (await catalogueOf(page)).length
    await expect(status(page)).toHaveText(`${total} trips`)
    const words = finder(page).getByRole('searchbox', { name: 'Search packages' })
    await words.pressSequentially('dubia', { delay: 40 })
    await expect(status(page)).toHaveText(/^\d+ trips for “dubia”$/)
    expect((await names(page))[0]).toMatch(/Dubai/)
    await expect(page).toHaveURL('/packages?q=dubia')
    await expect(words).toBeFocused()
    await words.fill('houseboat')
    await expect(page).toHaveURL('/packages?q=houseboat')
    await expect(words).toBeFocused()

    await page.goBack()
    await expect(page).toHaveURL('/packages')
    await expect(words).toHaveValue('')
    await expect(status(page)).toHaveText(`${total} trips`)
    await page.goForward()
    await expect(words).toHaveValue('houseboat')
  })

  await test.step('a text in Hindi with money and nights is understood, shown, and answered honestly', async () => {
    const words = finder(page).getByRole('searchbox')
    await words.fill('दिल्ली से कश्मीर ४ रात ४० हज़ार तक')
    await expect(page.locator('#trips')).toContainText(
      'Understood as: Kashmir · From Delhi · 4 nights · Under ₹40,000 for two',
    )
    expect(await names(page)).toEqual(['Kashmir First Look with a Houseboat Night'])
    await words.fill('maldives under 50k')
    await expect(status(page)).toHaveText('No trips to Maldives under ₹50,000 for two. Closest matches:')
    for (const name of await names(page)) expect(name).toMatch(/Maldives/)
    await words.fill('greece')
    await expect(status(page)).toHaveText('We don’t offer Greece yet')
    expect(await names(page)).toEqual([])
    await page.locator('#trips').getByRole('link', { name: 'Tell us' }).click()
    // The place that was searched is in the form already.
    await expect(page).toHaveURL('/contact?place=Greece')
    await expect(page.getByLabel('Which place?')).toHaveValue('Greece')
    await expect(page.locator('main [name=about]')).toHaveValue('Search: Greece')
  })
})

test('typing a search on a slow phone leaves one history entry', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/packages')
  await hydrated(page)
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/api/catalogue', async (route) => {
    await arrival
    await route.continue()
  })
  const words = finder(page).getByRole('searchbox', { name: 'Search packages' })
  await words.pressSequentially('dub')
  await expect(page).toHaveURL('/packages?q=dub')
  await words.pressSequentially('ai')
  await expect(page).toHaveURL('/packages?q=dubai')
  arrive()
  await expect(status(page)).toHaveText(/^\d+ trips? for “dubai”$/)

  await page.goBack()
  await expect(page).toHaveURL('/packages')
  await expect(words).toHaveValue('')
})

test.describe('while scripts arrive late', () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] })

  test('the page, the field and what is typed in it stay; a search that cannot be loaded is tried again', {
    tag: '@soak',
  }, async ({ page }) => {
    await withoutPreload(page)
    await page.goto('/packages')
    await hydrated(page)
    const release = await holdScripts(page)
    const words = finder(page).getByRole('searchbox', { name: 'Search packages' })
    const results = page.locator('#trips')
    await words.pressSequentially('goa')
    await expect(page).toHaveURL('/packages?q=goa')
    await page.waitForTimeout(SPINNER_MS)
    await expect(results).toHaveAttribute('aria-busy', 'true')
    await expect(results.locator('article')).toHaveCount(24)
    await expect(words).toBeFocused()
    await page.goBack()
    await expect(words).toHaveValue('')

    await words.pressSequentially('dub')
    await expect(page).toHaveURL('/packages?q=dub')
    await release((script) => script.abort())
    const message = page.getByRole('alert')
    await expect(message).toContainText('The results could not be loaded')
    await message.evaluate((first) => first.setAttribute('data-first', ''))
    await words.pressSequentially('a')
    await expect(page).toHaveURL('/packages?q=duba')
    await expect(message.and(page.locator(':not([data-first])'))).toBeVisible()
    await expect(words).toBeFocused()
    await page.unrouteAll()
    await message.getByRole('button', { name: 'Try again' }).click()
    await expect(status(page)).toHaveText(/^\d+ trips for “duba”$/)
    await expect(words).toHaveValue('duba')
    await expect(message).toHaveCount(0)
  })

  test('another page waits behind a spinner; another plan does not', { tag: '@soak' }, async ({ page }) => {
    await withoutPreload(page)
    await page.goto('/trip-planner')
    await hydrated(page)
    const release = await holdScripts(page)
    const budget = page.getByRole('form', { name: 'Trip planner' }).getByLabel('Budget')
    await budget.selectOption('75000')
    await page.waitForTimeout(SPINNER_MS)
    await expect(page.locator('#trips')).toHaveAttribute('aria-busy', 'true')
    await expect(budget).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Find packages' }).click()
    await expect(page.getByRole('main').getByText('Loading')).toBeVisible()
    await release((script) => script.continue())
    await expect(finder(page).getByRole('searchbox')).toBeVisible()
  })
})

test('filters and sorting are kept in the URL, which can be shared', async ({ page }) => {
  const fits = (await catalogueOf(page))
    .filter(
      (pkg) =>
        pkg.totalPackagePrice <= 100_000 &&
        [5, 6].includes(pkg.nights) &&
        pkg.tags.includes('beach') &&
        pkg.months.includes(12),
    )
    .toSorted((a, b) => a.totalPackagePrice - b.totalPackagePrice)
  await page.goto('/packages')
  await hydrated(page)
  await unfold(page)
  for (const [label, choice] of [
    ['Budget', '100000'],
    ['Nights', '5-6'],
    ['Theme', 'beach'],
    ['Month', '12'],
    ['Order', 'cheapest'],
  ] as const) {
    await finder(page).getByLabel(label).selectOption(choice)
    await expect(page).toHaveURL(new RegExp(`=${choice}(&|$)`))
  }
  await expect(status(page)).toHaveText(`${fits.length} trips`)
  expect([...(await names(page))].toSorted()).toEqual(fits.map(({ packageName }) => packageName).toSorted())
  const prices = await page
    .locator('#trips article')
    .getByText(/^From ₹/)
    .allTextContents()
  expect(prices.map((text) => Number(text.replaceAll(/\D/g, '')))).toEqual(
    fits.map(({ totalPackagePrice }) => totalPackagePrice),
  )

  expect(namesIn(await tripsFromServer(page.request, page.url()))).toEqual(await names(page))

  await page.getByRole('link', { name: 'Remove: Beach' }).click()
  await expect(page).not.toHaveURL(/theme=/)
  await expect(finder(page).getByLabel('Theme')).toHaveValue('')
  await page.goBack()
  await expect(finder(page).getByLabel('Theme')).toHaveValue('beach')
})

test('a package and Back: the same list at the same place', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/packages?theme=family')
  await hydrated(page)
  const card = page.locator('#trips article').nth(9)
  await card.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  const before = await names(page)
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Package Overview' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('#trips article').first()).toBeVisible()
  expect(await names(page)).toEqual(before)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 60)
})

test('without results, suggestions lead to as many trips as they say', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/packages?q=goa&budget=30000&theme=adventure&month=7')
  await expect(status(page)).toHaveText('No trips for “goa”')
  const way = page.locator('#trips li', { hasText: '“goa” without any filter' })
  const count = Number(/(\d+) trips?$/.exec((await way.textContent()) ?? '')?.[1])
  await way.getByRole('link').click()
  await expect(status(page)).toHaveText(`${count} trips for “goa”`)

  await page.goto('/packages?q=qwxz')
  await page.locator('#trips').getByRole('link', { name: 'Bali', exact: true }).click()
  await expect(page).toHaveURL('/bali')
})

test('the finder is reached from every page', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/aboutus')
  await page.getByRole('banner').getByRole('link', { name: 'Find packages' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your holiday')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('#phone-menu').getByRole('link', { name: 'Saved for later' }).click()
  await expect(page).toHaveURL('/saved')
})

test('the finder and the comparison: axe finds nothing, nothing sticks out', { tag: '@soak' }, async ({
  page,
}) => {
  for (const path of [
    '/packages?q=tea+garden&theme=nature&p=kerala1',
    '/packages?q=qwxz',
    '/packages?q=greece',
    '/packages?q=bali+from+pune+with+flights+under+50k+blorf',
    '/packages?q=visa+free+beach',
    '/compare?p=bali1,dubai2,kerala1',
    '/compare',
  ]) {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    await hydrated(page)
    for (const width of examinedWidths()) {
      const where = `${path} at ${width} px`
      await page.setViewportSize({ width, height: 900 })
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide, where).toBeLessThanOrEqual(0)
      await expectNoViolations(page, { where })
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the finder is a form that asks the server, and the ticks are compared by one button', async ({
    page,
  }) => {
    await page.goto('/packages')
    await finder(page).getByRole('searchbox').fill('vietanm 4 star')
    await unfold(page)
    await finder(page).getByLabel('Month').selectOption('3')
    await finder(page).getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/q=vietanm.*month=3/)
    await expect(status(page)).toHaveText(/^\d trips for “vietanm 4 star”$/)
    for (const name of await names(page)) expect(name).toMatch(/Vietnam/)
    for (const at of [0, 1]) await page.locator('#trips').getByRole('checkbox').nth(at).check()
    await page.getByRole('button', { name: 'Compare selected packages' }).click()
    await expect(page).toHaveURL(/\/compare\?/)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    // With the prices of the cards, whose hotels the text asked for.
    const addresses = await page
      .getByRole('columnheader')
      .getByRole('link')
      .evaluateAll((links) => links.map(String))
    expect(addresses.filter((address) => address.endsWith('&stars=4'))).toHaveLength(2)
  })

  test('the server understands a text as the app does', async ({ request }) => {
    const trips = (query: string) => tripsFromServer(request, `/packages?q=${encodeURIComponent(query)}`)
    const found = namesIn(await trips('गोवा'))
    expect(found.length).toBeGreaterThan(0)
    for (const name of found) expect(name).toMatch(/Goa/)
    expect(await trips('fiji')).toMatch(/role="status"[^>]*>We don’t offer Fiji yet</)
  })

  test('all packages can be listed', { tag: '@soak' }, async ({ page }) => {
    const total = (await catalogueOf(page)).length
    await page.goto('/packages')
    expect(await names(page)).toHaveLength(24)
    await page.getByRole('link', { name: `Show all ${total}` }).click()
    await expect(page.locator('#trips article')).toHaveCount(total)
  })
})
