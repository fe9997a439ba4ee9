import { atRest } from '../support/at-rest.ts'
import { carousel, wake } from '../support/carousels.ts'
import { hydrated } from '../support/hydrated.ts'
import { played } from '../support/soak.ts'
import { expect, test } from './fixtures.ts'

test('the sections are in the order of the spec, with what they contain', async ({ page }) => {
  await page.goto('/')
  const parts = page.locator('main :is(section, [role=group][aria-label]):not([role=group] [role=group])')
  const names = await parts.evaluateAll((elements) =>
    elements.map(
      (element) =>
        element.getAttribute('aria-label') ??
        document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
    ),
  )
  expect([...new Set(names)]).toEqual([
    'Holidays in India and abroad',
    'Explore Destinations',
    'Holiday ideas',
    'Destinations we work in',
    'Popular Destinations',
    'Marigold Miles Diaries',
    'Why Marigold Miles',
    'Featured holidays',
    'AUSTRALIA Tour Packages',
    'Australia',
    'Bigger Group? Get Special Offers Up to 50% Off!',
    'Unforgettable Journeys',
    'Journey in Frames',
    'Trending Offers',
    'Explore India',
    'What travellers say',
    'Reviews',
    'Plan Your Trip',
  ])

  await test.step('Explore Destinations: six tiles with their prices and routes', async () => {
    const tiles = page.locator('#explore').getByRole('link')
    await expect(tiles).toHaveText([
      'Europefrom ₹2,99,999 for two',
      'Australiafrom ₹2,48,999 for two',
      'Japanfrom ₹3,28,999 for two',
      'New Zealandfrom ₹3,49,999 for two',
      'Turkeyfrom ₹1,23,699 for two',
      'South Africafrom ₹2,79,999 for two',
    ])
    expect(await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/europe',
      '/australia',
      '/japan',
      '/new-zealand',
      '/turkey',
      '/southAfrica',
    ])
  })
  await test.step('diaries: eight tiles, each to its reel', async () => {
    const links = carousel(page, 'Marigold Miles Diaries').getByRole('link')
    await expect(links).toHaveCount(8)
    for (let index = 0; index < 8; index++)
      await expect(links.nth(index)).toHaveAttribute('href', `/video?index=${index}`)
  })
  await test.step('why us: five badges', async () => {
    await expect(carousel(page, 'Why Marigold Miles').getByRole('heading')).toHaveCount(5)
  })
  await test.step('reviews are cut to 150 characters', async () => {
    const texts = await carousel(page, 'Reviews').getByRole('blockquote').allTextContents()
    expect(texts.length).toBeGreaterThan(5)
    expect(Math.max(...texts.map((text) => text.replace(/…$/, '').length))).toBeLessThanOrEqual(150)
    expect(texts.some((text) => text.endsWith('…'))).toBe(true)
  })
})

for (const javaScriptEnabled of played([true, false], 1)) {
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('pictures are there when they are looked at; the search in the banner finds packages', async ({
      page,
    }) => {
      await page.goto('/')
      await test.step('pictures are there when they are looked at', async () => {
        const far = carousel(page, 'Trending Offers').locator('picture').first()
        const width = () => far.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
        if (javaScriptEnabled) {
          await hydrated(page)
          // The browser alone would fetch those of three screens.
          const fetched = await page.evaluate(
            () =>
              performance.getEntriesByType('resource').filter(({ name }) => name.includes('/art/')).length,
          )
          expect(fetched).toBeLessThan(8)
          expect(await width()).toBe(0)
        }
        await far.evaluate((picture) => picture.scrollIntoView({ block: 'center', behavior: 'instant' }))
        await expect.poll(width).toBeGreaterThan(0)
      })

      await test.step('the search in the banner finds packages', async () => {
        const words = page.getByRole('searchbox', { name: 'Where to, or what to do' })
        await words.fill('houseboat')
        await page.getByRole('button', { name: 'Search packages' }).click()
        await expect(page).toHaveURL('/packages?q=houseboat')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your holiday')
        await expect(page.getByRole('article').first()).toContainText(/Kerala|Kashmir/)
        // Also where the app renders the page in two steps, the filters have all their options.
        await expect(page.getByLabel('Order', { exact: true }).locator('option')).toHaveCount(5)
        expect(await page.getByLabel('Theme').locator('option').count()).toBeGreaterThan(2)
      })
    })
  })
}

