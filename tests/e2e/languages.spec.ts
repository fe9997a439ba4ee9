import { brotliCompressSync, constants } from 'node:zlib'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { fillEnquiry, formOf } from '../support/enquiry-forms.ts'
import { hydrated } from '../support/hydrated.ts'
import { openFeed } from '../support/reels.ts'
import { scrollThrough } from '../support/scroll-through.ts'
import { played } from '../support/soak.ts'
import { examinedWidths } from '../support/widths.ts'
import { expect, test } from './fixtures.ts'

const HINDI = 'हिन्दी'
const footer = (page: Page) => page.getByRole('contentinfo')
const lang = (page: Page) => page.locator('html').getAttribute('lang')

test('the footer switches the language of the page, and its links keep it', async ({ page }) => {
  await page.goto('/bali?utm_source=test')
  await hydrated(page)
  await footer(page).scrollIntoViewIfNeeded()
  await footer(page).getByRole('link', { name: HINDI }).click()
  await expect(page).toHaveURL('/hi/bali?utm_source=test')
  await hydrated(page)
  expect(await lang(page)).toBe('hi-IN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('घूमने चलें Bali')
  // The destination's own texts are English, and say so.
  const main = page.locator('main')
  await expect(main.getByText('Temples, rice terraces and beaches')).toHaveAttribute('lang', 'en')
  await expect(main).not.toHaveAttribute('lang')
  await footer(page).scrollIntoViewIfNeeded()
  await footer(page).getByText('क्विक लिंक').last().click()
  await footer(page).getByRole('link', { name: 'ब्लॉग' }).click()
  await expect(page).toHaveURL('/hi/blogs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await lang(page)).toBe('hi-IN')
  await expect(main).toHaveAttribute('lang', 'en')
  await page.goBack()
  await expect(page).toHaveURL('/hi/bali?utm_source=test')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('घूमने चलें Bali')
  await footer(page).scrollIntoViewIfNeeded()
  await footer(page).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/bali?utm_source=test')
  expect(await lang(page)).toBe('en-IN')
})

test('a form leads on in the language of its page', async ({ request }) => {
  for (const path of ['/hi/packages', '/hi/trip-planner', '/hi/family', '/hi/family/goa']) {
    const html = await (await request.get(path)).text()
    const actions = [...html.matchAll(/<form[^>]* action="([^"]*)" method="get"/g)].map(
      ([, action]) => action,
    )
    expect(actions.length, path).toBeGreaterThan(0)
    for (const action of actions) expect(action, path).toMatch(/^\/hi\//)
  }
})

test('the address of a trip video keeps the language while it is swiped', { tag: '@soak' }, async ({
  page,
}) => {
  await openFeed(page, '/hi/video')
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/hi/video?index=1')
})

test('a page names its address in every language', async ({ request }) => {
  for (const [address, canonical] of [
    ['/goa', '/goa'],
    ['/hi/goa', '/hi/goa'],
    ['/gu', '/gu'],
  ] as const) {
    const html = await (await request.get(address)).text()
    const links = [...html.matchAll(/<link rel="(?:alternate" hrefLang="([^"]+)|canonical)" href="([^"]+)"/g)]
    const paths = links.map(([, language, href]) => [language, new URL(href ?? '').pathname])
    const path = address === '/gu' ? '/' : '/goa'
    const inLanguage = (prefix: string) => (path === '/' ? prefix : prefix + path)
    expect(paths).toEqual(
      expect.arrayContaining([
        [undefined, canonical],
        ['en', path],
        ['x-default', path],
        ['hi', inLanguage('/hi')],
        ['gu', inLanguage('/gu')],
      ]),
    )
  }
})

/** Pages with various messages; the first two show words of the trip planner, too. An address may have capitals. */
const WORDED = [
  ...['/Family', '/family/bali', '/family', '/', '/bali', '/packages', '/compare?p=bali1&p=goa1'],
  ...['/saved?p=bali1', '/destinations', '/trip-planner', '/themes/nature', '/landingpage', '/honeymoon'],
  ...['/test', '/contact', '/FlightForm', '/settings', '/enquiries', '/thankyou', '/blogs'],
  ...['/Packages', '/Enquiries', '/ThankYou', '/flightform'],
]

test('the scripts of a page have all words that the server wrote', async ({ page }) => {
  // Where one is missing, it is shown in English, and React says that this is not the page that was sent.
  for (const path of played(WORDED, 2)) {
    await page.goto(`/hi${path}`)
    await hydrated(page)
    if (/^\/family/i.test(path)) await expect(page.getByText('2 वयस्क और 2 बच्चे').first()).toBeVisible()
  }
})

/** Most that a language may add to a first page, bytes as sent. Of all, the confirmation in Gujarati has most. */
const LANGUAGE_BYTES = 10_250

test('a language adds little to a first page', async ({ request }) => {
  const paths = ['/', BALI_PACKAGE, '/thankyou', '/bali', '/packages', '/family', '/settings', '/enquiries']
  for (const path of played(paths, 3)) {
    const english = await firstPage(request, path)
    for (const language of ['/hi', '/gu']) {
      const translated = await firstPage(request, path === '/' ? language : language + path)
      const added = [...translated.scripts].filter(([name]) => !english.scripts.has(name))
      const scripts = added.reduce((sum, [, bytes]) => sum + bytes, 0)
      expect(scripts, `${language}${path} names its messages`).toBeGreaterThan(2_000)
      expect(translated.document - english.document + scripts, language + path).toBeLessThan(LANGUAGE_BYTES)
    }
  }
})

const BALI_PACKAGE = '/bali/blissful-bali-kuta-and-ubud-escape'
const sent = new Map<string, number>()
/** The strongest takes ten times as long, and makes all languages smaller alike. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** What the document takes compressed, and each script that it names as the server sends it. */
async function firstPage(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  // Compressed here: the server does so more strongly once a page was sent often, which one language may have been and another not.
  const document = brotliCompressSync(await response.body(), QUICKLY).length
  const scripts = new Map<string, number>()
  for (const [name] of (await response.text()).matchAll(/\/assets\/[\w.-]+\.js/g)) {
    if (!sent.has(name)) sent.set(name, bytesOf(await request.head(name)))
    scripts.set(name, sent.get(name) ?? 0)
  }
  return { document, scripts }
}

function bytesOf(response: APIResponse): number {
  const headers = response.headers()
  expect(headers['content-encoding'], response.url()).toBe('br')
  return Number(headers['content-length'])
}

test('a query is read in every language, however it is spelled', async ({ request }) => {
  for (const query of ['compare?p=bali1&p=goa1', 'packages?q=a%20b', 'packages?q=%22x%22'])
    for (const prefix of ['/', '/hi/']) {
      const answer = await request.get(prefix + query, { maxRedirects: 0 })
      expect(answer.status(), prefix + query).toBe(200)
      expect(await answer.text()).toContain('</html>')
    }
})

test('the start follows the choice of this device; a link that was opened does not', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/')
  // Before that, this page itself would follow the choice.
  await hydrated(page)
  await page.evaluate(() => localStorage.setItem('language', 'gu'))
  await page.goto('/bali')
  expect(await lang(page)).toBe('en-IN')
  await page.goto('/')
  await expect(page).toHaveURL('/gu')
  await hydrated(page)
  expect(await lang(page)).toBe('gu-IN')
  // The choice of English is followed although the start was in Gujarati before.
  await footer(page).scrollIntoViewIfNeeded()
  await footer(page).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/enquiries')
  await page.goto('/')
  await expect(page).toHaveURL('/')
})

