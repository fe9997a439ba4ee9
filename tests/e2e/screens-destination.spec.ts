import { hydrated } from '../support/hydrated.ts'
import { expect, test, WITH_MOTION } from './fixtures.ts'

test.use(WITH_MOTION)

/** Places without the package list (spec 1 §2); every other of the spec's keys has one. */
const WITHOUT_LIST = ['nepal', 'malaysia', 'rajasthan', 'southAfrica', 'japan']
const WITH_LIST = [
  'bali',
  'kerala',
  'north',
  'himachal',
  'andaman',
  'ladakh',
  'kashmir',
  'goa',
  'australia',
  'europe',
  'hongkong',
  'vietnam',
  'dubai',
  'singapore',
  'thailand',
  'turkey',
  'mauritius',
  'maldives',
  'baku',
]

test('every key of the spec has its page, 19 of them with the list of packages', async ({ request }) => {
  test.setTimeout(90_000)
  expect(WITH_LIST).toHaveLength(19)
  for (const key of [...WITH_LIST, ...WITHOUT_LIST, 'srilanka', 'bhutan', 'bangkok']) {
    const answer = await request.get(`/${key}`)
    expect(answer.status(), key).toBe(200)
    const html = await answer.text()
    expect(/<h2[^>]*>[^<]+ Packages( \(Excluding Flights\))?<\/h2>/.test(html), key).toBe(
      WITH_LIST.includes(key),
    )
    expect(html, key).toContain('Escape to')
    expect(html.includes('Packages (Excluding Flights)</h2>'), key).toBe(key === 'vietnam')
  }
})

