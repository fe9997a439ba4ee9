import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { MAX_ATTEMPTS } from '../../api/notify/backoff.ts'
import { expectNoViolations, expectNoViolationsInState } from '../support/axe.ts'
import { addColleague, guestName, sendLead } from '../support/desk.ts'
import type { TestServer } from '../support/server.ts'
import { examinedWidths } from '../support/widths.ts'
import { expect } from './fixtures.ts'
import { channel, line, openNotificationSettings as openSettings, part, test } from './notifying-office.ts'

// Settings → Notifications. What takes push messages is in push.spec.ts.

test.describe.configure({ mode: 'serial' })

/** What could not be sent has used up all tries but one, and the last one is due. */
async function onLastTry(page: Page, { dataDir }: TestServer): Promise<void> {
  const database = new Sqlite(join(dataDir, 'marigold.sqlite'))
  database
    .prepare("update delivery set attempts = ?, next_attempt_at = ? where state = 'waiting' and attempts > 0")
    .run(MAX_ATTEMPTS - 1, new Date().toISOString())
  database.close()
  // A change behind the server's back is noticed within 15 seconds; this wakes it. No message has failed for good yet.
  const woken = await page.request.post('/api/notify/channels/mail/again', { data: {} })
  expect(await woken.json()).toEqual({ count: 0 })
}

test('lists every channel with its target, without accessibility violations', { tag: '@soak' }, async ({
  page,
  office: { hook },
}) => {
  await openSettings(page)
  await expect(channel(page, 'Phones')).toContainText('No phone has been switched on yet')
  await expect(channel(page, 'Mail')).toContainText('desk@example.com')
  await expect(channel(page, 'Webhook')).toContainText(new URL(hook.url).host)
  // Another owner switches it on meanwhile.
  const value = { value: { on: true }, version: 0 }
  expect((await page.request.put('/api/office/acknowledgement', { data: value })).status()).toBe(200)
  await channel(page, 'Mail').getByRole('button', { name: 'Send a test by mail' }).click()
  const confirms = part(page, 'Mail to travellers').getByRole('switch')
  await expect(confirms).toBeChecked()
  await confirms.click()
  await expect(confirms).not.toBeChecked()
  await channel(page, 'Webhook').getByRole('button', { name: 'Send a test by webhook' }).click()
  await expect(part(page, 'Messages').getByText('Test message').first()).toBeVisible()
  await expect(channel(page, 'Webhook')).toContainText('Last sent')
  for (const width of examinedWidths()) {
    await page.setViewportSize({ width, height: 844 })
    const where = `at ${width} px`
    await expectNoViolations(page, { where })
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide, where).toBeLessThanOrEqual(0)
  }
})

test('a failed message shows the reason and can be sent again', { tag: '@soak' }, async ({
  page,
  office,
}) => {
  const { post } = office
  post.behave(450)
  const { reference } = await sendLead(page.request, { name: guestName('Refused') })
  await openSettings(page)
  const mail = line(page, reference, 'Mail to desk@example.com')
  await expect(mail).toContainText('waiting')
  await expect(mail).toContainText('not just now')
  await expect(channel(page, 'Mail')).toContainText('1 waiting')
  await expect(line(page, reference, 'Webhook')).toContainText('sent')

  // After the last attempt, two days later, it is marked as failed.
  await onLastTry(page, office.server)
  await expect(mail).toContainText('failed')
  await expect(channel(page, 'Mail')).toContainText('1 failed')
  const shown = part(page, 'Messages').getByLabel('Show')
  await shown.selectOption('failed')
  await expect(line(page, reference, 'Webhook')).toHaveCount(0)
  await expect(mail).toBeVisible()
  await expectNoViolationsInState(page)

  post.behave('take')
  await shown.selectOption('All')
  await mail.getByRole('button', { name: /^Send again/ }).click()
  await expect(page.getByText('It is being sent.')).toBeVisible()
  await expect(mail).not.toContainText('failed')
  await expect(mail).toContainText('sent')
  expect(post.mails.filter(({ raw }) => raw.includes(reference))).toHaveLength(1)
})

