import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { OutboxEntry, SubmitOptions, SubmitResult } from '../../src/outbox/types.ts'
import { buildDeviceSite } from './device-site.ts'
import { type HostileServer, startHostileServer } from './hostile-server.ts'
import { newPhone, type Phone, type PhoneOptions, untilControlled } from './phone.ts'

/** A phone and a server for each test, with a site that is built once. */
export interface DeviceSuite {
  server: HostileServer
  phone: Phone
  /** The built site, by release. */
  folder(release: string): string
  /** Opens a tab and waits until its worker controls it. */
  openTab(path?: string): Promise<Page>
}

export interface DeviceSuiteOptions extends PhoneOptions {
  /** Uses one phone and one server for the whole file, for tests that leave nothing behind. */
  shared?: boolean
  releases?: string[]
  /** Code that runs before the worker's own. */
  workerPrelude?: string
}

/** Registers the hooks; use what it returns inside tests only. */
export function deviceSuite({
  shared = false,
  releases = ['one'],
  workerPrelude = '',
  ...options
}: DeviceSuiteOptions = {}): DeviceSuite {
  const sites = new Map<string, Awaited<ReturnType<typeof buildDeviceSite>>>()
  const suite = {
    folder: (release: string) => sites.get(release)?.folder ?? '',
    async openTab(path = '/') {
      const page = await suite.phone.tab(suite.server.url + path)
      await untilControlled(page)
      return page
    },
  } as DeviceSuite

  beforeAll(async () => {
    for (const release of releases) {
      const site = await buildDeviceSite(release)
      sites.set(release, site)
      const worker = join(site.folder, 'sw.js')
      if (workerPrelude) await writeFile(worker, workerPrelude + (await readFile(worker, 'utf8')))
    }
  })
  afterAll(async () => {
    for (const site of sites.values()) await site.remove()
  })
  const [before, after] = shared ? [beforeAll, afterAll] : [beforeEach, afterEach]
  before(async () => {
    suite.server = await startHostileServer(suite.folder(releases[0] as string))
    suite.phone = await newPhone(options)
  })
  after(async () => {
    await suite.phone.dispose()
    await suite.server.close()
  })
  return suite
}

/** Submits an invented enquiry in the page. */
export async function submitIn(
  page: Page,
  options: SubmitOptions = {},
  id: string = randomUUID(),
): Promise<SubmitResult> {
  return page.evaluate(([id, options]) => window.device.submit(id, options), [id, options] as const)
}

/** The outbox entry with this id in the page. */
export async function entryIn(page: Page, id: string): Promise<OutboxEntry | undefined> {
  return page.evaluate((id) => window.device.outbox.get(id), id)
}
