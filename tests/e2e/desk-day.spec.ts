import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, type BrowserContext, chromium, type Page, request } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { chromiumOptions } from '../support/chromium.ts'
import { expectNoViolations, openDesk, withoutOtherApps } from '../support/desk.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { OWNER } from '../support/site.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

// A working day, on a server and a mail server of its own: an enquiry comes in late from a phone without a network, an
// agent answers it with one thumb, the manager sees the clock and the figures, and in the evening it is erased.

const PASSWORD = OWNER.password
const GUEST = { name: 'Kavya Narayan', contact: '9000000077', email: 'kavya@example.com' }

type Mail = { to: string[]; text: string }

let server: TestServer
let smtp: SMTPServer
const mails: Mail[] = []

test.beforeAll(async () => {
  const [port, mailPort] = [await freePort(), await freePort()]
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(mailPort, '127.0.0.1', resolve))
  server = await startServer({
    port,
    env: {
      STAFF_EMAIL: OWNER.email,
      STAFF_PASSWORD: PASSWORD,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      LEADS_EMAIL: 'desk@example.com',
    },
  })
})
test.afterAll(async () => {
  await server.stop()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

test('a working day at the sales desk', async ({ browser }) => {
  test.setTimeout(150_000)
  const owner = await request.newContext({ baseURL: server.url })
  await owner.post('/api/auth/sign-in/email', { data: OWNER })
  const manager = await colleague(owner, 'Asha Menon', 'manager')
  const agent = await colleague(owner, 'Ravi Kulkarni', 'agent')
  await assignEverything(owner, 'Ravi Kulkarni')

  const thumb = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const onPhone = await thumb.newPage()
  await withoutOtherApps(onPhone)
  await openDesk(onPhone, agent)
  const wide = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const atDesk = await wide.newPage()
  await openDesk(atDesk, manager)

  // The traveller has no network, closes the browser, and comes back to one.
  const profile = await mkdtemp(join(tmpdir(), 'traveller-'))
  await enquireOffline(profile)
  await expect(onPhone.getByText(GUEST.name)).toHaveCount(0)
  const traveller = await openTraveller(profile)
  const arrived = onPhone.getByRole('listitem').filter({ hasText: GUEST.name })
  await expect(arrived).toHaveCount(1, { timeout: 30_000 })
  await traveller.close()
  await rm(profile, { recursive: true, force: true })

  // It was given to somebody as it came, and the office has it by mail.
  await expect(arrived).toContainText('Ravi Kulkarni')
  const reference = /MM-[0-9A-Z]{8}/.exec(await arrived.innerText())?.[0] ?? ''
  const toOffice = () => mails.filter(({ to }) => to.includes('desk@example.com'))
  await expect.poll(() => toOffice().length).toBe(1)
  expect(toOffice()[0]?.text).toContain(reference)

  // The agent answers: one tap, a note, an offer.
  await arrived.getByRole('link').first().click()
  await expect(onPhone.getByRole('heading', { level: 1, name: GUEST.name })).toBeVisible()
  await onPhone.getByRole('link', { name: 'Call' }).click()
  await expect(onPhone.getByRole('group', { name: 'Status: contacted' })).toBeVisible()
  await onPhone.getByLabel('Note').fill('Wants the houseboat, two rooms')
  await onPhone.getByRole('button', { name: 'Add note' }).click()
  await expect(onPhone.getByText('Wants the houseboat, two rooms')).toBeVisible()
  await onPhone.getByRole('button', { name: 'Quoted' }).click()
  await expect(onPhone.getByRole('group', { name: 'Status: quoted' })).toBeVisible()
  await expectNoViolations(onPhone)

  // The manager sees it without a reload, then what the day came to.
  await expect(atDesk.getByRole('listitem').filter({ hasText: GUEST.name })).toContainText('quoted')
  await atDesk.getByRole('navigation', { name: 'Sales desk' }).getByRole('link', { name: 'Numbers' }).click()
  await expect(figure(atDesk, 'Leads')).toHaveText('1')
  await expect(figure(atDesk, 'Waiting for an answer')).toHaveText('0')
  await expect(figure(atDesk, 'Answered in time')).toHaveText('100 %')
  await expect(figure(atDesk, 'First answer, median')).toHaveText('0 min')
  await expect(atDesk.getByRole('table', { name: 'Who has them' })).toContainText('Ravi Kulkarni')
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
  await atDesk.getByRole('button', { name: 'Look' }).click()
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
  await expect(atDesk.getByText(/Ravi Kulkarni turned to the traveller of/)).toBeVisible()
  expect(await atDesk.locator('main').innerText()).not.toMatch(/kavya|90000/i)
  await thumb.close()
  await wide.close()
  await owner.dispose()
})

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

const openTraveller = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...chromiumOptions(),
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })

async function enquireOffline(profile: string): Promise<void> {
  const context = await openTraveller(profile)
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
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible()
  await context.close()
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}
