import { type Browser, expect, type Page, type Request, test } from '@playwright/test'
import { expectNoViolationsInState } from '../support/axe.ts'
import { WITH_WORKER } from '../support/chromium.ts'
import { signIn } from '../support/desk.ts'
import { SKIP_MEDIA, until, untilControlled } from '../support/phone.ts'
import { BASE_URL } from '../support/site.ts'

test.use({ ...WITH_WORKER })

const PATH = '/dubai/'

test('what the owner publishes shows in open pages, on the server and in the installed app', async ({
  page: desk,
  browser,
}) => {
  test.setTimeout(120_000)
  await signIn(desk)
  const traveller = await openTraveller(browser, '/dubai')
  await traveller
    .getByRole('link', { name: /View itinerary/ })
    .first()
    .click()
  await expect(traveller.getByRole('heading', { name: 'Day-wise itinerary' })).toBeVisible()
  const title = await traveller.getByRole('heading', { level: 1 }).innerText()
  const address = new URL(traveller.url()).pathname
  expect(address.startsWith(PATH)).toBe(true)

  await desk.goto('/admin/packages')
  await desk.getByRole('link', { name: title }).click()
  const overview = `A new overview, written at ${Date.now()}.`
  await desk.getByLabel('Overview', { exact: true }).fill(overview)
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText(/^Version 1,/)).toBeVisible()

  await traveller.getByRole('button', { name: 'Contact us' }).click()
  await passMinute(traveller)
  await expect(traveller.getByText(overview)).toBeVisible()
  // What the traveller has open stays open.
  await expect(traveller.getByRole('link', { name: 'Call Now' })).toBeVisible()
  const html = await (await traveller.request.get(address)).text()
  expect(html).toContain(overview)
  const checked = traveller.waitForResponse((response) => isVersionCheck(response.request()))
  await traveller.goto(address)
  await checked
  await expect(traveller.getByText(overview)).toBeVisible()

  await desk.getByRole('button', { name: /Restore version 0/ }).click()
  await expect(desk.getByText(/^Version 2,/)).toBeVisible()
  await passMinute(traveller)
  await expect(traveller.getByText(overview)).toBeHidden()
})

test('a renamed or withdrawn package stays on open pages; its old URL redirects to the new one', {
  tag: '@soak',
}, async ({ page: desk, browser }) => {
  test.setTimeout(120_000)
  await signIn(desk)
  // A failed attempt leaves it withdrawn.
  await edit(desk, 'japan2', { state: 'published' })
  const before = await fieldsOf(desk, 'japan2')
  const address = `/japan/${encodeURIComponent(String(before.packageName).toLowerCase().replaceAll(/\s+/g, '-'))}`
  const traveller = await openTraveller(browser, address)
  const heading = traveller.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(String(before.packageName))

  const name = `Japan by Another Name ${Date.now()}`
  await edit(desk, 'japan2', { packageName: name })
  await passMinute(traveller)
  await expect(heading).toHaveText(name)
  expect(new URL(traveller.url()).pathname).toBe(address)

  await edit(desk, 'japan2', { state: 'draft' })
  await passMinute(traveller)
  await expect(
    traveller.getByText('This package was removed from our site while this page was open.'),
  ).toBeVisible()
  await expect(heading).toHaveText(name)

  await edit(desk, 'japan2', { state: 'published' })
  await traveller.goto(address)
  await expect(heading).toHaveText(name)
  expect(new URL(traveller.url()).pathname).toContain('japan-by-another-name')
  await edit(desk, 'japan2', { packageName: String(before.packageName) })
})

test('an enquiry popup that stays open shows the present price of its package', { tag: '@soak' }, async ({
  page: desk,
  browser,
}) => {
  test.setTimeout(120_000)
  await signIn(desk)
  const { packageName, totalPackagePrice } = await fieldsOf(desk, 'kerala1')
  const [name, before] = [String(packageName), Number(totalPackagePrice)]
  const traveller = await openTraveller(browser, '/kerala')
  const popup = traveller.getByRole('dialog').filter({ hasText: name })
  const changeTo = async (price: number) => {
    await edit(desk, 'kerala1', { totalPackagePrice: price })
    await passMinute(traveller)
    await expect(popup).toContainText(price.toLocaleString('en-IN'))
  }
  const tile = traveller.locator('#packages li').filter({ hasText: name })
  await tile.getByRole('button', { name: /Enquire/ }).click()
  await popup.locator('[name="name"]').fill('Asha Rao')
  await changeTo(before + 1_111)
  await expect(popup.locator('[name="name"]')).toHaveValue('Asha Rao')
  await popup.getByRole('button', { name: 'Close' }).click()

  await tile.getByRole('link', { name: /View itinerary/ }).click()
  const query = traveller.getByRole('button', { name: 'Submit your query' }).filter({ visible: true })
  await query.first().click()
  await changeTo(before)
})

