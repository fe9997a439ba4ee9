import { expect, type Page } from '@playwright/test'
import { openDesk } from '../support/desk.ts'
import {
  freePort,
  type HttpReceiver,
  type MailReceiver,
  startHttpReceiver,
  startMailReceiver,
} from '../support/receivers.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { OWNER } from '../support/site.ts'
import { test as base } from './fixtures.ts'

type Office = { server: TestServer; post: MailReceiver; hook: HttpReceiver; pushService: HttpReceiver }

/** The browser test on a server with a mail server, a webhook and a push service of its own. */
export const test = base.extend<object, { office: Office }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants to see which fixtures it takes
    async ({}, use) => {
      const post = await startMailReceiver()
      const hook = await startHttpReceiver()
      const pushService = await startHttpReceiver()
      const server = await startServer({
        port: await freePort(),
        env: {
          STAFF_EMAIL: OWNER.email,
          STAFF_PASSWORD: OWNER.password,
          SMTP_URL: post.url,
          LEADS_EMAIL: 'desk@example.com',
          WEBHOOK_URL: hook.url,
          WEBHOOK_ALLOW_INTERNAL: '1',
          PUSH_ALLOW_INTERNAL: '1',
        },
      })
      await use({ server, post, hook, pushService })
      await server.stop()
      await Promise.all([post, hook, pushService].map((one) => one.close()))
    },
    { scope: 'worker' },
  ],
  baseURL: ({ office }, use) => use(office.server.url),
})
/** A region of the page, by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name })
/** A notification channel in Settings. */
export const channel = (page: Page, name: string) =>
  part(page, 'Channels')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
/** What was sent about a lead, by a channel. */
export const line = (page: Page, reference: string, way: string) =>
  part(page, 'Messages').getByRole('listitem').filter({ hasText: reference }).filter({ hasText: way })

/** Opens Settings → Notifications, signed in as this account. */
export async function openNotificationSettings(page: Page, account = OWNER): Promise<void> {
  // A request under way would be answered 401.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await openDesk(page, account)
  await page.goto('/admin/settings/notifications')
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
}
