import { type Locator, type Page, request } from '@playwright/test'
import { SERVER_MARK } from '../../src/contract/server-mark.ts'
import { LOCAL_KEYS } from '../../src/contract/storage-names.ts'
import { expectNoViolationsInState } from '../support/axe.ts'
import { addColleague, guestName, openDesk, sendLead } from '../support/desk.ts'
import { holdRequest } from '../support/hold-request.ts'
import { OWNER } from '../support/site.ts'
import { expect, test } from './fixtures.ts'

// What a test has refused on purpose.
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|status of (400|401|409|503)|session has ended/] })

type Account = { email: string; password: string }

const TEXT = 'Wants a pool\nand a sea view'
const note = (page: Page) => page.getByLabel('Note')
const drafts = (page: Page) => page.evaluate((key) => localStorage.getItem(key), LOCAL_KEYS.leadDrafts)

/** Ends every session of an account, as a colleague's recovery link or another device would. */
async function endSessions(page: Page, account: Account): Promise<void> {
  const other = await request.newContext({ baseURL: new URL(page.url()).origin })
  await other.post('/api/auth/sign-in/email', { data: account })
  const { sessions } = await (await other.get('/api/sessions')).json()
  const ended = sessions.filter(({ current }: { current: boolean }) => !current)
  expect(ended.length).toBeGreaterThan(0)
  for (const { id } of ended) expect((await other.delete(`/api/sessions/${id}`)).ok()).toBe(true)
  await other.dispose()
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('typed text outlasts Back, a reload, a failed save and the end of the session, until it is saved', async ({
  page,
}) => {
  await openDesk(page)
  const agent = await addColleague(page, guestName('Typing'))
  const colleague = await addColleague(page, guestName('Next'))
  const name = guestName('Kept')
  const { id } = await sendLead(page.request, { name })
  const path = `/admin/leads/${id}`
  // A request under way would be answered 401.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await openDesk(page, agent)
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  // Until then rows still move.
  await expect(page.getByText('1 lead found.')).toBeAttached()
  const row = page.getByRole('listitem').filter({ hasText: name }).getByRole('link')
  await row.click()
  await note(page).pressSequentially(TEXT)
  await page.goBack()
  await row.click()
  await expect(note(page)).toHaveValue(TEXT)
  await page.reload()
  await expect(note(page)).toHaveValue(TEXT)
  await expect(page.getByText('Kept on this device, not saved yet.')).toBeVisible()
  await expectNoViolationsInState(page)
  expect(await drafts(page)).not.toContain(name)

  await page.getByLabel('Follow up').fill('2031-05-04T10:30')
  const lose = async () => {
    await page.getByRole('button', { name: 'Lost…' }).click()
    return page.getByRole('dialog', { name: 'Why was it lost?' })
  }
  let lost = await lose()
  await lost.getByLabel('Reason', { exact: true }).selectOption('Other reason')
  await lost.getByLabel('Describe the reason').fill('Wedding moved')
  await page.reload()
  await expect(page.getByLabel('Follow up')).toHaveValue('2031-05-04T10:30')
  await expect(page.getByText('Kept on this device, not set yet.')).toBeVisible()
  lost = await lose()
  await expect(lost.getByLabel('Describe the reason')).toHaveValue('Wedding moved')

  // A server that refuses: the text stays in the dialog.
  const fail = (url: string, status: number, message: string) =>
    page.route(url, (route) => route.fulfill({ status, headers: SERVER_MARK, json: { message } }))
  await fail(`**/api/leads/${id}`, 400, 'This reason is too short.')
  await lost.getByRole('button', { name: 'Mark as lost' }).click()
  await expect(
    lost.getByRole('alert').filter({ hasText: 'Not saved. This reason is too short.' }),
  ).toBeVisible()
  await expect(lost.getByLabel('Describe the reason')).toHaveValue('Wedding moved')
  await expectNoViolationsInState(page)
  await lost.getByRole('button', { name: 'Cancel' }).click()
  await page.unroute(`**/api/leads/${id}`)
  await fail('**/notes', 503, 'The database is away.')
  const add = page.getByRole('button', { name: 'Add note' })
  await add.click()
  // A server that fails: kept by the outbox, which sends it once the server is back.
  await expect(note(page)).toHaveValue('')
  const unsent = page.getByText('1 action is not confirmed yet')
  await expect(unsent).toBeVisible()
  await page.unroute('**/notes')
  await expect(unsent).toBeHidden()
  await note(page).fill(TEXT)

  // The sign-out asks first.
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out?' })
  await expect(question).toContainText('3 items are not saved. Sign out and delete them?')
  await expectNoViolationsInState(page)
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(note(page)).toHaveValue(TEXT)
  // One that the server does not confirm says so, and deletes nothing.
  await fail('**/api/auth/sign-out', 503, 'The database is away.')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out and delete' }).click()
  await expect(page.getByText('You are still signed in. The database is away.')).toBeVisible()
  await expect(note(page)).toHaveValue(TEXT)
  expect(await drafts(page)).toContain('Wants a pool')
  await page.unroute('**/api/auth/sign-out')

  // A session that ended on the server: the same person finds the text on the same page.
  await endSessions(page, agent)
  await add.click()
  const failure = page.getByRole('alert').filter({ hasText: 'Not saved' })
  await expect(failure).toContainText('your session has ended')
  await expect(note(page)).toHaveValue(TEXT)
  await expectNoViolationsInState(page)
  await failure.getByRole('link', { name: 'Sign in again' }).click()
  await signIn(page, agent)
  await expect(page).toHaveURL(path)
  await expect(note(page)).toHaveValue(TEXT)

  await add.click()
  await expect(note(page)).toHaveValue('')
  await expect(page.getByRole('list').getByText('Wants a pool')).toHaveCount(2)
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(page.getByText(/Set for 4 May 2031/)).toBeVisible()
  lost = await lose()
  await lost.getByRole('button', { name: 'Mark as lost' }).click()
  await expect(page.getByRole('group', { name: 'Lost: Wedding moved' })).toBeVisible()
  expect(await drafts(page)).toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(note(page)).toHaveValue('')

  // Another person does not see it: not after the end of a session, and not after the sign-out.
  await note(page).fill('Only mine')
  expect(await drafts(page)).toContain('Only mine')
  await endSessions(page, agent)
  await add.click()
  await failure.getByRole('link', { name: 'Sign in again' }).click()
  await signIn(page, colleague)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(note(page)).toHaveValue('')
  expect(await drafts(page)).toBeNull()
  // A tab whose user was replaced by another one signs only itself out.
  const other = await page.context().newPage()
  await openDesk(other, agent)
  await other.goto(path)
  await note(other).fill('Typed since')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await other.reload()
  await expect(note(other)).toHaveValue('Typed since')
  await other.close()

  await openDesk(page, colleague)
  await page.goto(path)
  await note(page).fill('A colleague’s')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(question).toContainText('1 item is not saved. Sign out and delete it?')
  await question.getByRole('button', { name: 'Sign out and delete' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await drafts(page)).toBeNull()
})

test('what is typed while it is saved stays, and what was kept replaces nothing of a colleague’s unasked', {
  tag: '@soak',
}, async ({ page }) => {
  await openDesk(page)
  const { id } = await sendLead(page.request, { name: guestName('Corrected'), departure_city: 'Pune' })
  const path = `/admin/leads/${id}`
  const lead = async () => (await page.request.get(`/api/leads/${id}`)).json()
  const asColleague = async (change: object) => {
    const answer = await page.request.patch(`/api/leads/${id}`, { data: change })
    expect(answer.status()).toBe(200)
  }
  await page.goto(path)
  const details = page.getByRole('dialog', { name: 'Correct the details' })
  const correct = () => page.getByRole('button', { name: 'Correct the details' }).click()
  const conflict = page.getByRole('alertdialog', { name: 'This lead has changed' })

  await correct()
  await details.getByLabel('Departure city').fill('Surat')
  const saving = await holdRequest(page, `**/api/leads/${id}`)
  await details.getByRole('button', { name: 'Save' }).click()
  await saving.started
  await details.getByLabel('E-mail').fill('since@example.com')
  saving.letGo()
  await expect.poll(async () => (await lead()).departure_city).toBe('Surat')
  await expect(details.getByText('Kept on this device, not saved yet.')).toBeVisible()
  await expect(details.getByLabel('E-mail')).toHaveValue('since@example.com')
  expect(await drafts(page)).not.toContain('Surat')
  // The page has read what was saved.
  await expect(page.getByRole('main').getByText('Surat', { exact: true })).toBeAttached()
  // Put back as it was: a colleague's correction of it is not taken back later.
  await details.getByLabel('Departure city').fill('Vapi')
  await details.getByLabel('Departure city').fill('Surat')
  await page.reload()
  await asColleague({ details: { departure_city: 'Daman', email: 'theirs@example.com' } })
  await page.reload()
  await correct()
  await expect(details.getByLabel('Departure city')).toHaveValue('Daman')
  await expect(details.getByLabel('E-mail')).toHaveValue('since@example.com')
  await expect(details.getByText('Something else was saved since', { exact: false })).toBeVisible()
  await expectNoViolationsInState(page)
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(conflict).toContainText('theirs@example.com')
  expect(await lead()).toMatchObject({ departure_city: 'Daman', email: 'theirs@example.com' })
  await conflict.getByRole('button', { name: 'Save my change as well' }).click()
  await expect(conflict).toBeHidden()
  expect(await lead()).toMatchObject({ departure_city: 'Daman', email: 'since@example.com' })
  expect(await drafts(page)).toBeNull()

  await asColleague({ status: 'quoted' })
  await asColleague({ status: 'booked', bookedAmount: 70_000 })
  await page.reload()
  const booked = page.getByRole('dialog', { name: 'Booked' })
  await page.getByRole('button', { name: '₹70,000: change' }).click()
  await booked.getByLabel('Amount').fill('75,000')
  await page.reload()
  await asColleague({ bookedAmount: 90_000 })
  await page.reload()
  await page.getByRole('button', { name: '₹90,000: change' }).click()
  await expect(booked.getByLabel('Amount')).toHaveValue('75,000')
  await expect(booked.getByText('Something else was saved since', { exact: false })).toBeVisible()
  await booked.getByRole('button', { name: 'Save as booked' }).click()
  await expect(conflict).toContainText('₹90,000')
  expect(await lead()).toMatchObject({ bookedAmount: 90_000 })
  await conflict.getByRole('button', { name: 'Save my change as well' }).click()
  await expect(page.getByRole('button', { name: '₹75,000: change' })).toBeVisible()
  expect(await drafts(page)).toBeNull()
})

test('where storage is denied, the desk says that it keeps nothing; notes are saved, and the sign-out asks of what is typed', {
  tag: '@soak',
}, async ({ page, context }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await openDesk(page)
  const account = await addColleague(page, guestName('Denied'))
  const { id } = await sendLead(page.request, { name: guestName('Denied') })
  await page.goto('about:blank')
  await page.context().clearCookies()
  await openDesk(page, account)
  await page.goto(`/admin/leads/${id}`)
  await note(page).fill('Calls back after six')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(note(page)).toHaveValue('')
  await expect(page.getByRole('list').getByText('Calls back after six')).toBeVisible()
  await note(page).fill('Half a thou')
  await expect(page.getByText('This device cannot keep what you type')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'this device cannot keep it: its storage cannot be used' }),
  ).toBeVisible()
  await expect(note(page)).toHaveValue('Half a thou')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out?' })
  await expect(question).toContainText('1 item is not saved. Sign out and delete it?')
  await question.getByRole('button', { name: 'Sign out and delete' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('what is typed in Settings and in the order of packages outlasts a reload, other pages and the end of the session', {
  tag: '@soak',
}, async ({ page }) => {
  await openDesk(page)
  const colleague = guestName('Target')
  await addColleague(page, colleague)
  const kept = page.getByText('Kept on this device, not saved yet.')
  const discard = page.getByRole('button', { name: 'Discard my changes' })

  await page.goto('/admin/settings/targets')
  await page.getByLabel('Month').fill('2031-05')
  await expect(page.getByRole('heading', { name: 'May 2031' })).toBeVisible()
  const target = page.getByLabel(colleague)
  await target.fill('5,00,000')
  // While its month cannot be read, it is not shown in another one.
  const ofMonth = '**/api/targets?month=2031-05'
  await page.route(ofMonth, (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'May 2031' })).toBeVisible()
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  await expect(target).toBeHidden()
  await page.unroute(ofMonth)
  await page.getByRole('button', { name: 'Show May 2031' }).click()
  await expect(target).toHaveValue('5,00,000')
  await expect(kept).toBeVisible()
  await expectNoViolationsInState(page)
  // Typed while the save is under way: it stays, and it is not called saved.
  const saving = await holdRequest(page, '**/api/targets')
  await page.getByRole('button', { name: 'Save the targets' }).click()
  await saving.started
  await target.fill('6,00,000')
  saving.letGo()
  await expect(page.getByText('Saved, except what you typed since.')).toBeVisible()
  await page.reload()
  await expect(target).toHaveValue('6,00,000')
  await page.getByRole('button', { name: 'Save the targets' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(target).toHaveValue('600000')
  await expect(kept).toBeHidden()

  await page.goto('/admin/settings/assignment')
  await page.getByLabel('Due within (minutes)').fill('95')
  await page.getByLabel(/^Name/).fill('Founders’ day')
  await page.getByRole('button', { name: 'Add a rule' }).click()
  const rule = page.getByRole('group', { name: /^Rule \d+$/ }).last()
  await rule.getByLabel('Destination').selectOption('Bhutan')
  // No question: nothing is lost.
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await page.goBack()
  await expect(kept).toHaveCount(2)
  await rule.getByRole('checkbox').first().check()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save the rules' }).click()
  await signIn(page, OWNER)
  await expect(page).toHaveURL('/admin/settings/assignment')
  await expect(rule.getByRole('listitem').filter({ hasText: 'Bhutan' })).toBeVisible()
  await expect(rule.getByRole('checkbox').first()).toBeChecked()
  await expect(page.getByLabel('Due within (minutes)')).toHaveValue('95')
  await expect(page.getByLabel(/^Name/)).toHaveValue('Founders’ day')
  await discard.last().click()
  await expect(kept).toHaveCount(1)
  await discard.click()
  await expect(page.getByLabel('Due within (minutes)')).not.toHaveValue('95')

  await page.goto('/admin/order/bali')
  const first = page.getByRole('main').getByRole('listitem').first()
  const name = await first.getByRole('link').innerText()
  await page.getByRole('button', { name: `Move ${name} down` }).click()
  await page.reload()
  await expect(kept).toBeVisible()
  await expect(first).not.toContainText(name)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toContainText(name)
  await expect(kept).toBeHidden()

  const expectKept = async (field: Locator, value: string) => {
    await page.reload()
    await expect(field).toHaveValue(value)
    await expect(kept).toBeVisible()
    await discard.click()
    await expect(kept).toBeHidden()
    await expect(field).not.toHaveValue(value)
  }
  await page.goto('/admin/settings/team')
  const email = page.getByLabel('E-mail')
  await email.fill('new@example.com')
  await expectKept(email, 'new@example.com')
  await page.getByText(`Working hours of ${colleague}`).click()
  const own = page.getByRole('checkbox', { name: 'Own hours instead of the office’s' }).last()
  await own.check()
  await page.reload()
  await expect(own).toBeChecked()
  await discard.click()
  await expect(kept).toBeHidden()
  await page.goto('/admin/settings/sources')
  await page.getByLabel('Short name').fill('kept-portal')
  await expectKept(page.getByLabel('Short name'), 'kept-portal')
  await page.goto('/admin/settings/notifications')
  const summaries = page.getByLabel('Summary e-mails are sent')
  await summaries.selectOption({ index: 0 })
  const chosen = await summaries.inputValue()
  await expectKept(summaries, chosen)
})
