import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { STAFF_HEADER } from '../../src/contract/team.ts'
import { expectNoViolationsInState } from '../support/axe.ts'
import { signIn } from '../support/desk.ts'
import { hydrated } from '../support/hydrated.ts'

const PACKAGE = '/admin/edit/goa4'

test('photos are uploaded, described, cropped and put in order, and travellers see them', {
  tag: '@soak',
}, async ({ page }) => {
  // Photos are prepared at a low priority, so that they never delay enquiries.
  test.setTimeout(400_000)
  await signIn(page)
  await page.goto(PACKAGE)
  const photos = page.getByRole('group', { name: 'Photos (optional)' })
  const photo = (at: number) => photos.getByRole('group', { name: `Photo ${at}` })
  const files = page.getByLabel('Photos to upload')

  // What is not a photo is refused with the reason, and stays until it is dismissed.
  await page.getByLabel('Overview', { exact: true }).fill('Typed before the upload failed.')
  await files.setInputFiles([
    { name: 'plan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.4 not a photo') },
    { name: 'beach.jpg', mimeType: 'image/jpeg', buffer: await picture('#2266aa', '#d8b070') },
    { name: 'market.png', mimeType: 'image/png', buffer: await picture('#883322', '#229955') },
  ])
  await expect(
    photos.getByText('Not added. This file is not a photo that can be read.', { exact: false }),
  ).toBeVisible()
  await expect(photo(2)).toBeVisible({ timeout: 120_000 })
  await expect(page.getByLabel('Overview', { exact: true })).toHaveValue('Typed before the upload failed.')
  await photos.getByRole('button', { name: 'Dismiss: plan.jpg' }).click()
  await expect(photos.getByText('plan.jpg')).toHaveCount(0)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Describe photo 1 in words.')).toBeVisible()
  await expect(photo(1).getByLabel('What it shows')).toBeFocused()
  await page.keyboard.type('A beach in the evening')
  await photo(2).getByLabel('What it shows').fill('Spices on a market')
  await photo(2).getByLabel('Credit').fill('Asha Rao')
  await photo(2).getByLabel('Day').selectOption('Day 2')
  await photo(2).getByRole('button', { name: 'Move up: Photo 2' }).press('Enter')
  await expect(photo(1).getByLabel('What it shows')).toHaveValue('Spices on a market')
  await photo(2).getByRole('button', { name: 'Use as lead picture: Photo 2' }).click()
  await expect(photo(2).getByText('lead picture', { exact: true })).toBeVisible()

  // The focus point is moved by pointer and by arrow keys.
  await photo(2).getByRole('button', { name: 'Crop: Photo 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' })
  const across = dialog.getByRole('slider', { name: 'From left to right' })
  await expect(across).toHaveValue('50')
  await dialog.locator('[data-target]').click({ position: { x: 12, y: 12 } })
  await expect.poll(async () => Number(await across.inputValue())).toBeLessThan(10)
  const before = Number(await across.inputValue())
  await across.press('ArrowRight')
  await expect(across).toHaveValue(String(before + 1))
  await expectNoViolationsInState(page)
  await dialog.getByRole('button', { name: 'Use this crop' }).click()
  await expect(dialog).toBeHidden({ timeout: 120_000 })
  await expect(photo(2).getByText('lead picture', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // Other tests change prices of all packages: the number of a version is not known before.
  const saved = page.getByRole('status').filter({ hasText: /^Saved as version/ })
  const withPhotos = Number(/\d+/.exec(await saved.innerText())?.[0])
  await expectNoViolationsInState(page)

  const fields = await fieldsOf(page)
  expect(fields.photos).toMatchObject([
    { alt: 'Spices on a market', credit: 'Asha Rao', day: 2 },
    { alt: 'A beach in the evening' },
  ])
  expect(fields.packageImage).toBe(fields.photos?.[1]?.name)

  await page.goto(pathOf(fields))
  expect(await page.locator('[data-hero] img').evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(
    fields.packageImage,
  )
  const share = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(new URL(share ?? '').pathname)).headers()['content-type']).toBe('image/jpeg')
  const gallery = page.getByRole('region', { name: 'Photos of this trip' })
  await gallery.scrollIntoViewIfNeeded()
  await expect(gallery.getByRole('link')).toHaveCount(2)
  await expect(gallery).toContainText('Day 2 · Photo: Asha Rao')
  // Before that, the link opens the file itself.
  await hydrated(page, 'main a[href*="/uploads/"]')
  await gallery.getByRole('link', { name: 'Spices on a market' }).click()
  const whole = page.getByRole('dialog', { name: 'Photo 1 of 2' })
  await expect(whole.getByRole('img', { name: 'Spices on a market' })).toBeVisible()
  await expectNoViolationsInState(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Photo 2 of 2' }).getByRole('img')).toHaveAccessibleName(
    'A beach in the evening',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: /^Photo/ })).toBeHidden()
  await expect(gallery.getByRole('link', { name: 'Spices on a market' })).toBeFocused()

  // Removed again: the illustration is back, and the earlier version is restored with its photos.
  await page.goto(PACKAGE)
  await photo(2).getByRole('button', { name: 'Remove: Photo 2' }).click()
  await photo(1).getByRole('button', { name: 'Remove: Photo 1' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Saved as version/ })).toBeVisible()
  const without = await fieldsOf(page)
  expect([without.photos, without.packageImage?.includes('/')]).toEqual([undefined, false])
  await page.getByRole('button', { name: `Restore version ${withPhotos}`, exact: true }).click()
  await expect(photo(2)).toBeVisible()
  expect((await fieldsOf(page)).photos).toHaveLength(2)
  await page.getByRole('button', { name: 'Restore version 0', exact: true }).click()
  await expect(photos.getByRole('group')).toHaveCount(0)
})

