import { expectNoViolations } from '../support/axe.ts'
import { holdRequests } from '../support/hold-request.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from './fixtures.ts'

const DOMESTIC = ['Ladakh', 'Kerala', 'Kashmir', 'Andaman', 'Goa']
const INTERNATIONAL = [
  'Dubai',
  'Thailand',
  'Singapore',
  'Malaysia',
  'Bali',
  'Hong Kong',
  'Europe',
  'Vietnam',
  'Maldives',
  'Australia',
  'Mauritius',
  'Japan',
]

const PLACES_ON_PHONE = [
  'Ladakh',
  'Kerala',
  'Kashmir',
  'Andaman',
  'Goa',
  'Rajasthan',
  'Europe',
  'Dubai',
  'Bali',
  'Maldives',
  'Vietnam',
  'Singapore',
  'Malaysia',
  'Thailand',
  'Mauritius',
  'Hong Kong',
  'Australia',
  'Japan',
  'All places',
]

test.describe('navbar on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('has the entries of the spec, above a footer with every group open', async ({ page }) => {
    await page.goto('/terms-conditions')
    await test.step('dropdowns open on hover and by key', async () => {
      const nav = page.getByRole('navigation', { name: 'Main' })
      await expect(nav.locator('> ul > li > a, > ul > li > details > summary')).toHaveText([
        'Home',
        'About Us',
        'Destinations',
        'Themes',
        'Contact',
      ])
      const bali = nav.getByRole('link', { name: 'Bali', exact: true })
      await expect(bali).toBeHidden()
      await nav.getByText('Destinations').hover()
      await expect(bali).toBeVisible()
      await expect(nav.locator('li', { hasText: 'Destinations' }).locator('li a')).toHaveText([
        ...DOMESTIC,
        ...INTERNATIONAL,
        'All places',
      ])
      await page.mouse.move(700, 700)
      await expect(bali).toBeHidden()

      // Escape needs the script of the menu, which comes after the page.
      await hydrated(page, 'nav[aria-label="Main"] summary')
      await nav.locator('summary', { hasText: 'Themes' }).focus()
      await page.keyboard.press('Enter')
      const themes = nav.locator('li', { hasText: 'Themes' }).locator('li a')
      await expect(themes).toHaveText(['Family', 'Honeymoon', 'Adventure', 'Beach'])
      await expect(themes.first()).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(themes.first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(themes.first()).toBeHidden()
      await expect(nav.locator('summary', { hasText: 'Themes' })).toBeFocused()
    })

    await test.step('footer shows every group open', async () => {
      const footer = page.locator('footer')
      for (const title of [
        'Talk to us',
        'Branches',
        'India Trips',
        'International Trips',
        'Special',
        'Quick Links',
      ])
        await expect(footer.getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
      await expect(footer).toContainText('© 2025')
      await expect(footer).toContainText('Mumbai')
      await expect(footer).toContainText('Ahmedabad')
    })

    await test.step('axe finds nothing in header, menus and footer at 1440 px', async () => {
      await page.locator('summary', { hasText: 'Destinations' }).click()
      await expectNoViolations(page)
    })
  })

  test('turns solid once 300 px are scrolled', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/')
    const header = page.locator('header').first()
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
    // Fonts that arrive later change the height above, and the browser scrolls along.
    await page.evaluate(() => document.fonts.ready)
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    // What arrives above moves the page along once; then it stays.
    await expect(async () => {
      await scrollTo(299)
      await page.waitForTimeout(400)
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)', { timeout: 100 })
    }).toPass()
    await scrollTo(301)
    await expect(header).toHaveCSS('background-color', 'rgb(251, 245, 234)')
    await scrollTo(0)
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`menu on a phone, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, hasTouch: true })

    test('the menu, the footer and the contact button', { tag: '@soak' }, async ({ page }) => {
      await page.goto('/terms-conditions')
      await test.step('the floating button toggles chat and call', async () => {
        const button = page.getByRole('button', { name: 'Contact us' })
        const chat = page
          .getByRole('link', { name: 'Chat on WhatsApp' })
          .and(page.locator('#contact-panel a'))
        await expect(chat).toBeHidden()
        await button.tap()
        await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\//)
        await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+91/)
        await button.tap()
        await expect(chat).toBeHidden()
      })

      await test.step('footer groups open and close one by one', async () => {
        const footer = page.locator('footer')
        const ladakh = footer.getByRole('link', { name: 'Ladakh' })
        await expect(ladakh).toBeHidden()
        await footer.locator('summary', { hasText: 'India Trips' }).tap()
        await expect(ladakh).toBeVisible()
        await footer.locator('summary', { hasText: 'Quick Links' }).tap()
        await expect(ladakh).toBeVisible()
        await expect(footer.getByRole('link', { name: 'FAQs' })).toBeVisible()
        await footer.locator('summary', { hasText: 'India Trips' }).tap()
        await expect(ladakh).toBeHidden()
      })

      await test.step('the menu slides in; a submenu is entered and left with Back', async () => {
        const menu = page.locator('#phone-menu')
        await expect(menu).toBeHidden()
        await page.getByRole('button', { name: 'Menu', exact: true }).tap()
        await expect(menu).toBeVisible()
        await expect(menu.locator('> nav > ul > li').locator('> a, > button')).toHaveText([
          'Home',
          'About Us',
          'Destinations',
          'Themes',
          'Blogs',
          'Trip Planner New',
          'Contact Us',
        ])
        await menu.getByRole('button', { name: 'Destinations' }).tap()
        const submenu = page.locator('#phone-menu-destinations')
        await expect(submenu.getByRole('link')).toHaveText(PLACES_ON_PHONE)
        await submenu.getByRole('button', { name: 'Back from Destinations' }).tap()
        await expect(submenu).toBeHidden()
        await expect(menu.getByRole('link', { name: 'Blogs' })).toBeVisible()
        for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'YouTube'])
          await expect(menu.getByRole('link', { name })).toHaveAttribute('href', /^https:/)

        await menu.getByRole('button', { name: 'Themes' }).tap()
        await expect(page.locator('#phone-menu-themes').getByRole('link')).toHaveText([
          'Family',
          'Adventure',
          'Honeymoon',
          'Nature',
          'Beach',
        ])
        await page.locator('#phone-menu-themes').getByRole('link', { name: 'Nature' }).tap()
        await expect(page).toHaveURL('/themes/nature')
        await expect(page.locator('#phone-menu')).toBeHidden()
        // The page that is open already.
        await page.getByRole('button', { name: 'Menu', exact: true }).tap()
        await menu.getByRole('button', { name: 'Themes' }).tap()
        await page.locator('#phone-menu-themes').getByRole('link', { name: 'Nature' }).tap()
        await expect(page.locator('#phone-menu')).toBeHidden()
      })
    })
  })
}

test('the contact button gives way to forms and to reading on, and comes back', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/bali')
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Contact us' })
  await expect(button).toBeInViewport()
  await page.mouse.wheel(0, 900)
  await expect(button).not.toBeInViewport()
  await page.mouse.wheel(0, -300)
  await expect(button).toBeInViewport()
  const form = page.locator('main form[method="post"]')
  // Scrolled up to the form, from below it.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await form.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(button).not.toBeInViewport()
  // Focus from the keyboard shows it again.
  await button.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(button).toBeInViewport()

  await page.setViewportSize({ width: 1440, height: 900 })
  await form.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(button).toBeInViewport()

  // The price of a card, brought to where the button stands.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/themes/adventure')
  await hydrated(page)
  const price = page.locator('[data-price] > *').nth(1)
  const { y, height } = (await price.boundingBox()) as { y: number; height: number }
  await page.setViewportSize({ width: 390, height: Math.round(y + height + 20) })
  await expect(button).not.toBeInViewport()
  await page.setViewportSize({ width: 390, height: Math.round(y - 20) })
  await expect(button).toBeInViewport()
})

test('a tap on the menu before the script runs opens it once', { tag: '@soak' }, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/terms-conditions', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('#phone-menu')).toBeVisible()
  release()
  await hydrated(page)
  await page.waitForTimeout(300)
  await expect(page.locator('#phone-menu')).toBeVisible()
})

test('keeps the scroll position from before the script runs', { tag: '@soak' }, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Popular Destinations' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  release()
  await hydrated(page)
  await page.waitForTimeout(500)
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(50)
})

test('a slow page shows a loading state, and then appears', { tag: '@soak' }, async ({ page }) => {
  const release = await holdRequests(page, '**/api/catalogue')
  await page.goto('/aboutus')
  await hydrated(page)
  await page.getByRole('link', { name: 'Find packages' }).first().click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your holiday')
  await page.waitForTimeout(300)
  await expect(page.locator('#phone-menu')).toBeVisible()
  // The first screen is shown first, then the rest.
  await expect(page.locator('#trips article')).toHaveCount(24)
})

test('a page change starts at the top with the heading focused; Back restores the position', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const link = page.getByRole('link', { name: 'Bali', exact: true }).last()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(500)
  await link.click()
  await expect(page).toHaveURL('/bali')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 200)
})

test('the first Tab offers to skip to the content; axe finds nothing on a phone', async ({ page }) => {
  await page.goto('/terms-conditions')
  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    // With an entry of the history of its own, a page would forget what its entry says: /thankyou its enquiry.
    await hydrated(page)
    const entries = await page.evaluate(() => history.length)
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
  await test.step('axe finds nothing in header, menus and footer at 390 px', async () => {
    for (const group of await page.locator('footer summary').all()) await group.click()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Destinations' }).click()
    await page.waitForTimeout(400)
    await expectNoViolations(page)
  })
})

test.describe('with no way to the server', () => {
  test.use({ allowedErrors: [/submit-form/] })

  test('the navbar counts what is not sent', { tag: '@soak' }, async ({ page }) => {
    await page.route('**/submit-form', (route) => route.abort())
    await page.goto('/contact')
    const { fillEnquiry, formOf } = await import('../support/enquiry-forms.ts')
    const form = await formOf(page)
    await fillEnquiry(form, { destination: 'Dubai' })
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page).toHaveURL('/thankyou')
    const link = page.getByRole('link', { name: 'My enquiries, 1 not confirmed yet' }).first()
    await expect(link).toHaveText('1')
    await link.click()
    await expect(page).toHaveURL('/enquiries')
  })
})
