import { atRest } from '../support/at-rest.ts'
import { carousel, perView, wake } from '../support/carousels.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from './fixtures.ts'

test('Honeymoon', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/honeymoon')
  const places = page.getByRole('region', { name: 'Your Love Story, Our Destinations!' }).getByRole('link')
  await test.step('hero, ratings and the eight places', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Romantic Escapes Await')
    const ratings = page.getByRole('list', { name: 'Ratings' }).getByRole('listitem')
    await expect(ratings).toHaveCount(3)
    for (const [index, rating] of ['4.9', '5.0', '4.9'].entries())
      await expect(ratings.nth(index)).toContainText(rating)
    await expect(places).toHaveText([
      /^Bali/,
      /^Maldives/,
      /^Singapore/,
      /^Thailand/,
      /^Vietnam/,
      /^Kashmir/,
      /^Andaman/,
      /^Kerala/,
    ])
  })

  await test.step('the gallery of five is a slider on phones and a grid on desktops', async () => {
    const gallery = await wake(carousel(page, 'Gallery'))
    await expect(gallery.locator('li')).toHaveCount(5)
    await expect(gallery.getByRole('button', { name: 'Next: Gallery' })).toBeVisible()
    const tops = () =>
      gallery.locator('li').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    expect(new Set(await tops()).size).toBe(1)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(gallery.getByRole('button', { name: 'Next: Gallery' })).toBeHidden()
    expect(new Set(await tops()).size).toBe(2)
    for (const item of await gallery.locator('li').all()) await expect(item).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('the button leads to the form, and a place to its page', async () => {
    await page.getByRole('link', { name: 'Book Now' }).click()
    await expect(page.locator('#enquiry')).toBeInViewport()
    await places.nth(1).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escape to Maldives')
  })
})

test('Family: swipeable hero, trust, offers, reviews, and Connect Now opens the popup', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/family')
  await hydrated(page)
  const hero = carousel(page, 'Family holidays')
  const shown = hero.getByRole('group', { name: / of 4$/ })
  await expect(hero.getByRole('button', { name: 'Show 1 of 4' })).toHaveAttribute('aria-current', 'true')
  await hero.getByRole('button', { name: /^Pause/ }).click()
  const box = await shown.first().boundingBox()
  if (!box) throw new Error('The hero has no size.')
  const swipe = async (dx: number) => {
    await page.mouse.move(box.x + box.width / 2, box.y + 100)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + dx, box.y + 100, { steps: 5 })
    await page.mouse.up()
  }
  await swipe(-80)
  await expect(hero.getByRole('button', { name: 'Show 2 of 4' })).toHaveAttribute('aria-current', 'true')
  await swipe(80)
  await expect(hero.getByRole('button', { name: 'Show 1 of 4' })).toHaveAttribute('aria-current', 'true')
  await swipe(80)
  await expect(hero.getByRole('button', { name: 'Show 4 of 4' })).toHaveAttribute('aria-current', 'true')

  const trust = page.getByRole('list', { name: 'Why families choose us' })
  await expect(trust).toContainText('4.9')
  await expect(trust).toContainText('1000+happy customers')
  await expect(trust).toContainText('customised itineraries')
  const offers = page.getByRole('region', { name: 'Trending family offers' })
  expect(await offers.getByRole('article').count()).toBeGreaterThan(7)
  await expect(page.getByRole('region', { name: 'What families say' })).toBeVisible()

  await (await atRest(page.getByRole('link', { name: 'Connect Now' }))).click()
  const popup = page.getByRole('dialog', { name: 'Plan Your Trip' })
  await expect(popup.locator('[name="bookingTime"]')).toBeVisible()
  await expect(popup.locator('[name="email"]')).toHaveCount(0)
})

test('Family: the offers and the places', { tag: '@soak' }, async ({ page, request }) => {
  await page.goto('/family')
  await test.step('offers are all of packages tagged for families', async () => {
    const { packages } = (await (await request.get('/api/catalogue')).json()) as {
      packages: { packageName: string; tags: string[] }[]
    }
    const family = new Set(
      packages.filter(({ tags }) => tags.includes('family')).map(({ packageName }) => packageName),
    )
    const names = await page
      .getByRole('region', { name: 'Trending family offers' })
      .getByRole('heading', { level: 3 })
      .allTextContents()
    for (const name of names) expect(family.has(name), name).toBe(true)
  })

  await test.step('offer cards: two in a row on a phone, four on a desktop', async () => {
    expect(Math.round(await perView(carousel(page, 'Trending family offers')))).toBe(2)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(Math.round(await perView(carousel(page, 'Trending family offers')))).toBe(4)
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('a place: its family trips, the others, and a form locked to it', async () => {
    await page
      .getByRole('region', { name: 'Family destinations' })
      .getByRole('link', { name: /^Bali/ })
      .click()
    await expect(page).toHaveURL('/family/bali')
    const trips = page.getByRole('region', { name: 'Family trips to Bali' })
    await expect(trips.getByRole('link', { name: 'Bali Family Beach and Safari Break' })).toBeVisible()
    await expect(trips).toContainText('Family trips first, then others that can be changed for families.')
    const first = trips.getByRole('article').first()
    await expect(first).toContainText('At most ₹1,30,999 for 2 adults and 2 children in 1 room, before taxes')
    await trips.getByRole('button', { name: 'Fewer: Children' }).click()
    await expect(first).toContainText('At most ₹98,249 for 2 adults and 1 child in 1 room, before taxes')
    const titles = trips.getByRole('article').getByRole('heading')
    await expect(titles).toHaveCount(4)
    await expect(titles.first()).toHaveText('Bali Family Beach and Safari Break')
    await expect(page.locator('#enquiry [name="destination"]')).toHaveValue('Bali')
    await expect(page.locator('#enquiry [name="destination"]')).toHaveAttribute('readonly')
  })
})

test('each theme has a page with every package of it and no other, and the page of themes leads there', async ({
  page,
  request,
}) => {
  const { packages } = (await (await request.get('/api/catalogue')).json()) as {
    packages: { packageName: string; tags: string[] }[]
  }
  await page.goto('/themes')
  for (const theme of ['adventure', 'beach', 'nature', 'family', 'honeymoon'])
    await test.step(`/themes/${theme}`, async () => {
      const wanted = packages.filter(({ tags }) => tags.includes(theme)).map(({ packageName }) => packageName)
      const html = await (await request.get(`/themes/${theme}`)).text()
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      const cards = main.split('<article').slice(1)
      const shown = cards.map((card) => /<h3[^>]*>(.*?)<\/h3>/.exec(card)?.[1]?.replaceAll(/<[^>]*>/g, ''))
      expect(shown.toSorted()).toEqual(wanted.toSorted())
      await expect(
        page.locator(`#${theme}`).getByRole('link', { name: `All ${wanted.length} ${theme} trips` }),
      ).toHaveAttribute('href', `/themes/${theme}`)
      await expect(page.locator(`#${theme}`).getByRole('article')).toHaveCount(4)
    })
})
