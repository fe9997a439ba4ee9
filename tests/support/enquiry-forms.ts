import type { Locator, Page } from '@playwright/test'

/** A travel date as it is typed, `days` from today. */
export function dayAhead(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(day)
  return parts.replaceAll('/', '-')
}

/** The enquiry form of a page, once its script listens. */
export async function formOf(page: Page): Promise<Locator> {
  const form = page.locator('main form[method="post"]')
  await form.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => {
    const element = document.querySelector('main form[method="post"]')
    // React hangs its own keys on what it has taken over.
    return element && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  })
  return form
}

/** Fills in whatever of the spec's fields the form has, with invented data. `destination` only where it is a list. */
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