test.describe('in a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('the start page offers Hindi once, and only there', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/goa')
    await hydrated(page)
    await page.goto('/')
    const offer = page.getByRole('button', { name: 'हिन्दी में देखें' })
    await expect(offer).toBeVisible()
    await page.reload()
    await hydrated(page)
    await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))))
    await expect(offer).toBeHidden()
    // Where nothing is offered: the start page may only now come to its own offer.
    await page.goto('/goa')
    await page.evaluate(() => localStorage.removeItem('language'))
    await page.goto('/')
    await offer.click()
    await expect(page).toHaveURL('/hi')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('hi')
  })
})

test('a form that is not complete says so in the language of the page', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/hi/contact')
  const form = await formOf(page)
  await form.getByRole('button', { name: 'पूछताछ भेजें' }).click()
  await expect(form.getByLabel('आपका नाम')).toBeFocused()
  await expect(form.getByRole('alert').filter({ hasText: 'कृपया अपना नाम लिखें।' })).toBeVisible()
  await expect(form).toHaveAttribute('lang', 'hi-IN')
  await expect(form.getByRole('alert').filter({ hasText: /[A-Za-z]{3}/ })).toHaveCount(0)
  await form.locator('[name="travel_date"]').focus()
  const days = page.getByRole('grid')
  await expect(days).toBeVisible()
  expect(await days.evaluate((grid) => grid.closest('[lang]')?.getAttribute('lang'))).toBe('hi-IN')
  await page.keyboard.press('Escape')
  await expectNoViolations(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 400/] })

  test('a posted form is answered in the language of the page', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/gu/contact')
    const form = page.locator('main form[method="post"]')
    await form.getByLabel('તમારું નામ').fill('Asha Rao')
    await form.getByRole('button', { name: 'પૂછપરછ મોકલો' }).click()
    expect(await lang(page)).toBe('gu-IN')
    await expect(page).toHaveTitle(/^ભૂલ: /)
    await expect(form.getByLabel('તમારું નામ')).toHaveValue('Asha Rao')
    await expect(form.getByText('હજુ કંઈ મોકલાયું નથી.')).toBeVisible()
    await fillEnquiry(form, { destination: 'Bali' })
    await form.getByRole('button', { name: 'પૂછપરછ મોકલો' }).click()
    await expect(page).toHaveURL('/gu/thankyou')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('આભાર!')
  })

  test('the language links lead to the same page', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/gu/goa')
    await footer(page).getByRole('link', { name: HINDI }).click()
    await expect(page).toHaveURL('/hi/goa')
    expect(await lang(page)).toBe('hi-IN')
  })
})

test('there is nothing that sticks out or that axe finds', { tag: '@soak' }, async ({ page }) => {
  for (const path of ['/hi', '/gu/goa', '/hi/faqs']) {
    await page.setViewportSize({ width: 360, height: 844 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of examinedWidths(360)) {
      const where = `${path} at ${width} px`
      await page.setViewportSize({ width, height: 844 })
      await scrollThrough(page)
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide, where).toBeLessThanOrEqual(0)
      await expectNoViolations(page, { where })
    }
  }
})
