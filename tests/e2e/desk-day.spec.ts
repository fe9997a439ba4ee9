import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, type APIResponse, type Page, request } from '@playwright/test'
import type { PushMessage } from '../../src/contract/notify.ts'
import { formatRupees } from '../../src/contract/rupees.ts'
import { atRest } from '../support/at-rest.ts'
import { expectNoViolationsInState } from '../support/axe.ts'
import { ANY_CERTIFICATE, chromiumOptions, WITH_WORKER } from '../support/chromium.ts'
import { letWait, openDesk, sendLead, withoutOtherApps } from '../support/desk.ts'
import { openProfile } from '../support/phone.ts'
import { type PushPhone, usePushService } from '../support/push-phone.ts'
import { tokenOf } from '../support/quotations.ts'
import {
  type HttpReceiver,
  type MailReceiver,
  startHttpReceiver,
  startMailReceiver,
} from '../support/receivers.ts'
import { type RestartableSite, startRestartableSite } from '../support/restartable-site.ts'
import { OWNER } from '../support/site.ts'
import { expect, test } from './fixtures.ts'

const browserOptions = chromiumOptions()
test.use({
  ...WITH_WORKER,
  launchOptions: { ...browserOptions, args: [...browserOptions.args, ANY_CERTIFICATE] },
})

// A working day, on a server behind Caddy, a mail server and a push service of its own. An enquiry comes in late from a phone
// without a network, the agent's phone rings, and it is answered with one thumb, without a network at first. A second enquiry of
// the same person is merged; the trip is quoted, accepted and booked. Another lead is forgotten, rises and is told of once. The
// server restarts, the agent goes on leave, a colleague takes over and books; the manager's figures add up to the rupee, and in
// the evening the first traveller is erased.

const PASSWORD = OWNER.password
const GUEST = { name: 'Kavya Narayan', contact: '9000000077', email: 'kavya@example.com' }

/** How often the server looks for what is late, and a little more. */
const WATCH_MS = 16_000

let site: RestartableSite
let post: MailReceiver
let pushService: HttpReceiver

test.beforeAll(async () => {
  post = await startMailReceiver()
  pushService = await startHttpReceiver()
  pushService.answer((response) => response.writeHead(201).end())
  site = await startRestartableSite({
    STAFF_EMAIL: OWNER.email,
    STAFF_PASSWORD: PASSWORD,
    SMTP_URL: post.url,
    LEADS_EMAIL: 'desk@example.com',
    PUSH_ALLOW_INTERNAL: '1',
  })
})
test.afterAll(async () => {
  await site.close()
  await post.close()
  await pushService.close()
})

