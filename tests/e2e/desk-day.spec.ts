import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, type Page, request } from '@playwright/test'
import type { PushMessage } from '../../src/contract/notify.ts'
import { expectNoViolations } from '../support/axe.ts'
import { chromiumOptions } from '../support/chromium.ts'
import { letWait, openDesk, sendLead, withoutOtherApps } from '../support/desk.ts'
import { openProfile } from '../support/phone.ts'
import { type PushPhone, usePushService } from '../support/push-phone.ts'
import {
  freePort,
  type HttpReceiver,
  type MailReceiver,
  startHttpReceiver,
  startMailReceiver,
} from '../support/receivers.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { OWNER } from '../support/site.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow', launchOptions: chromiumOptions() })

// A working day, on a server, a mail server and a push service of its own: an enquiry comes in late from a phone without
// a network, the agent's phone rings, and it is answered with one thumb; another is forgotten, rises and is told of once;
// the manager sees the clock and the figures, and in the evening the first is erased.

const PASSWORD = OWNER.password
const GUEST = { name: 'Kavya Narayan', contact: '9000000077', email: 'kavya@example.com' }

/** How often the server looks for what is late, and a little more. */
const WATCH_MS = 16_000

let server: TestServer
let post: MailReceiver
let pushService: HttpReceiver

test.beforeAll(async () => {
  const port = await freePort()
  post = await startMailReceiver()
  pushService = await startHttpReceiver()
  pushService.answer((response) => response.writeHead(201).end())
  server = await startServer({
    port,
    env: {
      STAFF_EMAIL: OWNER.email,
      STAFF_PASSWORD: PASSWORD,
      SMTP_URL: post.url,
      LEADS_EMAIL: 'desk@example.com',
      PUSH_ALLOW_INTERNAL: '1',
    },
  })
})
test.afterAll(async () => {
  await server.stop()
  await post.close()
  await pushService.close()
})

