import { startServer, type TestServer } from '../support/server.ts'
import { expect, test } from './fixtures.ts'

// `npm run dev`: the same site from its sources, without a build.

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ port: 4141, env: { VITE_DEV: '1', NODE_ENV: 'development' } })
})
test.afterAll(() => server.stop())

test('a page and the sales desk run from their sources', { tag: '@soak' }, async ({ page }) => {
  // The first visit has Vite prepare the libraries.
  test.slow()
  await page.goto(`${server.url}/bali`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click({ timeout: 60_000 })
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.goto(`${server.url}/admin`)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible({ timeout: 60_000 })
})