test('an older message about an erased lead leaves the list', { tag: '@soak' }, async ({
  page,
  office: { server },
}) => {
  const database = new Sqlite(join(server.dataDir, 'marigold.sqlite'))
  const add = database.prepare(
    "insert into delivery (message_id, channel, target, state, is_test, created_at, next_attempt_at) values (?, 'mail', ?, 'sent', 0, ?, ?)",
  )
  const now = new Date().toISOString()
  for (const target of ['erased@example.com', ...Array.from({ length: 50 }, (_, at) => `${at}@example.com`)])
    add.run(`older-${target}`, target, now, now)
  await openSettings(page)
  await part(page, 'Messages').getByRole('button', { name: 'Show older' }).click()
  const erased = part(page, 'Messages').getByText('erased@example.com')
  await expect(erased).toBeVisible()
  database.prepare("delete from delivery where message_id like 'older-%'").run()
  database.close()
  await expect(erased).toHaveCount(0)
})

test('a webhook stopped by its receiver waits until the owner restarts it', { tag: '@soak' }, async ({
  page,
  office: { hook },
}) => {
  hook.answer((response) => response.writeHead(410).end())
  await sendLead(page.request, { name: guestName('Gone') })
  await openSettings(page)
  await expect(channel(page, 'Webhook')).toContainText('stopped')
  await expect(channel(page, 'Webhook')).toContainText('410')
  const { reference } = await sendLead(page.request, { name: guestName('Waits') })
  await expect(line(page, reference, 'Webhook')).toContainText('waiting')
  await expectNoViolationsInState(page)

  hook.answer((response) => response.writeHead(200).end())
  await part(page, 'Office notifications').getByRole('button', { name: 'Save and start again' }).click()
  await expect(channel(page, 'Webhook')).not.toContainText('stopped')
  await expect(line(page, reference, 'Webhook')).toContainText('sent')
  expect(hook.received.filter(({ body }) => body.includes(reference))).toHaveLength(1)
})

test('new enquiries are sent in one e-mail each or in a summary', { tag: '@soak' }, async ({
  page,
  office: { post },
}) => {
  await openSettings(page)
  const choices = part(page, 'Office notifications')
  const mode = choices.getByLabel('Mail to desk@example.com')
  await mode.selectOption('New enquiries in one summary e-mail')
  await choices.getByLabel('Summary e-mails are sent').selectOption('once a day, at 9:00')
  await choices.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(mode).toHaveValue('digest')
  const first = await sendLead(page.request, { name: guestName('Gathered') })
  await expect(line(page, first.reference, 'Mail to desk@example.com')).toContainText('waiting')
  await sendLead(page.request, { name: guestName('Gathered') })
  await expect(part(page, 'Messages').getByText('2 notifications in one message')).toBeVisible()

  await mode.selectOption('One e-mail for each')
  await choices.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  const each = await sendLead(page.request, { name: guestName('Each') })
  await expect(line(page, each.reference, 'Mail to desk@example.com')).toContainText('sent')
  expect(post.mails.filter(({ raw }) => raw.includes(first.reference))).toEqual([])
})

test('an agent sets personal preferences and does not see the office’s messages', { tag: '@soak' }, async ({
  page,
  office: { post },
}) => {
  await openSettings(page)
  const agent = await addColleague(page, 'Ravi Notices')
  await openSettings(page, agent)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'This device',
    'Install the desk',
    'My mail',
  ])
  await page.getByLabel(`Mail to ${agent.email}`).selectOption('One e-mail for each')
  await expect(page.getByText('Saved.')).toBeVisible()
  const { reference } = await sendLead(page.request, { name: guestName('Mine') })
  await expect
    .poll(() => post.mails.filter(({ to, raw }) => to.includes(agent.email) && raw.includes(reference)))
    .toHaveLength(1)
})
