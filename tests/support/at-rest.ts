import { expect, type Locator } from '@playwright/test'

/** How long an element at rest has been in its place, ms. */
const REST_MS = 300

/**
 * Scrolls to the element and waits until it no longer moves and is not replaced: parts above it that are laid out only now, or a bar
 * that goes, would move it between the press and the release, and that is no click.
 */
export async function atRest(element: Locator): Promise<Locator> {
  let last: unknown
  await expect
    .poll(
      async () => {
        const before = last
        // Replaced in this moment: looked for once more.
        await element.scrollIntoViewIfNeeded().catch(() => {})
        last = await element
          .evaluate((node) => JSON.stringify(node.getBoundingClientRect()))
          .catch(() => undefined)
        return last !== undefined && before === last
      },
      { intervals: [REST_MS] },
    )
    .toBe(true)
  return element
}
