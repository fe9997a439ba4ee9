import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { IS_SOAK } from './soak.ts'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Fails if axe finds a violation on the page, or in the `part` that a selector names; `where` is said with it.
 *
 * axe runs in the page itself. AxeBuilder sends all that was examined to an empty page to be judged there, which takes
 * three times as long and is of use only for frames of other origins, which the site has not.
 */
export async function expectNoViolations(page: Page, options: { part?: string; where?: string } = {}) {
  await animationsEnd(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(async (part) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    // Neither what passed, nor where it is by a selector, nor a second copy of the styles is of use here.
    const results = await run(part ?? document, {
      reporter: 'no-passes',
      resultTypes: ['violations'],
      selectors: false,
      preload: { assets: ['media'] },
    })
    return results.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
  }, options.part)
  expect(violations, options.where).toEqual([])
}

/** The same for one more state of a screen, such as a dialog or a message: `npm test` examines each screen, the soak these states too. */
export async function expectNoViolationsInState(
  page: Page,
  options: Parameters<typeof expectNoViolations>[1] = {},
) {
  if (IS_SOAK) await expectNoViolations(page, options)
}

// Half-faded text has half the contrast.
async function animationsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ playState, effect, timeline }) =>
        playState !== 'running' ||
        // Driven by scrolling, it never ends.
        timeline !== document.timeline ||
        effect?.getComputedTiming().endTime === Infinity,
    ),
  )
}
