import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { type TOTP, URI } from 'otpauth'
import { expectNoViolations } from '../support/axe.ts'
import { OWNER, siteDataDir } from '../support/site.ts'
import { examinedWidths } from '../support/widths.ts'
import { expect, test } from './fixtures.ts'

// The sections of Settings, used by hand. Colleagues are made for each test: it can be repeated, and no test
// disturbs another.

const PASSWORD = 'a-long-test-passphrase'
const PHONE = { width: 390, height: 844 }

/** A colleague who joined by a link of the owner. */
async function newColleague(
  browser: Browser,
  role: 'owner' | 'manager' | 'agent',
): Promise<{ email: string; name: string }> {
  const context = await browser.newContext()
  await context.request.post('/api/auth/sign-in/email', { data: OWNER })
  const name = `Meera ${Date.now()}${Math.floor(Math.random() * 1000)}`
  const email = `${name.toLowerCase().replace(' ', '')}@example.com`
  const answer = await context.request.post('/api/team/invites', { data: { name, email, role } })
  const { link } = await answer.json()
  await context.clearCookies()
  await context.request.post('/api/join', {
    data: { token: link.slice(link.indexOf('=') + 1), name, password: PASSWORD },
  })
  await context.close()
  return { email, name }
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/admin/sign-in')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  // The first of them; the devices in Security have their own.
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
}

