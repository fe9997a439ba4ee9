import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { contentSecurityPolicy } from '../../api/pages/policy.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from './fixtures.ts'

const WIDGET = { script: 'https://reviews.example.com/loader.js', id: 'service-reviews' }
const ASSETS = new URL('../../dist/client/assets/', import.meta.url)
const SHOWS = `document.getElementById('${WIDGET.id}').textContent = 'Told to the review service'`

test('no review service is set up: our own reviews, and no page may load from elsewhere', async ({
  page,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url())
  })
  const answer = await page.goto('/')
  await hydrated(page)
  await page.getByRole('heading', { name: 'What travellers say' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('blockquote').first()).toBeVisible()
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  expect(answer?.headers()['content-security-policy']).not.toContain('example.com')
  expect(elsewhere).toEqual([])
})

test('set up: its script comes once, only near its place, and shows what it has', { tag: '@soak' }, async ({
  page,
}) => {
  const loads = await setUp(page, SHOWS)
  await page.goto('/aboutus')
  await hydrated(page)
  await page.getByRole('link', { name: 'Marigold Miles, home' }).first().click()
  await expect(page).toHaveURL('/')
  await page.waitForTimeout(1000)
  expect(loads()).toBe(0)

  await page.getByRole('heading', { name: 'What travellers say' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Told to the review service')).toBeVisible()
  await expect(page.getByRole('blockquote')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/aboutus')
  await page.goForward()
  await page.getByRole('heading', { name: 'What travellers say' }).scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  expect(loads()).toBe(1)
  await expect(page.locator(`script[src="${WIDGET.script}"]`)).toHaveCount(1)

  await page.locator('footer').getByText('Special').last().click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Family holidays' }).click()
  await expect(page).toHaveTitle(/^Family/)
  await page.getByRole('heading', { name: 'What families say' }).scrollIntoViewIfNeeded()
  await expect(page).toHaveTitle('Travel experiences and holiday packages from India | Marigold Miles')
  await page.getByRole('contentinfo').getByText('Quick Links').last().click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveTitle(/^About us/)
})

// A script may still be on its way when a test is over.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.describe('set up, but not reachable', () => {
  test.use({ allowedErrors: [/reviews\.example\.com/] })
  test('shows our own reviews instead', { tag: '@soak' }, async ({ page }) => {
    await setUp(page, undefined)
    await page.goto('/aboutus')
    await hydrated(page)
    await page.getByRole('link', { name: 'Marigold Miles, home' }).first().click()
    await expect(page).toHaveURL('/')
    await page.getByRole('heading', { name: 'What travellers say' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('blockquote').first()).toBeVisible()
  })
})

test('a page may load from the service where it is set up, and from nowhere else', () => {
  const policy = contentSecurityPolicy(
    { scripts: ['1'], styles: [] },
    {
      ...WIDGET,
      origins: ['https://cdn.example.com'],
    },
  )
  for (const directive of ['script-src', 'style-src', 'connect-src'])
    expect(policy).toMatch(
      new RegExp(
        `${directive} 'self' https://reviews\\.example\\.com https://cdn\\.example\\.com( 'sha256-|;|$)`,
      ),
    )
  expect(policy).toContain('frame-src https://reviews.example.com https://cdn.example.com;')
  expect(contentSecurityPolicy(undefined, undefined)).not.toContain('frame-src')
})

// The same build with the service's address in brand.ts, and the policy such a site would send.
async function setUp(page: Page, script: string | undefined): Promise<() => number> {
  let loads = 0
  let replaced = 0
  // Only the scripts that have it: fetching all of them through the test took a minute.
  const scripts = readdirSync(ASSETS).filter(
    (name) => name.endsWith('.js') && readFileSync(new URL(name, ASSETS), 'utf8').includes('reviewsWidget:'),
  )
  for (const name of scripts) await page.route(`**/assets/${name}`, replace)
  async function replace(route: Route): Promise<void> {
    const response = await route.fetch()
    const body = (await response.text()).replace(/reviewsWidget:void 0/, () => {
      replaced++
      return `reviewsWidget:${JSON.stringify(WIDGET)}`
    })
    await route.fulfill({ response, body })
  }
  await page.route('**/aboutus', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const textOf = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^]+?)</${tag}>`, 'g'))].map(([, text = '']) => text)
    const policy = contentSecurityPolicy({ scripts: textOf('script'), styles: textOf('style') }, WIDGET)
    const headers = { ...response.headers(), 'content-security-policy': policy }
    await route.fulfill({ response, headers, body: html })
  })
  await page.route(WIDGET.script, (route) => {
    loads++
    expect(replaced).toBeGreaterThan(0)
    return script === undefined
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: script })
  })
  return () => loads
}