test('a working day at the sales desk', async ({ browser }) => {
  test.setTimeout(270_000)
  const owner = await request.newContext({ baseURL: server.url })
  await owner.post('/api/auth/sign-in/email', { data: OWNER })
  const manager = await colleague(owner, 'Asha Menon', 'manager')
  const agent = await colleague(owner, 'Ravi Kulkarni', 'agent')
  await assignEverything(owner, 'Ravi Kulkarni')
  await openRoundTheClock(owner)

  const thumb = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const onPhone = await thumb.newPage()
  await withoutOtherApps(onPhone)
  const phone = await usePushService(thumb, pushService.url)
  await openDesk(onPhone, agent)
  await onPhone.goto('/admin/settings/notifications')
  await onPhone.getByRole('switch', { name: 'Notifications on this device' }).click()
  await expect(onPhone.getByText('On. It ends when you sign out.')).toBeVisible()
  await onPhone.getByRole('navigation', { name: 'Sales desk' }).getByRole('link', { name: 'Leads' }).click()
  const wide = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const atDesk = await wide.newPage()
  await openDesk(atDesk, manager)

  const forgotten = await sendLead(owner, { name: 'Imran Qureshi', destination: 'Goa' })
  await expect.poll(() => rung(phone, 'For you')).toHaveLength(1)

  // The traveller has no network, closes the browser, and comes back to one.
  const profile = await mkdtemp(join(tmpdir(), 'traveller-'))
  await enquireOffline(profile)
  await expect(onPhone.getByText(GUEST.name)).toHaveCount(0)
  const traveller = await openProfile(profile, server.url)
  const arrived = onPhone.getByRole('listitem').filter({ hasText: GUEST.name })
  await expect(arrived).toHaveCount(1, { timeout: 30_000 })
  await traveller.close()
  await rm(profile, { recursive: true, force: true })

  // It was given to somebody as it came; the phone in the pocket rang, without a name, and the office has it by mail.
  await expect(arrived).toContainText('Ravi Kulkarni')
  const reference = /MM-[0-9A-Z]{8}/.exec(await arrived.innerText())?.[0] ?? ''
  await expect.poll(() => rung(phone, 'For you')).toHaveLength(2)
  const ring = rung(phone, 'For you')[1]
  expect(ring?.body).toBe(reference)
  expect(JSON.stringify(ring)).not.toMatch(/kavya|90000/i)
  await expect.poll(() => mailed(reference).length).toBe(1)

  // The agent answers: one tap, a note, an offer.
  await onPhone.goto(ring?.path ?? '')
  await expect(onPhone.getByRole('heading', { level: 1, name: GUEST.name })).toBeVisible()
  await onPhone.getByRole('link', { name: 'Call' }).click()
  await expect(onPhone.getByRole('group', { name: 'Status: contacted' })).toBeVisible()
  await onPhone.getByLabel('Note').fill('Wants the houseboat, two rooms')
  await onPhone.getByRole('button', { name: 'Add note' }).click()
  await expect(onPhone.getByText('Wants the houseboat, two rooms')).toBeVisible()
  await onPhone.getByRole('button', { name: 'Quoted' }).click()
  await expect(onPhone.getByRole('group', { name: 'Status: quoted' })).toBeVisible()
  await expectNoViolations(onPhone)

  // The manager sees it without a reload. Nobody has looked at the other: half an hour on, it stands under Overdue.
  const rows = atDesk.getByRole('listitem').filter({ has: atDesk.getByRole('link') })
  await expect(rows.filter({ hasText: GUEST.name })).toContainText('quoted')
  const overdue = atDesk.getByRole('heading', { name: /^Overdue/ })
  await expect(overdue).toHaveCount(0)
  letWait(server.dataDir, forgotten.id, 31)
  await expect(overdue).toBeVisible({ timeout: WATCH_MS })
  await expect(rows.first()).toContainText('Imran Qureshi')
  await expect(rows.first()).toContainText('response overdue')
  const escalated = Date.now()
  // Those that become overdue within a minute are one message.
  await expect.poll(() => rung(phone, 'Still unanswered'), { timeout: 90_000 }).toHaveLength(1)
  await expect.poll(() => mailed(`Still unanswered: Goa, ${forgotten.reference}`).length).toBe(1)
  await onPhone.goto(rung(phone, 'Still unanswered')[0]?.path ?? '')
  await expect(onPhone.getByText('response overdue', { exact: true })).toBeVisible()
  await onPhone.getByRole('link', { name: 'Call' }).click()
  await expect(onPhone.getByRole('group', { name: 'Status: contacted' })).toBeVisible()
  await expect(onPhone.getByText('response overdue', { exact: true })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Imran Qureshi' })).not.toContainText('response overdue')

  // What the day came to.
  await atDesk.getByRole('navigation', { name: 'Sales desk' }).getByRole('link', { name: 'Reports' }).click()
  await expect(figure(atDesk, 'Leads')).toHaveText('2')
  await expect(figure(atDesk, 'Waiting for an answer')).toHaveText('0')
  await expect(figure(atDesk, 'Answered in time')).toHaveText('50 %')
  await expect(figure(atDesk, 'First response, median')).toHaveText('0 min')
  await expect(figure(atDesk, 'First response, 9 of 10 within')).toHaveText(/^3[1-3] min$/)
  await expect(atDesk.getByRole('table', { name: 'Leads by owner' })).toContainText('Ravi Kulkarni')
  await expectNoViolations(atDesk)
  await atDesk.getByRole('link', { name: '1 leads: Kerala' }).click()
  await expect(atDesk.getByRole('listitem').filter({ hasText: GUEST.name })).toHaveCount(1)
  const download = atDesk.waitForEvent('download')
  await atDesk.getByRole('button', { name: 'Export CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain(`"${GUEST.name}"`)
  expect(csv.trim().split('\r\n')).toHaveLength(2)

  // In the evening the traveller asks to be forgotten.
  await atDesk.getByRole('button', { name: 'Sign out' }).click()
  await expect(atDesk.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await openDesk(atDesk, OWNER)
  await atDesk.goto('/admin/settings/privacy')
  await expect(atDesk.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await atDesk.getByLabel('Phone number or e-mail address').fill('+91 90000 00077')
  await atDesk.getByRole('button', { name: 'Find' }).click()
  await atDesk.getByRole('button', { name: 'Erase 1 enquiry' }).click()
  await atDesk.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  await expect(atDesk.getByText(/^1 enquiry erased\./)).toBeVisible()
  await expect(onPhone.getByText(GUEST.name)).toHaveCount(0, { timeout: 20_000 })
  const left = await (await owner.get('/api/leads.csv')).text()
  expect(left).not.toMatch(/kavya|90000|houseboat/i)

  // The log says who did what, and nothing of whom.
  await atDesk.goto('/admin/settings/audit')
  await expect(atDesk.getByText(/Owner erased, at a person’s request,/)).toBeVisible()
  await expect(atDesk.getByText(/Asha Menon exported leads/)).toBeVisible()
  await expect(atDesk.getByText(`Ravi Kulkarni contacted the traveller of ${reference}`)).toBeVisible()
  expect(await atDesk.locator('main').innerText()).not.toMatch(/kavya|90000/i)

  // The check for overdue leads has run again: each was notified once.
  await atDesk.waitForTimeout(Math.max(0, escalated + WATCH_MS - Date.now()))
  expect(rung(phone, 'Still unanswered')).toHaveLength(1)
  expect(mailed(`Still unanswered: Goa, ${forgotten.reference}`)).toHaveLength(1)
  await thumb.close()
  await wide.close()
  await owner.dispose()
})

/** The body of the push message that the agent's phone got under a title. */
function rung(phone: PushPhone, title: string): PushMessage[] {
  const all = pushService.received.map((received) => phone.read(received) as PushMessage)
  return all.filter((message) => message.title === title)
}

/** Mails to the office that say something. */
function mailed(text: string): string[] {
  return post.mails
    .filter(({ to, raw }) => to.includes('desk@example.com') && raw.includes(text))
    .map(({ raw }) => raw)
}

function figure(page: Page, name: string) {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('link')
}

/** Takes somebody in by a link, as the owner would. */
async function colleague(owner: APIRequestContext, name: string, role: 'manager' | 'agent') {
  const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`
  const { link } = await (await owner.post('/api/team/invites', { data: { name, email, role } })).json()
  await owner.post('/api/join', {
    data: { token: link.slice(link.indexOf('=') + 1), name, password: PASSWORD },
  })
  return { email, password: PASSWORD }
}

async function assignEverything(owner: APIRequestContext, name: string): Promise<void> {
  const { members } = await (await owner.get('/api/team')).json()
  const { id } = members.find((member: { name: string }) => member.name === name)
  const saved = await owner.put('/api/office/assignment', {
    data: { value: { rules: [], others: [id] }, version: 0 },
  })
  expect(saved.status()).toBe(200)
}

async function openRoundTheClock(owner: APIRequestContext): Promise<void> {
  const hours = Array.from({ length: 7 }, () => ({ from: '00:00', to: '24:00' }))
  const saved = await owner.put('/api/office/response-target', {
    data: { value: { targetMinutes: 30, hours }, version: 0 },
  })
  expect(saved.status()).toBe(200)
}

async function enquireOffline(profile: string): Promise<void> {
  const context = await openProfile(profile, server.url)
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto('/kerala')
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return Boolean(await caches.match('/api/catalogue')) && navigator.serviceWorker.controller !== null
  })
  await context.setOffline(true)
  const form = page.getByRole('form', { name: 'Trip enquiry' })
  // As fast as people type, not faster: what is filled in within two seconds is taken for spam.
  await form.getByLabel('Your name').pressSequentially(GUEST.name, { delay: 180 })
  await form.getByLabel('Contact number').fill(GUEST.contact)
  await form.getByLabel('E-mail').fill(GUEST.email)
  await form.getByLabel('Departure city').fill('Pune')
  await form.getByLabel('Travel date').fill('05-12-2027')
  await form.getByLabel('When to book').selectOption('this-month')
  await form.getByRole('button', { name: 'Submit enquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await context.close()
}
