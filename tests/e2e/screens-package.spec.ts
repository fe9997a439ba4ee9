import type { Page } from '@playwright/test'
import { exclusionLines } from '../../src/catalogue/exclusions.ts'
import { hydrated } from '../support/hydrated.ts'
import { scrollThrough } from '../support/scroll-through.ts'
import { played } from '../support/soak.ts'
import { expect, test } from './fixtures.ts'

const PATH = '/bali/blissful-bali-kuta-and-ubud-escape'

// The popup that comes after 10 s has its own tests.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('enquiry-popup-seen', 'true'))
})

test('the page on a phone: its blocks, facts, prices, days and conditions', async ({ page }) => {
  await page.goto(PATH)
  await test.step('the blocks are in the order of the spec', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blissful Bali Kuta and Ubud Escape')
    expect(await visibleHeadings(page)).toEqual([
      'Package Overview',
      'Tour Includes',
      'Why Travel with Us',
      'Price per adult',
      'The route',
      'Good to know',
      'Day-wise itinerary',
      'Hotels',
      'What is included',
      'What you pay, and to whom',
      'Terms & Conditions',
      'Need Assistance',
      'Similar trips',
    ])
    const facts = page.locator('main dl').filter({ hasText: 'Duration' })
    for (const text of ['6 Nights / 7 Days', 'Kuta 3N', 'Ubud 3N', 'Indonesia', 'Mumbai'])
      await expect(facts).toContainText(text)
  })

  await test.step('the price and the help come before the conditions', async () => {
    const tops = []
    for (const name of ['What is included', 'Need Assistance', 'Terms & Conditions', 'Similar trips'])
      tops.push((await page.getByRole('heading', { level: 2, name }).boundingBox())?.y ?? Number.NaN)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })

  await test.step('the route is drawn and listed, and the facts are those of the package', async () => {
    const route = page.getByRole('region', { name: 'The route' })
    await expect(route.getByRole('img', { name: /^Map with the route of Blissful Bali/ })).toBeVisible()
    await expect(route.getByRole('listitem')).toHaveText(['Kuta 3 nights', 'Ubud 3 nights'])
    const facts = page.getByRole('region', { name: 'Good to know' })
    await expect(facts).toContainText('Apr to Oct')
    await expect(facts).toContainText('Breakfast after every night, days 2 to 7: 6 in all')
    await expect(facts).toContainText('Visa on arrival, USD 35 per person')
    await expect(facts).toContainText('Relaxed')
  })

  await test.step('taxes at the current rates, and local charges for two', async () => {
    const price = page.getByRole('region', { name: 'What you pay, and to whom' })
    for (const text of ['GST, 5%', '₹3,750', 'TCS, 2% of the price with GST', '₹1,575', '₹80,324'])
      await expect(price).toContainText(text)
    await expect(price).toContainText('IDR 300,000 for two')
    await expect(price).toContainText('USD 70 for two')
    await expect(page.getByText('or EMI from ₹6,694 a month')).toBeVisible()
  })

  await test.step('at most one day is open; the five conditions open and close by themselves, none at first', async () => {
    const days = page.locator('#itinerary details')
    await expect(days).toHaveCount(7)
    const open = () => days.evaluateAll((all) => all.map((day) => (day as HTMLDetailsElement).open))
    expect(await open()).toEqual([true, false, false, false, false, false, false])
    await days.nth(2).locator('summary').click()
    expect(await open()).toEqual([false, false, true, false, false, false, false])
    await days.nth(2).locator('summary').click()
    expect(await open()).not.toContain(true)

    const terms = page.locator('section', { has: page.locator('#terms') }).locator('details')
    await expect(terms).toHaveCount(5)
    await expect(terms.and(page.locator('[open]'))).toHaveCount(0)
    await terms.nth(0).locator('summary').click()
    await terms.nth(3).locator('summary').click()
    await expect(terms.and(page.locator('[open]'))).toHaveCount(2)
    await terms.nth(0).locator('summary').click()
    await expect(terms.and(page.locator('[open]'))).toHaveCount(1)
  })

  await test.step('links lead to the itinerary and to the instalments', async () => {
    await page.getByRole('link', { name: 'See the day-wise itinerary' }).click()
    await expect(page).toHaveURL(/#itinerary$/)
    await page.getByRole('link', { name: 'How EMI works' }).click()
    await expect(page.getByRole('heading', { name: 'In instalments' })).toBeInViewport()
  })
})