test('an upload that is interrupted is sent again, and a large photo is made smaller first', {
  tag: '@soak',
}, async ({ page }) => {
  await signIn(page)
  // Not the package of the other test, which may run at the same time.
  await page.goto('/admin/edit/nepal1')
  const sizes: number[] = []
  const users = new Set<string | undefined>()
  await page.route('**/api/staff/photos', async (route) => {
    users.add(route.request().headers()[STAFF_HEADER])
    sizes.push(route.request().postDataBuffer()?.byteLength ?? 0)
    if (sizes.length === 1) await route.abort('connectionreset')
    else await route.continue()
  })
  const photos = page.getByRole('group', { name: 'Photos (optional)' })
  const large = await noise()
  await page
    .getByLabel('Photos to upload')
    .setInputFiles([{ name: 'large.png', mimeType: 'image/png', buffer: large }])
  await expect(photos.getByText('The upload was interrupted.', { exact: false })).toBeVisible({
    timeout: 30_000,
  })
  await photos.getByRole('button', { name: 'Try again: large.png' }).click()
  await expect(photos.getByRole('group', { name: 'Photo 1' })).toBeVisible({ timeout: 120_000 })
  expect(sizes).toHaveLength(2)
  // An upload names the user of the page, as every other request of the desk does.
  const { user } = await (await page.request.get('/api/auth/get-session')).json()
  expect([...users]).toEqual([user.id])
  expect(sizes[1]).toBeLessThan(large.byteLength / 2)
  expect(large.byteLength).toBeGreaterThan(4_000_000)
})

type Fields = {
  packageName: string
  destination: string
  packageImage?: string
  photos?: { name: string; alt: string }[]
}

async function fieldsOf(page: Page): Promise<Fields> {
  const id = PACKAGE.split('/').at(-1)
  return (await (await page.request.get(`/api/staff/packages/${id}`)).json()).fields
}

function pathOf({ destination, packageName }: Fields): string {
  return `/${destination}/${packageName.replaceAll(' ', '-')}`
}

/** A photo with two colours, one above the other. */
async function picture(above: string, below: string): Promise<Buffer> {
  const half = await sharp({ create: { width: 1500, height: 500, channels: 3, background: below } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 1500, height: 1000, channels: 3, background: above } })
    .composite([{ input: half, left: 0, top: 500 }])
    .jpeg()
    .toBuffer()
}

/** A grainy photo of several megabytes. */
async function noise(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 7 } as const
  return sharp({ create: { width: 2600, height: 1800, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
}
