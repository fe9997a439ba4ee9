import type { Locator, Page } from '@playwright/test'
import { create } from 'qrcode'
import { carousel, expectOwnSteps, nearest, perView, wake } from '../support/carousels.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test, WITH_MOTION } from './fixtures.ts'

test.use(WITH_MOTION)

test('About: the blocks, the six tiles and the four figures', async ({ page }) => {
  await page.goto('/aboutus')
  await expect(page.locator('main h2')).toHaveText([
    'A Little About Us',
    'Why Choose Marigold Miles Holidays',
    'About Marigold Miles Holidays LLP',
    'Impressive Figures',
  ])
  await expect(page.getByRole('list', { name: 'What we offer' }).getByRole('listitem')).toHaveText([
    '16+ Years Experience',
    '20K+ Customers',
    'Destination Guide',
    'Customer Service',
    'Indian Meals',
    'Managed HNIs',
  ])
  const figures = page.getByRole('region', { name: 'Impressive Figures' })
  await expect(figures.getByRole('definition')).toHaveText(['16+', '24/7', '20000+', '100%'])
  await expect(figures.getByRole('term')).toHaveText([
    'years of experience',
    'personal concierge',
    'customers',
    'on-ground support',
  ])
})

test('Contact: the short form, and phone, e-mail and two offices', async ({ page }) => {
  await page.goto('/contact')
  const plan = page.getByRole('region', { name: 'Plan Your Trip' })
  for (const name of ['name', 'contact', 'destination', 'travel_date', 'bookingTime'])
    await expect(plan.locator(`[name="${name}"]`)).toHaveCount(1)
  await expect(plan.locator('[name="email"]')).toHaveCount(0)
  await expect(plan.locator('[name="bookingTime"] option').first()).toHaveText(
    'When are you looking to book?',
  )
  const card = page.getByRole('region', { name: 'Reach us directly' })
  await expect(card.locator('a[href^="tel:"]')).toHaveText('+91 00000 12345')
  await expect(card.locator('a[href^="mailto:"]')).toHaveText('hello@marigoldmiles.example.com')
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(['Mumbai office', 'Ahmedabad office'])
})

test('Thank you', { tag: '@soak' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/thankyou')
  await test.step('claims nothing without an enquiry; the link home, reviews, films and diaries', async () => {
    await expect(page.getByText('The enquiries that are kept on this device')).toBeVisible()
    await expect(page.getByText(/successfully sent/)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('region', { name: 'Customer reviews' })).toBeVisible()
    await expect(carousel(page, 'Marigold Miles Diaries').getByRole('link')).toHaveCount(8)
  })

  await test.step('five films, 1, 2 and 3 beside each other, on every 3.5 s', async () => {
    const films = await wake(carousel(page, 'Trip videos'))
    await expect(films.getByRole('link')).toHaveCount(5)
    for (const [width, count] of [
      [390, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      expect(await perView(films), `${width} px`).toBeCloseTo(count, 1)
    }
    await films.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expectOwnSteps(page, () => nearest(films), 3_500)
  })
})

test('FAQs: booking, and two columns about Meghalaya; one question open at a time, and the open one closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/faqs')
  const [general, adventure] = [
    page.getByRole('region', { name: 'General FAQs' }),
    page.getByRole('region', { name: 'Travel & Adventure FAQs' }),
  ]
  const [left, right] = [await general.boundingBox(), await adventure.boundingBox()]
  expect(left?.y).toBe(right?.y)
  const open = page.locator('main details[open]')
  await expect(open).toHaveCount(0)
  await general.locator('summary').first().click()
  await expect(open).toHaveCount(1)
  await expect(open.locator('p')).toBeVisible()
  await adventure.locator('summary').nth(2).click()
  await expect(open).toHaveCount(1)
  await expect(open.locator('summary')).toHaveText('Are the caves safe for beginners?')
  await adventure.locator('summary').nth(2).click()
  await expect(open).toHaveCount(0)
  const booking = page.getByRole('region', { name: 'Booking, payment and documents' })
  await expect(booking.locator('summary')).toHaveCount(8)
  const about = page.getByRole('region', { name: 'Questions about Meghalaya' })
  for (const text of await about.locator('details').allTextContents())
    expect(text).not.toMatch(/Bali|Dubai|Kerala/)
})