test('tabs, the floating button and the two buttons to the query', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 })
  await page.goto(PATH)
  await hydrated(page)
  await test.step('inclusions and exclusions: tabs below 768 px, side by side from there on', async () => {
    const [inclusions, exclusions] = [
      page.getByText('24x7 telephone help'),
      page.getByText('Travel insurance'),
    ]
    await expect(page.getByRole('tab', { name: 'Inclusions' })).toHaveAttribute('aria-selected', 'true')
    await expect(inclusions).toBeVisible()
    await expect(exclusions).toBeHidden()
    await page.getByRole('tab', { name: 'Exclusions' }).click()
    await expect(exclusions).toBeVisible()
    await expect(inclusions).toBeHidden()
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(page.getByRole('tab')).toHaveCount(0)
    const [left, right] = [await inclusions.boundingBox(), await exclusions.boundingBox()]
    expect(left?.x).toBeLessThan(right?.x ?? 0)
  })

  await test.step('the floating button is there up to 768 px and opens the popup', async () => {
    await page.setViewportSize({ width: 769, height: 900 })
    const floating = page.getByRole('button', { name: 'Submit your query', exact: true })
    await expect(floating).toBeHidden()
    await page.setViewportSize({ width: 768, height: 900 })
    await floating.click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Plan Your Trip' })).toBeVisible()
    await closePopup(page)
  })

  await test.step('what has the focus is never behind the floating button', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await scrollThrough(page)
    const covered = await page.evaluate(() => {
      const bar = [...document.querySelectorAll('button')]
        .find((b) => b.textContent?.trim() === 'Submit your query')
        ?.closest('div')
      if (!bar) throw new Error('No floating button.')
      const top = bar.getBoundingClientRect().top
      const stops = [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary, input)')]
      return stops
        .filter(
          (stop) => !bar.contains(stop) && stop.checkVisibility() && stop.offsetHeight < innerHeight / 2,
        )
        .filter((stop) => {
          window.scrollTo({ top: 0, behavior: 'instant' })
          stop.focus()
          return document.activeElement === stop && stop.getBoundingClientRect().bottom > top
        })
        .map((stop) => stop.outerHTML.slice(0, 120))
    })
    expect(covered).toEqual([])
  })

  await test.step('the price card: total, per adult, nights, EMI and the button to the query', async () => {
    const card = page.getByRole('complementary', { name: 'Price and help' })
    for (const text of [
      'Starting from',
      '₹74,999',
      'about ₹37,499 per person, two adults sharing a room',
      '6 Nights Stay',
    ])
      await expect(card).toContainText(text)
    await expect(card).toContainText('₹80,324 for two in total, with 5% GST and 2% TCS')
    await expect(card).toContainText(/EMI from ₹[\d,]+ a month/)
    await expect(card.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91/)
    await expect(card.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await card.getByRole('button', { name: 'SUBMIT YOUR QUERY' }).click()
    const popup = page.getByRole('dialog')
    await expect(popup.getByRole('heading', { name: 'Plan Your Trip' })).toBeVisible()
    await expect(popup.locator('[name=destination]')).toHaveValue('Bali')
  })
})

test.describe('addresses that lead nowhere', () => {
  test.use({ allowedErrors: [/status of 404/] })
  for (const [path, title, message] of played(
    [
      ['/%20/any-package', 'Invalid URL', 'Destination or package name is missing in the URL.'],
      ['/atlantis/any-package', 'Invalid Destination', 'The selected destination does not exist.'],
      ['/bali/none', 'Package Not Found', 'The requested package does not exist. Please check the URL.'],
    ] as const,
    1,
  ))
    test(`${path}: ${title}`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText(message)).toBeVisible()
    })
})

test('names are compared decoded, lower-cased, trimmed, spaces as hyphens', { tag: '@soak' }, async ({
  page,
}) => {
  for (const name of [
    'Blissful%20Bali%20Kuta%20and%20Ubud%20Escape',
    'BLISSFUL-bali-kuta-and-ubud-escape%20',
  ]) {
    expect((await page.goto(`/bali/${name}`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blissful Bali Kuta and Ubud Escape')
  }
})

test('a stray space or slash at the end of an address leads to the place, not to nothing', async ({
  request,
}) => {
  for (const path of ['/bali/%20', '/bali/', '/bali//', '/bali%20']) {
    // Redirected to a page that other tests open.
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(new URL(answer.url()).pathname, path).toBe('/bali')
    const [, title = ''] = /<h1[^>]*>(.+?)<\/h1>/.exec(await answer.text()) ?? []
    expect(title.replaceAll(/<[^>]*>/g, ''), path).toBe('Escape to Bali')
  }
})

test('the printed page has the offer, the date, the price, every day and every condition; Share', {
  tag: '@soak',
}, async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  })
  await page.goto(PATH)
  await hydrated(page)
  await test.step('Share hands the page to the device, or says that it cannot', async () => {
    const share = page.getByRole('button', { name: 'Share', exact: true })
    await share.click()
    await expect(
      page.getByRole('status').filter({ hasText: 'Sharing not supported on this browser.' }),
    ).toBeVisible()
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (shared: ShareData) => document.body.setAttribute('data-shared', String(shared.url)),
      })
    })
    await share.click()
    await expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(`${PATH}$`))
  })

  await test.step('the printed page has the offer, the date, the price, every day and every condition', async () => {
    const { version, packages } = await (await request.get('/api/catalogue')).json()
    const pkg = packages.find(({ key }: { key: string }) => key === 'bali1')
    await expect(page.getByText('Details of this offer')).toBeHidden()
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print / save as PDF' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')

    await page.emulateMedia({ media: 'print' })
    const promised = page.getByRole('region', { name: 'Details of this offer' })
    const today = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format()
    for (const text of [
      'INR ₹74,999/- Onwards for two',
      'about ₹37,499 per adult',
      today,
      'S04390',
      version,
      PATH,
    ])
      await expect(promised).toContainText(text)
    for (const { title, activities } of pkg.itinerary)
      for (const text of [title, ...activities]) await expect(page.getByText(text).first()).toBeVisible()
    for (const text of [...pkg.inclusions, ...exclusionLines(pkg, true)])
      await expect(page.locator('[role=tabpanel]').getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByText('All payments must be cleared at least 30 days')).toBeVisible()
    for (const gone of ['header [aria-label=Main]', 'footer', '[role=tab]', 'article button'])
      await expect(page.locator(gone).filter({ visible: true }), gone).toHaveCount(0)

    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length
    expect(pages).toBeGreaterThanOrEqual(2)
    expect(pages).toBeLessThanOrEqual(6)
  })
})

async function closePopup(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Plan Your Trip' })
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
}

async function visibleHeadings(page: Page): Promise<string[]> {
  const headings = page.locator('main h2:not(.visually-hidden)').filter({ visible: true })
  return headings.allTextContents()
}