test('Enquire Now goes to the form, however much of the page has not been drawn yet', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Enquire Now' }).click()
  await page.waitForTimeout(1000)
  await expect(page.getByRole('heading', { name: 'Plan Your Trip' })).toBeInViewport()
  await expect(page.locator('main form [name="name"]')).toBeInViewport()
})

test('with the popup option on, places and offers open an enquiry about themselves', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/?popup=on')
  const place = (await wake(carousel(page, 'Popular Destinations'))).getByRole('link', { name: 'Thailand' })
  await place.click()
  const popup = page.getByRole('dialog', { name: 'Plan Your Trip' })
  await expect(popup.locator('[name=destination]')).toHaveValue('Thailand')
  await expect(popup.locator('[name=destination]')).toHaveAttribute('readonly')
  await popup.getByRole('button', { name: 'Close' }).click()

  const card = (await wake(carousel(page, 'Trending Offers'))).getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  const pricing = await card.getByText(/^From ₹/).innerText()
  const picture = await card.locator('img').getAttribute('src')
  await card.getByRole('link').click()
  for (const text of [title, pricing, ...(await card.locator('li').allInnerTexts())])
    await expect(popup).toContainText(text.trim())
  const scene = (src: string | null) => src?.replace(/-(tall|wide)-.*/, '')
  expect(scene(await popup.locator('img').first().getAttribute('src'))).toBe(scene(picture))
  await expect(page).toHaveURL('/?popup=on')
})

test('the promotions and the offers', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await test.step('promotions: an expert and a callback by the short form, each about itself', async () => {
    for (const [call, title, pricing, place] of [
      ['Connect With An Expert', 'Australia tour packages', 'Starting at INR 2,48,999 for two', 'Australia'],
      ['Get A Callback', 'Group holidays', 'Up to 50% off', ''],
    ] as const) {
      await page.getByRole('link', { name: call }).click()
      const popup = page.getByRole('dialog', { name: call })
      await expect(popup.locator('[name=bookingTime]')).toBeVisible()
      await expect(popup.locator('[name=email]')).toHaveCount(0)
      for (const text of [title, pricing]) await expect(popup).toContainText(text)
      await expect(popup.locator('[name=destination]')).toHaveValue(place)
      await popup.getByRole('button', { name: 'Close' }).click()
      await expect(popup).toBeHidden()
    }
  })

  for (const title of ['Trending Offers', 'Explore India'])
    await test.step(`${title}: priced cards that lead to packages, those with a flight last, two rows on phones`, async () => {
      const row = carousel(page, title)
      await row.scrollIntoViewIfNeeded()
      const cards = row.getByRole('article')
      const texts = await cards.allTextContents()
      expect(texts.length).toBeGreaterThanOrEqual(8)
      for (const text of texts) expect(text).toMatch(/From ₹[\d,]+/)
      const withFlight = texts.map((text) => text.includes('with Flight'))
      expect(withFlight).toEqual([...withFlight].sort())
      for (const link of await cards.getByRole('link').all())
        await expect(link).toHaveAttribute('href', /^\/[a-z-]+\/[a-z0-9-]+$/)
      const [one, two] = await cards.all()
      const [upper, lower] = [await one?.boundingBox(), await two?.boundingBox()]
      expect(upper?.x).toBe(lower?.x)
      expect(lower?.y).toBeGreaterThan(upper?.y ?? 0)
      const href = await cards.first().getByRole('link').getAttribute('href')
      await cards.first().getByRole('link').click()
      await expect(page).toHaveURL(String(href))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/')
      await atRest(cards.first())
    })
})

test('while only a part of the page has arrived, nothing stands where it does not stay', {
  tag: '@soak',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const html = await (await request.get('/')).text()
  const open = async (end: number) => {
    await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }))
    await page.goto('/')
    await page.unroute('/')
  }
  const banner = html.indexOf('<section', html.indexOf('<main'))
  await open(banner)
  const header = await page.locator('header').boundingBox()
  expect((await page.locator('main').boundingBox())?.y).toBe(header?.height)
  // Its words and pictures are centred.
  await open(html.indexOf('</li>', html.indexOf('/art/', banner)))
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await open(html.indexOf('<section', banner + 1))
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await open(html.indexOf('<section', banner + 1) + 500)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