test('staff reorder the packages of a destination by keyboard; an open page shows the new order', {
  tag: '@soak',
}, async ({ page: desk, browser }) => {
  test.setTimeout(90_000)
  await signIn(desk)
  const traveller = await openTraveller(browser, '/kerala')
  const shown = () => traveller.locator('#packages article h3, #packages li h3').allTextContents()
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(2)
  const before = await shown()

  await desk.goto('/admin/packages')
  await desk.getByLabel('Sold under').selectOption('Kerala')
  await desk.getByRole('link', { name: 'Order of the Kerala packages' }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Order of the Kerala packages')
  await expectNoViolationsInState(desk)
  const first = before[0] ?? ''
  await desk.getByRole('button', { name: `Move ${first} down` }).focus()
  await desk.keyboard.press('Enter')
  await expect(
    desk.getByRole('status').filter({ hasText: `${first} is now 2 of ${before.length}.` }),
  ).toBeVisible()
  await expect(desk.getByRole('button', { name: `Move ${first} down` })).toBeFocused()
  await desk.keyboard.press('Alt+ArrowDown')
  await desk.getByRole('button', { name: 'Save the order' }).click()
  await expect(desk.getByText(/^Version 1, .+/)).toBeVisible()
  const wanted = [before[1], before[2], before[0], ...before.slice(3)]
  await passMinute(traveller)
  await expect.poll(shown).toEqual(wanted)
  const html = await (await traveller.request.get('/kerala')).text()
  const places = wanted.map((name) => html.indexOf(`${name}<`))
  expect(places).toEqual(places.toSorted((a, b) => a - b))

  await desk.getByRole('button', { name: 'Restore version 0' }).click()
  await expect(desk.getByText(/^Version 2, .+/)).toBeVisible()
  await passMinute(traveller)
  await expect.poll(shown).toEqual(before)
})

test('the installed app shows an edit at its next start online, also in its search; offline, the complete last catalogue', {
  tag: '@soak',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk)
  const phone = await browser.newContext()
  await phone.addInitScript(SKIP_MEDIA)
  const app = await phone.newPage()
  await app.goto('/')
  await untilControlled(app)
  await until('the catalogue is kept', () =>
    app.evaluate(async () => Boolean(await caches.match('/api/catalogue'))),
  )
  await app.close()

  const name = `Himachal Kites and Lanterns ${Date.now()}`
  const { packageName } = await fieldsOf(desk, 'himachal2')
  await edit(desk, 'himachal2', { packageName: name })

  const next = await phone.newPage()
  await next.goto('/himachal')
  await expect(next.getByRole('heading', { name })).toBeVisible({ timeout: 25_000 })
  await expect(next.getByRole('heading', { name: String(packageName), exact: true })).toHaveCount(0)
  await next.goto('/packages?q=kites')
  await expect(next.getByRole('heading', { name })).toBeVisible()

  // A device that reads slowly: the server answers with the newest version before the page has the kept catalogue.
  const newest = `Himachal Kites at Night ${Date.now()}`
  await edit(desk, 'himachal2', { packageName: newest })
  const slow = await phone.newPage()
  await slow.addInitScript(() => {
    const { fetch } = window
    let answered = () => {}
    const isAnswered = new Promise<void>((resolve) => (answered = resolve))
    window.fetch = async (input, init) => {
      if (input === '/api/catalogue' && init?.method !== 'HEAD') await isAnswered
      const response = await fetch(input, init)
      if (init?.method === 'HEAD') setTimeout(answered, 500)
      return response
    }
  })
  await slow.goto('/packages?q=kites')
  await expect(slow.getByRole('heading', { name: newest })).toBeVisible()
  await slow.close()
  await edit(desk, 'himachal2', { packageName: name })
  await next.goto('/himachal')
  await expect(next.getByRole('heading', { name })).toBeVisible({ timeout: 25_000 })

  await phone.setOffline(true)
  await edit(desk, 'himachal2', { packageName })
  await next.goto('/packages?q=kites')
  await expect(next.getByRole('heading', { name })).toBeVisible()
  await next.goto('/goa')
  await expect(next.getByRole('heading', { level: 1 })).toContainText('Goa')
})

async function fieldsOf(desk: Page, id: string): Promise<Record<string, unknown>> {
  return (await (await desk.request.get(`/api/staff/packages/${id}`)).json()).fields
}

async function edit(desk: Page, id: string, changes: object): Promise<void> {
  const headers = { origin: BASE_URL }
  const response = await desk.request.put(`/api/packages/${id}`, { data: changes, headers })
  expect(response.status()).toBe(200)
}

/** Opens a page as a traveller with the app; the page's clock can be put forward. */
async function openTraveller(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  // While the worker fetches hundreds of pictures, the page's own requests wait for a connection: seconds on a busy machine.
  await page.addInitScript(SKIP_MEDIA)
  await page.clock.install()
  await page.goto(path)
  await untilControlled(page)
  return page
}

/** Puts the page's clock forward, so that it asks for the catalogue's version, and waits for the answer. */
async function passMinute(page: Page): Promise<void> {
  // Not the response of an earlier request that is still under way, nor that of the form, which asks for the time.
  const asked = page.waitForRequest(isVersionCheck)
  await page.clock.fastForward(61_000)
  await (await asked).response()
}

function isVersionCheck(request: Request): boolean {
  return request.method() === 'HEAD' && request.url().endsWith('/api/catalogue')
}