test('Bali: its sections, its banner, and what opens an enquiry', async ({ page }) => {
  await page.goto('/bali')
  await test.step('the sections are in the order of the spec', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escape to Bali')
    await expect(page.getByRole('list', { name: 'Why travellers choose us' })).toBeVisible()
    expect(await page.locator('main h2').allTextContents()).toEqual([
      'Bali Packages',
      'Things to do in Bali',
      'Plan your Bali trip',
      'Routes of our Bali trips',
      'Good to know about Bali',
      'Travellers also look at',
      'Choose Your Travel Style',
    ])
  })

  await test.step('a banner of its own up to 768 px', async () => {
    const banner = () =>
      page.locator('[data-hero] img').evaluate((image: HTMLImageElement) => image.currentSrc)
    await page.setViewportSize({ width: 768, height: 900 })
    await expect.poll(banner).toMatch(/-hero-\d+\.avif$/)
    await page.setViewportSize({ width: 769, height: 900 })
    await expect.poll(banner).toMatch(/-banner-\d+\.avif$/)
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('a package, a thing to do and a travel style each open the enquiry about themselves', async () => {
    await hydrated(page)
    const popup = page.getByRole('dialog', { name: 'Plan Your Trip' })
    const close = () => popup.getByRole('button', { name: /^Close/ }).click()

    await page
      .locator('#packages article')
      .first()
      .click({ position: { x: 60, y: 60 } })
    await expect(popup).toContainText('Blissful Bali Kuta and Ubud Escape')
    await expect(popup).toContainText('₹74,999')
    await close()

    await page.getByRole('button', { name: 'Bathe at the Tirta Empul spring temple' }).click()
    await expect(popup).toContainText('Tirta Empul')
    await close()

    const styles = page.locator('section', {
      has: page.getByRole('heading', { name: 'Choose Your Travel Style' }),
    })
    await styles.scrollIntoViewIfNeeded()
    await expect(styles.getByRole('listitem').getByRole('button')).toHaveText([
      'Family',
      'Group',
      'Honeymoon',
      'Adventure',
      'Beach',
      'Couple',
    ])
    await styles.getByRole('button', { name: 'Honeymoon' }).click()
    await expect(popup).toContainText(/Starting from ₹[\d,]+ for two/)
    await close()
    await expect(popup).toBeHidden()
  })

  await test.step('Enquire Now goes to the form', async () => {
    await page.getByRole('link', { name: 'Enquire Now' }).click()
    await expect(page.locator('main form [name=destination]')).toHaveValue('Bali')
    await expect(page.getByRole('heading', { name: 'Plan your Bali trip' })).toBeInViewport()
  })
})

test.describe('the strip of things to do', () => {
  test('scrolls 1 px every 30 ms, stops under the pointer and with focus, and starts over', {
    tag: '@soak',
  }, async ({ page }) => {
    // By the page's own clock: a busy machine draws fewer frames in the same time.
    await page.clock.install()
    await page.goto('/bali')
    await hydrated(page)
    const strip = page
      .locator('section', { has: page.getByRole('heading', { name: /^Things to do/ }) })
      .locator('ul')
    await strip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.mouse.move(2, 2)
    const left = () => strip.evaluate((element) => element.scrollLeft)
    const movedIn = async (ms: number) => {
      const before = await left()
      await page.clock.runFor(ms)
      return (await left()) - before
    }
    await expect.poll(() => movedIn(300)).toBeGreaterThan(0)
    await page.clock.pauseAt(Date.now() + 60_000)
    expect(await movedIn(1_500)).toBe(50)

    await strip.hover()
    expect(await movedIn(500)).toBe(0)
    await page.mouse.move(2, 2)
    expect(await movedIn(500)).toBeGreaterThan(0)
    await strip.getByRole('button').nth(1).focus()
    expect(await movedIn(500)).toBe(0)
    await strip.getByRole('button').nth(1).blur()
    await strip.evaluate((element) => {
      element.scrollLeft = element.scrollWidth
    })
    await page.clock.runFor(60)
    expect(await left()).toBeLessThan(60)
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })
    test('does not', { tag: '@soak' }, async ({ page }) => {
      await page.goto('/bali')
      await hydrated(page)
      const strip = page
        .locator('section', { has: page.getByRole('heading', { name: /^Things to do/ }) })
        .locator('ul')
      await strip.scrollIntoViewIfNeeded()
      await page.waitForTimeout(800)
      expect(await strip.evaluate((element) => element.scrollLeft)).toBe(0)
    })
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the map, scripts ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: javaScriptEnabled ? [] : '@soak',
  }, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } })

    test('names every city, says every route in words, and shows one route when asked', async ({ page }) => {
      await page.goto('/vietnam')
      const part = page.locator('#routes')
      await part.scrollIntoViewIfNeeded()
      const map = part.getByRole('img', { name: 'Map of Vietnam with the route of each package' })
      await expect(map.locator('text')).toHaveCount(9)
      // As wide as the phone allows, names are 12 px high: they can be read.
      const size = await map.evaluate(
        (svg: SVGSVGElement) =>
          (Number(svg.getAttribute('font-size')) * svg.clientWidth) / svg.viewBox.baseVal.width,
      )
      expect(size).toBeGreaterThanOrEqual(12)
      expect(await overlaps(map)).toEqual([])
      const trips = part.locator('li', { has: page.getByRole('radio') })
      await expect(trips).toHaveCount(6)
      await expect(trips.first().locator('ol li')).toHaveText([/^Hanoi 2N/, /^Ha Long Bay 1N/, /^Da Nang 3N/])
      await expect(trips.first().getByRole('link')).toHaveAttribute('href', /^\/vietnam\//)
      const drawn = () =>
        map
          .locator('g:has(> path + path)')
          .evaluateAll(
            (routes) => routes.filter((route) => Number(getComputedStyle(route).opacity) > 0.9).length,
          )
      const routes = await drawn()
      expect(routes).toBeGreaterThanOrEqual(4)
      await trips.nth(2).getByRole('radio').check()
      await expect.poll(drawn).toBeLessThan(routes)
      await part.getByRole('radio', { name: 'All routes' }).check()
      await expect.poll(drawn).toBe(routes)
    })
  })
}

test('every destination has a map background', async ({ request }) => {
  const { destinations } = await (await request.get('/api/catalogue')).json()
  expect(destinations.length).toBeGreaterThan(25)
  for (const { slug } of destinations) {
    const answer = await request.get(`/art/maps/${slug}.svg`)
    expect(answer.status(), slug).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/svg/)
  }
})

// Pairs of names that lie on each other as drawn, in the type the page is set in.
async function overlaps(map: import('@playwright/test').Locator): Promise<string[]> {
  return map.locator('text').evaluateAll((texts) => {
    const boxes = texts.map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }))
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 3 &&
            other.top < box.bottom - 3,
        )
        .map((other) => `${name} and ${other.name}`),
    )
  })
}
