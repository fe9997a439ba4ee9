import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { expect, test, WITH_MOTION } from './fixtures.ts'

test.use(WITH_MOTION)

declare global {
  interface Window {
    transitions: { old: number; names: number; readyAt: number }[]
    timedShifts: { value: number; startTime: number }[]
  }
}

/** A card on one page, and the page it leads to. */
const WAYS = [
  { from: '/', card: 'main a[href="/bali"]', to: '/bali' },
  { from: '/bali', card: '#packages article a', to: /^\/bali\/.+/ },
  { from: '/bali/blissful-bali-kuta-and-ubud-escape', card: 'main article article a', to: /^\/[a-z]+\/.+/ },
] as const

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('enquiry-popup-seen', '1'))
})

for (const { from, card, to } of WAYS) {
  const options = from === '/bali' ? {} : { tag: '@soak' }
  const title = `${from}: the card's picture grows into the next page's, alone of its name, and nothing shifts`
  test(title, options, async ({ page }) => {
    await watch(page)
    await page.goto(from)
    await hydrated(page)
    const link = page.locator(card).first()
    await link.scrollIntoViewIfNeeded()
    // The list of packages below another package is hydrated once it is near the screen.
    await hydrated(page, card)
    await link.click()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(to)
    await expect.poll(() => page.evaluate(() => window.transitions.length)).toBe(1)
    const [{ old, names, readyAt } = { old: 0, names: 0, readyAt: 0 }] = await page.evaluate(
      () => window.transitions,
    )
    expect(old, 'pictures named on the old page').toBe(1)
    expect(names, 'pictures named on the new page').toBe(1)
    await page.waitForTimeout(500)
    // The change of page itself counts as a shift if it takes longer than half a second.
    const shifts = await page.evaluate(() => window.timedShifts)
    const shift = shifts
      .filter(({ startTime }) => startTime > readyAt)
      .reduce((sum, { value }) => sum + value, 0)
    expect(shift).toBeLessThan(0.02)
  })
}

test('navigating before the animation ends causes no error', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/bali')
  await hydrated(page)
  for (let round = 0; round < 4; round++) {
    await page.locator('#packages article a').nth(round).click()
    await page.waitForTimeout(60 * round)
    await page.goBack()
    await expect(page).toHaveURL('/bali')
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escape to Bali')
})

test('a browser without view transitions changes the page all the same', { tag: '@soak' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined })
  })
  await page.goto('/bali')
  await hydrated(page)
  await page.locator('#packages article a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blissful Bali Kuta and Ubud Escape')
})

test('a phone with little memory shows the next page at once: nothing grows', { tag: '@soak' }, async ({
  page,
}) => {
  await watch(page, 2)
  await page.goto('/bali')
  await hydrated(page)
  await page.locator('#packages article a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blissful Bali Kuta and Ubud Escape')
  expect(await page.evaluate(() => window.transitions)).toEqual([])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing grows', { tag: '@soak' }, async ({ page }) => {
    await watch(page)
    await page.goto('/bali')
    await hydrated(page)
    await page.locator('#packages article a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blissful Bali Kuta and Ubud Escape')
    expect(await page.evaluate(() => window.transitions)).toEqual([])
  })
})

// Counts the pictures that bear the shared name when a transition starts and once the page has changed, on a device with this memory.
async function watch(page: Page, memory = 8): Promise<void> {
  await page.addInitScript((memory) => {
    Object.defineProperty(Navigator.prototype, 'deviceMemory', { value: memory })
  }, memory)
  await page.addInitScript(() => {
    window.transitions = []
    window.timedShifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as unknown as { value: number; startTime: number; hadRecentInput: boolean }
        const { value, startTime, hadRecentInput } = shift
        if (!hadRecentInput) window.timedShifts.push({ value, startTime })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    const named = () =>
      [...document.querySelectorAll('picture')].filter(
        (picture) => getComputedStyle(picture).viewTransitionName === 'picture',
      ).length
    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (this: Document, options) {
      const old = named()
      const transition = start.call(this, options)
      transition.ready.then(() =>
        window.transitions.push({ old, names: named(), readyAt: performance.now() }),
      )
      return transition
    }
  })
}