test('a working day at the sales desk', { tag: '@soak' }, async ({ browser }) => {
  test.setTimeout(270_000)
  const owner = await request.newContext({ baseURL: site.url, ignoreHTTPSErrors: true })
  await owner.post('/api/auth/sign-in/email', { data: OWNER })
  const manager = await colleague(owner, 'Asha Menon', 'manager')
  const agent = await colleague(owner, 'Ravi Kulkarni', 'agent')
  const substitute = await colleague(owner, 'Meera Iyer', 'agent')
  await assignEverything(owner, 'Ravi Kulkarni')
  await openRoundTheClock(owner)

  const at = { baseURL: site.url, ignoreHTTPSErrors: true }
  const thumb = await browser.newContext({ ...at, viewport: { width: 390, height: 844 }, hasTouch: true })
  const onPhone = await thumb.newPage()
  await withoutOtherApps(onPhone)
  const phone = await usePushService(thumb, pushService.url)
  await openDesk(onPhone, agent)
  await onPhone.goto('/admin/settings/notifications')
  await onPhone.getByRole('switch', { name: 'Notifications on this device' }).click()
  await expect(onPhone.getByText('On. It ends when you sign out.')).toBeVisible()
  await onPhone.getByRole('navigation', { name: 'Sales desk' }).getByRole('link', { name: 'Leads' }).click()
  const wide = await browser.newContext({ ...at, viewport: { width: 1440, height: 900 } })
  const atDesk = await wide.newPage()
  await openDesk(atDesk, manager)

  const forgotten = await sendLead(owner, { name: 'Imran Qureshi', destination: 'Goa' })
  await expect.poll(() => rung(phone, 'For you')).toHaveLength(1)

  // The traveller has no network, closes the browser, and comes back to one.
  const profile = await mkdtemp(join(tmpdir(), 'traveller-'))
  await enquireOffline(profile)
  await expect(onPhone.getByText(GUEST.name)).toHaveCount(0)
  const traveller = await openProfile(profile, site.url)
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

  // The traveller asks again, from a desk this time. The agent answers from a lift: what is done there waits for the network.
  const second = await sendLead(owner, { ...GUEST, destination: 'Kerala' })
  await onPhone.goto(ring?.path ?? '')
  await expect(onPhone.getByRole('heading', { level: 1, name: GUEST.name })).toBeVisible()
  const history = onPhone.getByRole('region', { name: 'History' })
  await expect(history).toBeVisible()
  await thumb.setOffline(true)
  await onPhone.getByRole('link', { name: 'Call' }).click()
  const result = onPhone.getByRole('region', { name: 'How did the call end?' })
  await result.getByLabel('What was said').fill('Wants the houseboat, two rooms')
  await result.getByRole('button', { name: 'Reached' }).click()
  await expect(onPhone.getByText('2 actions are not confirmed yet')).toBeVisible()
  // What happened to it is not under the bar.
  const bar = await onPhone.getByRole('navigation', { name: 'Quick actions' }).boundingBox()
  const said = await onPhone.getByText(/^Kept on this device\. It is sent/).boundingBox()
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await thumb.setOffline(false)
  await expect(onPhone.getByRole('group', { name: 'Status: contacted' })).toBeVisible()
  await expect(history).toContainText('Wants the houseboat, two rooms')
  await onPhone.getByRole('button', { name: `Merge ${second.reference} into this lead` }).click()
  await onPhone.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click()
  await expect(onPhone.getByText('part of this lead')).toBeVisible()
  const lead = new URL(onPhone.url()).pathname.replace('/admin/leads/', '')
  const { token, paise } = await quote(onPhone.request, lead)
  await expect(onPhone.getByRole('group', { name: 'Status: quoted' })).toBeVisible()
  await expectNoViolationsInState(onPhone)

  // The manager sees it without a reload. Nobody has looked at the other: half an hour on, it stands under Overdue.
  const rows = atDesk.getByRole('listitem').filter({ has: atDesk.getByRole('link') })
  await expect(rows.filter({ hasText: GUEST.name })).toContainText('quoted')
  const overdue = atDesk.getByRole('heading', { name: /^Overdue/ })
  await expect(overdue).toHaveCount(0)
  letWait(site.dataDir, forgotten.id, 31)
  await expect(overdue).toBeVisible({ timeout: WATCH_MS })
  await expect(rows.first()).toContainText('Imran Qureshi')
  await expect(rows.first()).toContainText('response overdue')
  const escalated = Date.now()

  // The phone is without a network once more, the server restarts behind its proxy, and nobody loads a page again.
  await thumb.setOffline(true)
  await onPhone.getByLabel('Note', { exact: true }).fill('Deposit is promised for Monday')
  await onPhone.getByRole('button', { name: 'Add note' }).click()
  await expect(onPhone.getByText('1 action is not confirmed yet')).toBeVisible()
  const restarted = site.restart()
  await thumb.setOffline(false)
  await restarted
  await expect(history).toContainText('Deposit is promised for Monday')
  await sendLead(owner, { name: 'Tara D’Souza', destination: 'Goa' })
  await expect(rows.filter({ hasText: 'Tara D’Souza' })).toHaveCount(1, { timeout: 30_000 })

  // The traveller accepts; the trip is booked when the agent has confirmed it, for what was accepted.
  const accepted = await owner.post('/submit-answer', {
    data: { token, version: 1, answer: 'accept' },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(accepted.status()).toBe(200)
  const quotations = onPhone.getByRole('region', { name: 'Quotations' })
  await expect(quotations.getByText('accepted')).toBeVisible({ timeout: 15_000 })
  await quotations.getByRole('link').first().click()
  await onPhone.getByRole('button', { name: 'Confirm the booking' }).click()
  await onPhone.getByRole('alertdialog').getByRole('button', { name: 'Confirm the booking' }).click()
  await expect(onPhone.getByText('The booking is confirmed.')).toBeInViewport()
  await expect(onPhone.getByText(/^Booking confirmed/)).toBeVisible()
  const kerala = Math.round(paise / 100)
  await expect(rows.filter({ hasText: GUEST.name })).toContainText(formatRupees(kerala))
  // Those that become overdue within a minute are one message.
  await expect.poll(() => rung(phone, 'Still unanswered'), { timeout: 90_000 }).toHaveLength(1)
  await expect.poll(() => mailed(`Still unanswered: Goa, ${forgotten.reference}`).length).toBe(1)
  await onPhone.goto(rung(phone, 'Still unanswered')[0]?.path ?? '')
  await expect(onPhone.getByText('response overdue', { exact: true })).toBeVisible()
  await onPhone.getByRole('link', { name: 'Call' }).click()
  await expect(onPhone.getByRole('group', { name: 'Status: contacted' })).toBeVisible()
  await expect(onPhone.getByText('response overdue', { exact: true })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Imran Qureshi' })).not.toContainText('response overdue')

  // The agent goes on leave; the open leads are with a colleague in one step, on a screen that nobody loads again.
  const other = await browser.newContext({ ...at, viewport: { width: 1440, height: 900 } })
  const atOther = await other.newPage()
  await openDesk(atOther, substitute)
  await atDesk.goto('/admin/settings/team')
  await atDesk.getByRole('button', { name: 'Set Ravi Kulkarni on leave' }).click()
  await atDesk.getByLabel('Hand over 2 open leads to').selectOption({ label: 'Meera Iyer' })
  await atDesk.getByRole('dialog').getByRole('button', { name: 'Set on leave' }).click()
  await expect(atDesk.getByText('2 leads are with Meera Iyer now.')).toBeVisible()
  const taken = atOther.getByRole('listitem').filter({ hasText: 'Meera Iyer' })
  await expect(taken).toHaveCount(2)
  await taken.filter({ hasText: 'Imran Qureshi' }).getByRole('link').click()
  await atOther.getByRole('button', { name: 'Booked…' }).click()
  await atOther.getByRole('dialog').getByLabel('Amount').fill('64,251')
  await atOther.getByRole('button', { name: 'Save as booked' }).click()
  await expect(atOther.getByRole('group', { name: 'Status: booked' })).toBeVisible()
  await other.close()
  // Who had it open before is told.
  await expect(onPhone.getByText(/^This lead is with a colleague\. Nothing can be saved/)).toBeVisible()

  // What the day came to, to the rupee.
  await atDesk.getByRole('navigation', { name: 'Sales desk' }).getByRole('link', { name: 'Reports' }).click()
  await expect(figure(atDesk, 'Leads')).toHaveText('3')
  await expect(figure(atDesk, 'Waiting for an answer')).toHaveText('1')
  await expect(figure(atDesk, 'Answered in time')).toHaveText('50 %')
  await expect(figure(atDesk, 'First response, median')).toHaveText('0 min')
  await expect(figure(atDesk, 'First response, 9 of 10 within')).toHaveText(/^3[1-3] min$/)
  await expect(atDesk.getByRole('table', { name: 'By owner' })).toContainText('Ravi Kulkarni')
  const goa = 64_251
  await expect(figure(atDesk, 'Booked amount')).toHaveText(formatRupees(kerala + goa))
  await expect.poll(() => amounts(atDesk, 'By destination')).toEqual({ Goa: goa, Kerala: kerala })
  expect(await amounts(atDesk, /^Booked in/)).toEqual({ 'Meera Iyer': goa, 'Ravi Kulkarni': kerala })
  // The sum below each table is that of the whole.
  for (const table of ['By destination', 'By owner', /^Booked in/])
    await expect(atDesk.getByRole('table', { name: table }).getByRole('row', { name: /^All/ })).toContainText(
      formatRupees(kerala + goa),
    )
  for (const table of ['By source', 'By what was chosen'])
    expect(Object.values(await amounts(atDesk, table)).reduce((sum, amount) => sum + amount, 0)).toBe(
      kerala + goa,
    )
  await expectNoViolationsInState(atDesk)
  const board = await (await atDesk.request.get('/api/board?whose=all')).json()
  const booked = board.columns.find(({ status }: { status: string }) => status === 'booked')
  expect(booked).toMatchObject({ count: 2, amount: kerala + goa })
  await atDesk.getByRole('link', { name: '1 leads: Kerala' }).click()
  await expect(atDesk.getByRole('listitem').filter({ hasText: GUEST.name })).toHaveCount(1)
  const download = atDesk.waitForEvent('download')
  await atDesk.getByRole('button', { name: 'Export CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain(`"${GUEST.name}"`)
  expect(csv).toContain(`"${kerala}"`)
  expect(csv.trim().split('\r\n')).toHaveLength(2)

  // In the evening the traveller asks to be forgotten.
  await atDesk.getByRole('button', { name: 'Sign out' }).click()
  await expect(atDesk.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await openDesk(atDesk, OWNER)
  await atDesk.goto('/admin/settings/privacy')
  await expect(atDesk.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await atDesk.getByLabel('Phone number or e-mail address').fill('+91 90000 00077')
  await atDesk.getByRole('button', { name: 'Find' }).click()
  await atDesk.getByRole('button', { name: 'Erase 2 enquiries' }).click()
  await atDesk.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  await expect(atDesk.getByText(/^2 enquiries erased\./)).toBeVisible()
  expect((await owner.get(`/api/trips/${token}`)).status()).toBe(410)
  await expect(onPhone.getByText(GUEST.name)).toHaveCount(0, { timeout: 20_000 })
  const left = await (await owner.get('/api/leads.csv')).text()
  expect(left).not.toMatch(/kavya|90000|houseboat/i)

  // The log says who did what, and nothing of whom.
  await atDesk.goto('/admin/settings/audit')
  await expect(atDesk.getByText(/Owner erased, at a person’s request,/)).toHaveCount(2)
  await expect(atDesk.getByText(/Asha Menon exported leads/)).toBeVisible()
  // The call and how it ended.
  await expect(atDesk.getByText(`Ravi Kulkarni contacted the traveller of ${reference}`)).toHaveCount(2)
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

/** The amounts of a table of the reports, by the name of the row; rows without one are left out. */
async function amounts(page: Page, name: string | RegExp): Promise<Record<string, number>> {
  const rows = await page.getByRole('table', { name }).locator('tbody').getByRole('row').all()
  const all = await Promise.all(
    rows.map(async (row): Promise<[string, number]> => {
      const amount = await row.locator('td[data-label="Amount"]').innerText()
      return [await row.getByRole('rowheader').innerText(), Number(amount.replace(/\D/g, ''))]
    }),
  )
  return Object.fromEntries(all.filter(([, amount]) => amount > 0))
}

/** Writes a quotation from a package and sends it; answers with what the traveller pays. */
async function quote(staff: APIRequestContext, lead: string): Promise<{ token: string; paise: number }> {
  const done = async (answer: APIResponse) => {
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const begun = await done(
    await staff.post(`/api/leads/${lead}/quotations`, { data: { packageKey: 'bali1' } }),
  )
  const lines = begun.draft.lines.map((line: { unitPaise: number | null }) => ({
    ...line,
    unitPaise: 58_123_45,
  }))
  const draft = { ...begun.draft, lines }
  const path = `/api/quotations/${begun.id}`
  const saved = await done(
    await staff.put(`${path}/draft`, { data: { draft, draftVersion: begun.draftVersion } }),
  )
  const sent = await done(await staff.post(`${path}/send`, { data: { draftVersion: saved.draftVersion } }))
  return { token: tokenOf(sent.link), paise: sent.quotation.toUsPaise }
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
  const context = await openProfile(profile, site.url)
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
  await (await atRest(form.getByRole('button', { name: 'Submit enquiry' }))).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await context.close()
}
