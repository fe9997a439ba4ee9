import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { playedKinds, useDatabase } from '../../tests/support/databases.ts'
import { type Database, openDatabase } from '../db/open.ts'
import { createLog } from '../log.ts'
import { type CatalogueStore, createCatalogueStore } from './catalogue-store.ts'
import { createPackageStore } from './package-store.ts'

const log = createLog('silent')
const NOW = Date.now()
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString()

describe.each(playedKinds())('versions that are shown for a time (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  let dataDir: string
  let api: TestApi
  let manager: string
  let database: Database
  let now = NOW
  // Of two processes on one database, with one clock.
  let stores: CatalogueStore[]
  beforeEach(async () => {
    now = NOW
    dataDir = await mkdtemp(join(tmpdir(), 'live-'))
    const url = await newUrl()
    api = await startApi({ dataDir, ...(url && { databaseUrl: url }) })
    manager = await api.signIn('manager')
    database = await openDatabase({ dataDir, url, log })
    stores = [database, api.database].map((each) =>
      createCatalogueStore(createPackageStore(each), log, () => now),
    )
  })
  afterEach(async () => {
    await database.close()
    await api.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const put = async (change: object, key = 'bali1') => {
    const response = await api.request(`/api/packages/${key}`, {
      method: 'PUT',
      headers: { cookie: manager, 'content-type': 'application/json' },
      body: JSON.stringify(change),
    })
    return { status: response.status, body: (await response.json()) as { errors?: object } }
  }
  /** What both processes show of the package at that hour; they must agree. */
  const cityAt = async (hours: number) => {
    now = NOW + hours * HOUR_MS
    const shown = await Promise.all(
      stores.map(async (store) => {
        await store.refresh()
        const { version, packages } = store.current()
        return { version, city: packages.find(({ key }) => key === 'bali1')?.theme }
      }),
    )
    expect(shown[0]).toEqual(shown[1])
    return shown[0]?.city
  }

  it('begin and end by themselves, in every process, each time with another catalogue version', async () => {
    const before = await cityAt(0)
    expect((await put({ theme: 'Pune', liveFrom: inHours(2), liveUntil: inHours(5) })).status).toBe(200)
    const versions: string[] = []
    for (const store of stores) store.onChange(({ version }) => versions.push(version))
    expect(await cityAt(1)).toBe(before)
    expect(await cityAt(1.999)).toBe(before)
    expect(versions).toEqual([])
    expect(await cityAt(2)).toBe('Pune')
    expect(await cityAt(4.999)).toBe('Pune')
    expect(versions).toHaveLength(2)
    expect(await cityAt(5)).toBeUndefined()
    expect(versions).toHaveLength(4)
    expect(new Set(versions).size).toBe(2)
    // A start after that shows the same.
    const later = createCatalogueStore(createPackageStore(database), log, () => now)
    await later.refresh()
    expect(later.current().version).toBe(stores[0]?.current().version)
  })

  it('are not begun or ended by a clock that was ahead, once it is right again', async () => {
    const before = await cityAt(0)
    await put({ theme: 'Pune', liveFrom: inHours(2), liveUntil: inHours(5) })
    expect(await cityAt(6)).toBeUndefined()
    expect(await cityAt(1)).toBe(before)
    expect(await cityAt(3)).toBe('Pune')
  })

  it('an edit of a version that waits waits as well; without a time it is shown at once', async () => {
    const before = await cityAt(0)
    await put({ theme: 'Pune', liveFrom: inHours(2) })
    await put({ theme: 'Nagpur' })
    expect(await cityAt(1)).toBe(before)
    await put({ liveFrom: null })
    expect(await cityAt(1)).toBe('Nagpur')
  })

  it('an archived package is off the site at once, also while a version waits', async () => {
    await put({ theme: 'Pune', liveFrom: inHours(2) })
    await put({ state: 'archived' })
    expect(await cityAt(1)).toBeUndefined()
    expect(await cityAt(3)).toBeUndefined()
  })

  it('does not say a name before its time, and keeps the address of what is shown until then', async () => {
    const name = 'Bali by Moonlight'
    const [item] = api.catalogue.current().packages.filter(({ key }) => key === 'bali1')
    await put({ packageName: name, liveFrom: inHours(2) })
    await cityAt(1)
    expect(JSON.stringify(stores[0]?.current())).not.toContain('oonlight')
    expect((await put({ packageName: item?.packageName }, 'bali2')).status).toBe(400)
    expect((await put({ packageName: name }, 'bali2')).status).toBe(400)
    await cityAt(2)
    const { formerPaths, packages } = stores[0]?.current() ?? {}
    expect(packages?.some(({ packageName }) => packageName === name)).toBe(true)
    expect(Object.values(formerPaths ?? {})).toContain('bali1')
  })

  it('refuses an end that is not after the beginning, and what is no time', async () => {
    const { status, body } = await put({ liveFrom: inHours(5), liveUntil: inHours(5) })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['liveUntil']])
    expect((await put({ liveFrom: 'tomorrow' })).status).toBe(400)
    // Their text would sort before the present.
    for (const far of [
      '+020267-01-01T00:00:00.000Z',
      '9999-12-31T23:59:59-23:59',
      '-000001-01-01T00:00:00.000Z',
    ])
      for (const limit of ['liveFrom', 'liveUntil'])
        expect([far, limit, (await put({ [limit]: far })).status]).toEqual([far, limit, 400])
    expect(await cityAt(0)).toBeDefined()
    expect((await put({ liveFrom: '2026-12-01T10:00:00+05:30' })).status).toBe(200)
  })
})
