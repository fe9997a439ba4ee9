import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Phone, untilControlled } from '../support/phone.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { IS_SOAK, played } from '../support/soak.ts'
import { testPhone } from '../support/test-phone.ts'

// A page that the worker answered is as installable as one from the server.

const PORT = 4214
const PATHS = ['/', '/video', '/no-such-page/at-all/here', '/kerala', '/settings']

let server: TestServer
let phone: Phone
beforeAll(async () => {
  server = await startServer({ port: PORT })
})
afterAll(() => server.stop())
// The first test needs a phone on which the site has never been, the last one removes the worker.
const shared = testPhone({ shared: true, options: () => ({ skipsMedia: true }) })
beforeEach(() => {
  phone = shared()
})

const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
    return {
      charset: all('meta[charset]', 'charset'),
      viewport: all('meta[name=viewport]', 'content'),
      manifest: all('link[rel=manifest]', 'href'),
      icon: all('link[rel=icon]', 'href'),
      touchIcon: all('link[rel=apple-touch-icon]', 'href'),
      appleTitle: all('meta[name=apple-mobile-web-app-title]', 'content'),
      capable: all('meta[name=mobile-web-app-capable]', 'content'),
      titles: document.querySelectorAll('title').length,
    }
  })

it('has the same complete head from the server and from the worker, and stays installable', async () => {
  const page = await phone.tab(server.url)
  const fromServer = await headOf(page)
  expect(fromServer).toEqual({
    charset: ['utf-8'],
    viewport: ['width=device-width, initial-scale=1, viewport-fit=cover'],
    manifest: ['/manifest.webmanifest'],
    icon: ['/icons/favicon.svg'],
    touchIcon: ['/icons/apple-touch-icon.png'],
    appleTitle: ['Marigold'],
    capable: ['yes'],
    titles: 1,
  })
  await untilControlled(page)
  await page.waitForFunction(() => !document.querySelector('script[type="application/ld+json"]:empty'))
  expect(await headOf(page)).toEqual(fromServer)

  for (const path of played(PATHS, 1)) {
    const response = await page.goto(server.url + path)
    expect(response?.fromServiceWorker()).toBe(true)
    await page.locator('h1').first().waitFor()
    expect(await headOf(page), path).toEqual(fromServer)
    const devTools = await phone.context.newCDPSession(page)
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors, path).toEqual([])
    const { url, errors } = await devTools.send('Page.getAppManifest')
    expect([url, errors], path).toEqual([`${server.url}/manifest.webmanifest`, []])
    await devTools.detach()
  }
})

it.runIf(IS_SOAK)(
  'installs the sales desk as an app of its own, also where the site’s worker is',
  async () => {
    const page = await phone.tab(server.url)
    await untilControlled(page)
    await page.goto(`${server.url}/admin/sign-in`)
    const devTools = await phone.context.newCDPSession(page)
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    const { url, errors, data } = await devTools.send('Page.getAppManifest')
    expect([url, errors]).toEqual([`${server.url}/desk.webmanifest`, []])
    const manifest = JSON.parse(data ?? '{}') as {
      id: string
      scope: string
      start_url: string
      icons: { src: string }[]
      shortcuts: { url: string; icons: { src: string }[] }[]
    }
    expect(manifest).toMatchObject({ id: '/admin', scope: '/admin', start_url: '/admin/leads' })
    const files = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
    for (const { src } of files)
      expect([src, (await fetch(server.url + src)).headers.get('content-type')]).toEqual([src, 'image/png'])
    expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual([
      '/admin/leads',
      '/admin/today',
      '/admin/leads/new',
    ])
  },
)

it.runIf(IS_SOAK)('opens what another app shares with it, and keeps it out of the history', async () => {
  const page = await phone.tab(server.url)
  await untilControlled(page)
  await page.waitForFunction(() => caches.match('/api/catalogue'))
  const { share_target } = (await (await fetch(`${server.url}/manifest.webmanifest`)).json()) as {
    share_target: { action: string; params: { text: string } }
  }
  const shared = (path: string) =>
    new URLSearchParams({ [share_target.params.text]: `Look: ${server.url}${path}` })
  for (const from of ['worker', 'server']) {
    await page.goto(`${server.url}/faqs`)
    if (from === 'server')
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister())
    for (const path of ['/bali', '/hi/bali']) {
      await page.goto(`${server.url}${share_target.action}?${shared(path)}`)
      await page.getByRole('heading', { level: 1, name: /Bali/ }).waitFor()
      expect(new URL(page.url()).pathname + new URL(page.url()).search, from).toBe(path)
    }
  }
})
