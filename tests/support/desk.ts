import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { longBody } from './enquiries.ts'
import { OWNER } from './site.ts'

/** A name that no other test's lead has. */
export function guestName(first: string): string {
  return `${first} ${randomUUID().slice(0, 8)}`
}

/** A contact number that no other test's lead has. */
export function guestNumber(): string {
  return `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
}

/** Sends an enquiry as a traveller would; returns its id and reference. */
export async function sendLead(
  request: APIRequestContext,
  changes: Record<string, unknown> = {},
): Promise<{ id: string; reference: string }> {
  const number = guestNumber()
  const response = await request.post('/submit-form', {
    data: longBody({ contact: number, email: `guest${number}@example.com`, ...changes } as never),
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(response.status()).toBe(200)
  return response.json()
}

/** Keeps a tap on call or mail from leaving the page: without a phone or mail program the browser shows a prompt. */
export async function withoutOtherApps(page: Page): Promise<void> {
  await page.addInitScript(() =>
    window.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"], a[href^="mailto:"]')) event.preventDefault()
    }),
  )
}

/** Signs a page, or a client, in without the form, which has tests of its own. */
export async function signIn(
  { request }: { request: APIRequestContext },
  account: { email: string; password: string } = OWNER,
): Promise<void> {
  const answer = await request.post('/api/auth/sign-in/email', { data: account })
  expect(answer.status()).toBe(200)
}

/** Signs a page in and opens the inbox. */
export async function openDesk(
  page: Page,
  account: { email: string; password: string } = OWNER,
): Promise<void> {
  // An open page of another account is refused from the sign-in on.
  await page.goto('about:blank')
  await signIn(page, account)
  await page.goto('/admin/leads')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
}

/** Adds a colleague, as the signed-in owner. */
export async function addColleague(page: Page, name: string): Promise<{ email: string; password: string }> {
  const account = { email: `${randomUUID()}@example.com`, password: 'a-long-test-passphrase' }
  const response = await page.request.post('/api/staff', { data: { ...account, name, role: 'agent' } })
  expect(response.status()).toBe(201)
  return account
}

/** Makes a lead this many minutes older, as if no one had opened it since. */
export function letWait(dataDir: string, leadId: string, minutes: number): void {
  const database = new Sqlite(join(dataDir, 'marigold.sqlite'))
  database.function('earlier', (instant: string) =>
    new Date(Date.parse(instant) - minutes * 60_000).toISOString(),
  )
  const { changes } = database
    .prepare(
      'update lead set received_at = earlier(received_at), respond_by = earlier(respond_by) where id = ?',
    )
    .run(leadId)
  database.close()
  expect(changes).toBe(1)
}

/** Sets a follow-up (ISO instant) in the database only, of which no open page is told. */
export function followUpUnseen(dataDir: string, leadId: string, at: string): void {
  const database = new Sqlite(join(dataDir, 'marigold.sqlite'))
  const { changes } = database.prepare('update lead set follow_up_at = ? where id = ?').run(at, leadId)
  database.close()
  expect(changes).toBe(1)
}