test('Payments', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/payments')
  await test.step('bank, one UPI id everywhere, its QR code drawn in the page, and the terms', async () => {
    await expect(page.getByRole('region', { name: 'Bank transfer' }).getByRole('term')).toHaveText([
      'Account name',
      'Account number',
      'IFSC',
      'Account type',
      'Bank',
      'Branch',
    ])
    const upi = page.getByRole('region', { name: 'UPI' })
    const link = String(await upi.getByRole('link', { name: 'Open my UPI app' }).getAttribute('href'))
    expect(link).toMatch(/^upi:\/\/pay\?pa=[\w.%-]+&pn=Marigold%20Miles%20Holidays%20LLP&cu=INR$/)
    const id = decodeURIComponent(/pa=([^&]+)/.exec(link)?.[1] ?? '')
    expect(await page.content()).toContain(id)
    const ids = (await page.locator('main').innerText()).match(/[\w.-]+@[a-z]+\b/g) ?? []
    expect(new Set(ids)).toEqual(new Set([id]))
    await expect(upi.getByRole('img', { name: `QR code that pays ${id}` })).toBeVisible()
    const { data, size } = create(link, { errorCorrectionLevel: 'M' }).modules
    expect(await drawnSquares(upi.getByRole('img'), size)).toBe([...data].map(Number).join(''))
    expect(fetched.filter((url) => new URL(url).host !== new URL(page.url()).host)).toEqual([])
    await expect(
      page.getByRole('region', { name: 'Terms and conditions of payment' }).getByRole('listitem'),
    ).not.toHaveCount(0)
  })

  await test.step('a number is copied at a tap', async () => {
    await hydrated(page)
    await page.getByRole('button', { name: 'Copy Account number' }).click()
    await expect(page.getByText('Account number copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('000000123456')
  })
})

const POLICIES = [
  {
    path: '/terms-conditions',
    title: 'Terms & Conditions',
    says: [
      '30 days before departure',
      '15 days before the journey',
      '30 days: 25%',
      '29 to 20 days: 50%',
      '19 days or less: 100%',
    ],
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    says: [
      'under 18',
      'Who we are',
      'Information we collect',
      'How we use it',
      'Who we share it with',
      'Security',
      'Your rights',
      'Cookies',
      'Children',
      'International transfers',
      'Changes',
      'Contact',
    ],
  },
  {
    path: '/cancellation-policy',
    title: 'Cancellation Policy',
    says: [
      'within 90 working days',
      'More than 30 days: administrative fees only',
      '19 days or less: 100%, no refund',
      'exchange rates',
    ],
  },
]

for (const { path, title, says } of POLICIES) {
  test(`${title}: the text is in the HTML, title and description are set`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    for (const words of says) expect(html).toContain(words)
    expect(html).toContain(`<title>${title.replace('&', '&amp;')} | Marigold Miles</title>`)
    expect(html).toMatch(/<meta name="description" content="Read /)
    const [main = 'Loading'] = /<main.*<\/main>/s.exec(html) ?? []
    expect(main).not.toContain('Loading')
  })
}

test('a policy that has to be waited for shows a spinner, for 1.5 s', { tag: '@soak' }, async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/payments')
  await hydrated(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
  await link.scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer a') ?? {}).some((key) => key.startsWith('__react')),
  )
  // What is still to be fetched is for the policy alone.
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/*', async (route) => {
    await arrival
    await route.continue()
  })
  const spinner = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })
  const heading = page.getByRole('heading', { level: 1 })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await link.click()
  await page.clock.runFor(290)
  await expect(spinner).toHaveCount(0)
  // The app's own timer starts a little after the click, on a busy machine later.
  const shown = async () => {
    await page.clock.runFor(20)
    return spinner.count()
  }
  await expect.poll(shown).toBe(1)
  const arrived = page.waitForEvent('requestfinished')
  arrive()
  await arrived
  await page.clock.runFor(1_400)
  await expect(spinner).toBeAttached()
  await page.clock.runFor(110)
  await expect(heading).toHaveText('Privacy Policy')
  await expect(spinner).toHaveCount(0)
  await expectHead(page, 'Privacy Policy')
})

test('a policy already on the device is shown without a spinner', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/cancellation-policy')
  await hydrated(page)
  await expectHead(page, 'Cancellation Policy')
  const link = page.locator('main').getByRole('link', { name: 'Terms & Conditions' })
  // Pointing at a link fetches its page.
  await link.hover()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    new MutationObserver(() => {
      const said = document.querySelector('main [role=status]')?.textContent
      if (said?.includes('Loading')) document.body.dataset.spun = 'yes'
    }).observe(document.body, { childList: true, subtree: true })
  })
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions')
  await expect(page.locator('body')).not.toHaveAttribute('data-spun')
  await expectHead(page, 'Terms & Conditions')
})

/** The title and the description of a policy, and that nothing is loading. */
async function expectHead(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} | Marigold Miles`)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Read /)
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
}

/** Which squares of a drawn code are dark, row by row, with four light ones around it. */
async function drawnSquares(code: Locator, size: number): Promise<string> {
  return code.evaluate((svg, size) => {
    const path = svg.querySelector('path') as SVGPathElement
    const dark = (x: number, y: number) => path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5))
    if (svg.getAttribute('viewBox') !== `0 0 ${size + 8} ${size + 8}`) return 'no quiet zone'
    return Array.from({ length: size * size }, (_, at) =>
      Number(dark((at % size) + 4, Math.floor(at / size) + 4)),
    ).join('')
  }, size)
}