async function openSection(page: Page, section: string): Promise<void> {
  await page.goto('/admin/settings')
  const sections = page.getByRole('navigation', { name: 'Settings' })
  // The name of a link goes on with what the section is for.
  await sections.getByRole('link', { name: new RegExp(`^${section}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible()
}

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** The page fits its widths, and axe finds nothing; the same elements are laid out anew. */
async function expectFit(page: Page): Promise<void> {
  for (const width of examinedWidths()) {
    const where = `${page.url()} at ${width} px`
    await page.setViewportSize({ width, height: 844 })
    await expectNoViolations(page, { where })
    expect(await tooWide(page), where).toBeLessThanOrEqual(0)
  }
}

test('every settings section has no accessibility violations', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(150_000)
  await page.setViewportSize(PHONE)
  await signIn(page, OWNER.email)
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  const desk = page.getByRole('navigation', { name: 'Sales desk' })
  const sections = page.getByRole('navigation', { name: 'Settings' })
  await desk.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await expectFit(page)
  // At 200 % zoom the page has half the room.
  for (const width of [320, 720]) {
    await page.setViewportSize({ width, height: 450 })
    expect(await tooWide(page), `Reports at ${width} px`).toBeLessThanOrEqual(0)
  }
  for (const section of [
    'Lead sources',
    'Assignment & response target',
    'Targets',
    'Team',
    'Security',
    'Privacy',
    'Audit log',
    'System',
  ]) {
    await page.setViewportSize(PHONE)
    await desk.getByRole('link', { name: 'Settings' }).click()
    await expect(sections.getByRole('link')).toHaveCount(10)
    await sections.getByRole('link', { name: new RegExp(`^${section}`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible()
    await expectFit(page)
  }
})

test.describe('while the server does not answer', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] })

  test('the System page keeps what it shows, and says so', { tag: '@soak' }, async ({ page }) => {
    await signIn(page, OWNER.email)
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
    await openSection(page, 'System')
    const figures = page.getByRole('heading', { name: 'Figures' })
    await page.route('**/api/system', (request) => request.abort())
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /network|server/ })).toBeVisible()
    await expect(figures).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('Checked again.')).toBeVisible()
  })
})

/** Invites a colleague as the owner; returns the part of the page that has the link. */
async function inviteColleague(page: Page, name: string) {
  await signIn(page, OWNER.email)
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  await openSection(page, 'Team')
  const invite = page.getByRole('region', { name: 'Invite a colleague' })
  await invite.getByLabel('Name').fill(name)
  await invite.getByLabel('E-mail').fill(`ravi${Date.now()}@example.com`)
  await invite.getByRole('button', { name: 'Create the link' }).click()
  return page.getByRole('region', { name: `Link for ${name}` })
}

test('the link of an invitation that is withdrawn is not shown any more', { tag: '@soak' }, async ({
  page,
}) => {
  const name = `Ravi ${Date.now()}`
  const link = await inviteColleague(page, name)
  await expect(link).toBeVisible()
  await page.getByRole('button', { name: `Withdraw the invitation of ${name}` }).click()
  await expect(page.getByText('The link no longer works.')).toBeVisible()
  await expect(link).toHaveCount(0)
})

test('the owner invites a colleague, who joins by the link and finds only what an agent may', async ({
  page,
  browser,
}) => {
  const name = `Ravi ${Date.now()}`
  const invited = await inviteColleague(page, name)
  const link = await invited.getByText(/#token=/).innerText()

  const other = await browser.newContext()
  const joining = await other.newPage()
  await joining.goto(link)
  await joining.getByLabel('Your name').fill(name)
  await joining.getByLabel('Password').fill(PASSWORD)
  await joining.getByRole('button', { name: 'Save and continue' }).click()
  await expect(joining.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  await joining.goto('/admin/settings')
  await expect(joining.getByRole('link', { name: /^Security/ })).toBeVisible()
  await expect(joining.getByRole('link', { name: /^(Privacy|Audit)/ })).toHaveCount(0)

  // Closed: out at once, wherever they are.
  await page.reload()
  await page.getByRole('button', { name: `Close the account of ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close the account' }).click()
  await expect(page.getByText(`${name} is signed out everywhere.`)).toBeVisible()
  await joining.goto('/admin/leads')
  await expect(joining.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await other.close()
})

test.describe('two-factor authentication', () => {
  test.use({ allowedErrors: [/401/] })

  test('is set up with an app, required at sign-in, and can be replaced by a backup code', {
    tag: '@soak',
  }, async ({ page, browser }) => {
    const { email } = await newColleague(browser, 'agent')
    await signIn(page, email)
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
    await openSection(page, 'Security')
    const part = page.getByRole('region', { name: 'Two-factor authentication' })
    await part.getByText('Set up two-factor authentication').first().click()
    await part.getByLabel('Your password').fill(PASSWORD)
    await part.getByRole('button', { name: 'Set up two-factor authentication' }).click()
    await expect(part.getByRole('img', { name: /QR code/ })).toBeVisible()
    const secret = (await part.getByText(/^([A-Z2-7]{4} )+/).innerText()).replaceAll(' ', '')
    const totp = URI.parse(`otpauth://totp/desk?secret=${secret}`) as TOTP
    await part.getByLabel('Code the app shows now').fill(totp.generate())
    await part.getByRole('button', { name: 'Turn on' }).click()
    const backup = part.getByRole('region', { name: 'Backup codes' }).getByRole('listitem')
    await expect(backup).toHaveCount(10)
    const backupCode = await backup.first().innerText()

    await signOut(page)
    await signIn(page, email)
    await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
    await page.getByLabel('Code from your authenticator app').fill('000 000')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid code' })).toBeVisible()
    // The present code was used to set the app up.
    const next = totp.generate({ timestamp: Date.now() + 30_000 })
    await page.getByLabel('Code from your authenticator app').fill(next)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()

    await signOut(page)
    await signIn(page, email)
    await page.getByRole('button', { name: 'Use a backup code instead' }).click()
    await page.getByLabel('Backup code').fill(backupCode)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  })
})

test.describe('a passkey', () => {
  test.use({ allowedErrors: [/403/] })

  test('signs in without a password until it is removed', { tag: '@soak' }, async ({ page, browser }) => {
    const { email, name } = await newColleague(browser, 'agent')
    const { cdp, authenticatorId } = await virtualPhone(page)
    await signIn(page, email)
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
    await openSection(page, 'Security')
    const part = page.getByRole('region', { name: 'Passkeys' })
    await part.getByLabel('Name of a new passkey').fill('My phone')
    await part.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(part.getByText('My phone')).toBeVisible()
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials).toHaveLength(1)

    await signOut(page)
    await page.getByRole('button', { name: 'Use a passkey instead' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
    await expect(page.getByText(name).first()).toBeVisible()

    // After some minutes, the user of the session has to confirm their identity again.
    await openSection(page, 'Security')
    ageSessions(email)
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
    const remove = part.getByRole('button', { name: 'Remove My phone' })
    await remove.click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'confirm with your password' })).toBeVisible()
    await remove.click()
    await dialog.getByLabel('Your password').fill('not the password')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('This is not your password.')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(dialog).toBeHidden()
    await expect(part.getByText('My phone')).toHaveCount(0)

    ageSessions(email)
    await part.getByLabel('Name of a new passkey').fill('My other phone')
    await part.getByRole('button', { name: 'Add a passkey' }).click()
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(part.getByText('My other phone')).toBeVisible()
  })
})

/** Moves the sign-ins of an account an hour into the past. */
function ageSessions(email: string): void {
  const database = new Sqlite(join(siteDataDir(), 'marigold.sqlite'))
  database
    .prepare(
      'update session set createdAt = ?, confirmedAt = null where userId = (select id from user where email = ?)',
    )
    .run(new Date(Date.now() - 3_600_000).toISOString(), email)
  database.close()
}

/** A phone's own authenticator that always recognises its owner. */
async function virtualPhone(page: Page) {
  const cdp = await (page.context() as BrowserContext).newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}
