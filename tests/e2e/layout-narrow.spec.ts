import type { Page } from '@playwright/test'
import { atRest } from '../support/at-rest.ts'
import { hydrated } from '../support/hydrated.ts'
import { played } from '../support/soak.ts'
import { expect, test } from './fixtures.ts'

// Narrow screens, 200 % zoom, larger text and wider text spacing.

/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('no width makes the page scroll sideways', { tag: '@soak' }, async ({ page }) => {
      for (const path of ['/', '/terms-conditions']) {
        await page.goto(path)
        await hydrated(page)
        for (const width of [320, 360, 390, 480, 768, 769, 820, 1024, 1080, 1340, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 })
          const scrolled = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(scrolled, `${path} at ${width} px`).toBeLessThanOrEqual(0)
        }
      }
      if (reducedMotion === 'no-preference')
        await test.step('the header fits into a phone with larger text and with text spacing', () =>
          expectHeaderFits(page))
    })
  })

test('at 320 px nothing sticks out or hides the focus, also with the text spacing a reader may set', async ({
  page,
}) => {
  for (const path of played(['/bali', '/packages?q=beach', '/landingpage'], 2)) {
    await page.setViewportSize({ width: 195, height: 422 })
    await page.goto(path)
    await hydrated(page)
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await tooWide(), `${path} on a phone at 200 %`).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await tooWide(), path).toBeLessThanOrEqual(0)
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Tab')
      expect(await focusIsCovered(page), `step ${step} of ${path}`).toBe(false)
    }
    // WCAG 1.4.12
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    expect(await tooWide(), `${path} with text spacing`).toBeLessThanOrEqual(0)
  }
})

test('a name without a space makes the list of enquiries no wider than a phone', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/bali')
  await hydrated(page)
  const name = page.locator('main form[method="post"] [name="name"]').first()
  await name.fill(`Asha${'w'.repeat(150)}`)
  await name.blur()
  await page.goto('/enquiries')
  const title = page.getByRole('heading', { name: /Ashaw{150}/ })
  expect(await title.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(320)
})

test('on a phone at 200 %, no page scrolls sideways, also with long words', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 195, height: 422 })
  for (const path of [
    '/bali/blissful-bali-kuta-and-ubud-escape',
    '/trip-planner',
    '/FlightForm',
    '/aboutus',
    '/destinations',
    '/faqs',
    '/family',
    '/themes',
    '/hi/bhutan/bhutan-by-road-from-phuentsholing',
    '/packages',
  ]) {
    await page.goto(path)
    await hydrated(page)
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(scrolled, path).toBeLessThanOrEqual(0)
  }
  await test.step('the search field of the finder has room for words and the contact button covers none', async () => {
    const field = await page.locator('form#finder [name="q"]').boundingBox()
    expect(field?.width).toBeGreaterThan(100)
    const button = page.getByRole('button', { name: 'Contact us' })
    const bottomOfPage = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom)
    expect((await button.boundingBox())?.y).toBeGreaterThan(bottomOfPage)
    await (await atRest(button)).click()
    await expect(page.locator('#contact-panel')).toBeInViewport()
  })
})

async function expectHeaderFits(page: Page): Promise<void> {
  for (const [what, width, style] of [
    ['text at 150 %', 390, 'html { font-size: 24px }'],
    ['text at 200 %', 390, 'html { font-size: 32px }'],
    ['text at 200 %', 320, 'html { font-size: 32px }'],
    ['text spacing', 320, TEXT_SPACING],
    ['text spacing', 390, TEXT_SPACING],
  ] as const) {
    const where = `${what} at ${width} px`
    await page.setViewportSize({ width, height: 844 })
    // The page's policy allows no style element of ours.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, style)
    const header = page.locator('header').first()
    const widest = () =>
      header.evaluate((element) =>
        Math.max(
          ...[...element.querySelectorAll('a, button, span')].map((e) => e.getBoundingClientRect().right),
        ),
      )
    expect(await widest(), where).toBeLessThanOrEqual(width)
    expect(await header.evaluate(({ scrollWidth }) => scrollWidth), where).toBeLessThanOrEqual(width)
    const name = await header.getByRole('link', { name: /, home$/ }).boundingBox()
    const first = await header
      .getByRole('link', { name: /^(Find packages|My enquiries)/ })
      .filter({ visible: true })
      .first()
      .boundingBox()
    expect((name?.x ?? 0) + (name?.width ?? 0), where).toBeLessThanOrEqual(first?.x ?? 0)
    expect(name?.height, where).toBeLessThanOrEqual((await header.boundingBox())?.height ?? 0)
  }
}

// WCAG 2.4.11: what has the focus is not entirely under a bar or a button that floats.
function focusIsCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const { left, top, width, height } = focused.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y): [number, number] => [left + x * width, top + y * height]),
    )
    const seen = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((hit) => hit !== null)
    return seen.length > 0 && !seen.some((hit) => focused.contains(hit) || hit.contains(focused))
  })
}
