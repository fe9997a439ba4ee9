import { expectNoViolationsInState } from '../support/axe.ts'
import { WITH_WORKER } from '../support/chromium.ts'
import { guestName, openDesk, sendLead } from '../support/desk.ts'
import { expect } from './fixtures.ts'
import { test } from './installed.ts'

test.use({ ...WITH_WORKER, allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (401|404|503)/] })

test('opened without a network, the desk says why and lists what this person did and could not send, and nothing else', {
  tag: '@soak',
}, async ({ page, context }) => {
  const unsent = page.locator('details', { hasText: 'not confirmed yet' })
  await openDesk(page)
  const name = guestName('Monsoon')
  const { id, reference } = await sendLead(page.request, { name })
  await page.goto(`/admin/leads/${id}`)
  await expect(page.getByLabel('Note')).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Quoted' }).click()
  await page.getByLabel('Note').fill('Send <b>the</b> houseboat plan')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(unsent.locator('summary')).toHaveText('2 actions are not confirmed yet')
  // What another person left on this device.
  await page.evaluate(async () => {
    const opening = indexedDB.open('desk-outbox')
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result)
    })
    const writing = database.transaction('entries', 'readwrite')
    const act = { type: 'note', text: 'A colleague wrote this' }
    const action = { v: 1, id: 'other', userId: 'other', leadId: 'x', reference: 'MM-OTHER', act }
    writing.objectStore('entries').put({ ...action, at: '2026-11-01', attempts: 1, nextAttemptAt: 0 })
    await new Promise((resolve) => {
      writing.oncomplete = resolve
    })
    database.close()
  })
  for (const path of ['/admin', '/admin/leads', `/admin/leads/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The desk cannot be opened now')
    const list = page.getByRole('region', { name: '2 actions of yours not confirmed yet' })
    await expect(list.getByRole('listitem')).toHaveText([/Status: quoted/, /Send <b>the<\/b> houseboat plan/])
    await expect(list.getByRole('listitem').first()).toContainText(reference)
    for (const foreign of [name, 'A colleague wrote this', 'MM-OTHER'])
      await expect(page.locator('body')).not.toContainText(foreign)
  }
  await expectNoViolationsInState(page)
  // It opens the desk by itself, which sends them, also where the first request on the new network is cut off.
  await page.route('**/healthz', (route) => route.abort(), { times: 1 })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('region', { name: 'History' })).toContainText('houseboat plan')
  await expect(unsent).toBeHidden()

  await page.route('**/notes', (route) => route.abort('internetdisconnected'))
  await page.getByLabel('Note').fill('Typed before the session ended')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(unsent).toBeVisible()
  await context.clearCookies()
  await page.goto('/admin/leads')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/admin/leads')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The desk cannot be opened now')
  await expect(page.locator('body')).not.toContainText('Typed before')
})
