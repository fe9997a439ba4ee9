import type { Locator, Page } from '@playwright/test'

/** A travel date as the form expects it, `days` from today. */
export function dayAhead(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(day)
  return parts.replaceAll('/', '-')
}

/** Waits until React has hydrated an element that the server rendered. */
export async function untilTakenOver(element: Locator): Promise<void> {
  // React adds its own properties to hydrated elements.
  await element.evaluate(async (node) => {
    while (!window.isHydrated || !Object.keys(node).some((key) => key.startsWith('__reactProps'))) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}

/** The enquiry form of a page, once it is hydrated. */
export async function formOf(page: Page): Promise<Locator> {
  const form = page.locator('main form[method="post"]')
  await form.scrollIntoViewIfNeeded()
  await untilTakenOver(form)
  return form
}

/** Fills in the spec's fields that the form has, with invented data. `destination` only where it is a list. */
export async function fillEnquiry(form: Locator, changes: Record<string, string> = {}): Promise<void> {
  const values = {
    name: 'Asha Rao',
    contact: '9876543210',
    email: 'asha@example.com',
    departure_city: 'Pune',
    bookingTime: 'this-month',
    travel_date: dayAhead(40),
    ...changes,
  }
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`[name="${name}"]`)
    if ((await control.count()) === 0) continue
    const isList = await control.evaluate((element) => element.tagName === 'SELECT')
    if (isList) await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Fills in the form of a destination and has the browser post it, as where the page's script has not started. */
export async function postByBrowser(page: Page, path = '/bali'): Promise<void> {
  await page.goto(path)
  const form = await formOf(page)
  await fillEnquiry(form)
  await form.evaluate((form: HTMLFormElement) => form.submit())
}
