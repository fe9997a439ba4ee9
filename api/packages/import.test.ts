import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IMPORT_ACTOR } from '../../src/contract/package-edit.ts'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { playedKinds } from '../../tests/support/databases.ts'
import { legacyRecord } from '../../tests/support/legacy-records.ts'
import { played } from '../../tests/support/soak.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { importFile } from './import-file.ts'
import { createPackageStore, type PackageStore } from './package-store.ts'

const NOT_UTF_8 = /is not in UTF-8\. Save it in that encoding\.\nNothing was imported/
const SCENES = ['thailand', 'doi-suthep-thailand']
const NEW = { thailand: { thailand9: legacyRecord({ country: 'Indonesia' }) } }
const inKuta = [1, 2, 3, 4].map((n) => ({ [`Day ${n}: Kuta`]: [`A day in Kuta, ${n}.`] }))
const elsewhere = [1, 2, 3, 4].map((n) => ({ [`Day ${n}: Dubai`]: [`Dubai and its creek, ${n}.`] }))

describe.each(playedKinds())('a file of legacy records (%s)', (kind) => {
  const api = useApi(kind)
  let store: PackageStore
  beforeEach(async () => {
    store = createPackageStore(api.database)
  })

  const take = async (file: unknown, again = false) => {
    const { records, saved } = await importFile(api.database, store, file, { scenes: SCENES, again })
    return { saved, outcomes: records.map(({ outcome }) => outcome) }
  }
  const shown = async (key: string) => {
    await api.catalogue.refresh()
    return api.catalogue.current().packages.find((item) => item.key === key)
  }

  it('is imported with corrections, with the import as its actor', async () => {
    expect(await take(NEW)).toEqual({ saved: true, outcomes: ['new'] })
    expect(await shown('thailand9')).toMatchObject({ country: 'Thailand', totalPackagePrice: 49_399 })
    expect(await store.present('thailand9')).toMatchObject({
      state: 'published',
      version: 1,
      actor: IMPORT_ACTOR,
    })
  })

  it('changes nothing the second time, and overwrites changes of staff only with --again', async () => {
    await take(NEW)
    const { seq } = { seq: await store.lastSave() }
    expect(await take(NEW)).toEqual({ saved: true, outcomes: ['before'] })
    expect(await store.lastSave()).toBe(seq)
    await store.edit('thailand9', { totalPackagePrice: 51_000 }, 'somebody')
    expect((await take(NEW)).outcomes).toEqual(['before'])
    expect(await shown('thailand9')).toMatchObject({ totalPackagePrice: 51_000 })
    expect((await take(NEW, true)).outcomes).toEqual(['changed'])
    expect(await shown('thailand9')).toMatchObject({ totalPackagePrice: 49_399 })
    const changed = {
      thailand: { thailand9: legacyRecord({ totalPackagePrice: 'INR ₹50,399/-', pricePerAdult: '25,200' }) },
    }
    expect((await take(changed)).outcomes).toEqual(['changed'])
  })

  it('is imported as a whole or not at all', async () => {
    const file = { thailand: { ...NEW.thailand, thailand10: legacyRecord({ totalPackagePrice: 'soon' }) } }
    expect(await take(file)).toEqual({ saved: false, outcomes: ['new', 'refused'] })
    expect(await store.lastSave()).toBe(0)
  })

  it('is checked by the rules of the import, which is tried and not kept', async () => {
    await take(NEW)
    const check = (file: object) =>
      importFile(api.database, store, file, { scenes: SCENES, dryRun: true }).then(({ refusal }) => refusal)
    const file = { thailand: { thailand10: legacyRecord({ packageId: 'S04391', packageName: 'Another' }) } }
    expect(await check(file)).toBeUndefined()
    await store.edit('thailand9', { packageName: 'Another' }, 'somebody')
    const seq = await store.lastSave()
    expect(await check(file)).toBe('Another package of this place is called “Another”.')
    await expect(take(file)).rejects.toThrow('Another package of this place is called “Another”.')
    expect(await store.lastSave()).toBe(seq)
    expect(await take(NEW)).toEqual({ saved: true, outcomes: ['before'] })
  })

  it.each(['\0', '\ud800', '\ufffd', '\u0092', '\u001b[2J'])(
    'is refused where it has characters that cannot be read (%j)',
    async (unreadable) => {
      const inName = legacyRecord({ packageName: `Caf${unreadable} tour` })
      const inDay = legacyRecord({ itinerary: [{ [`Day 1: Caf${unreadable}`]: ['x'] }] })
      for (const record of [inName, inDay]) {
        const file = { thailand: { thailand9: record } }
        const { records, saved } = await importFile(api.database, store, file, { scenes: SCENES })
        expect(saved).toBe(false)
        const text = expect.stringMatching(
          /^has characters that cannot be read: “[^\p{C}]*Caf\ufffd[^\p{C}]*”$/u,
        )
        expect(records[0]?.notes).toContainEqual(expect.objectContaining({ kind: 'refused', text }))
      }
      const withOthers = legacyRecord({ colour: unreadable, packageName: 'Lines\u000bof\tone name' })
      expect(await take({ thailand: { thailand9: withOthers } })).toMatchObject({ saved: true })
    },
  )

  it('edits a built-in package by its key, and keeps fields that the file lacks', async () => {
    const before = await shown('bali1')
    const file = {
      bali: {
        bali1: legacyRecord({
          packageName: 'Bali anew',
          destinationCovered: 'Kuta-3N',
          itinerary: inKuta,
          tableData: { tab1: [{ city: 'Kuta, Bali', star4: 'Segara Lane Hotel' }] },
        }),
      },
    }
    expect((await take(file)).outcomes).toEqual(['changed'])
    expect(await shown('bali1')).toMatchObject({
      packageName: 'Bali anew',
      country: 'Indonesia',
      tags: before?.tags,
    })
  })

  it('changes the further prices of a package by the same share as its price, and says so', async () => {
    await take(NEW)
    const prices = [
      { hotels: 'total' as const, single: 30_000, child: 10_000 },
      { hotels: 'star4' as const, forTwo: 55_000 },
    ]
    const hotels = [{ city: 'Pattaya', star3: ['Sea Lane Hotel'], star4: ['Bay View'] }]
    await store.edit('thailand9', { prices, hotels, totalPackagePrice: 50_000 }, 'somebody')
    const tableData = { tab1: [{ city: 'Pattaya', star3: 'Sea Lane Hotel', star4: 'Bay View' }] }
    const dearer = legacyRecord({ totalPackagePrice: '75,000', pricePerAdult: '37,500', tableData })
    const file = { thailand: { thailand9: dearer } }
    const { records } = await importFile(api.database, store, file, { scenes: SCENES })
    expect(records[0]?.notes).toContainEqual(expect.objectContaining({ field: 'prices', kind: 'corrected' }))
    expect((await shown('thailand9'))?.prices).toEqual([
      { hotels: 'total', single: 45_000, child: 15_000 },
      { hotels: 'star4', forTwo: 82_500 },
    ])
  })

  it('takes GST as extra where the file names it so, whatever was said of the price before', async () => {
    await take(NEW)
    await store.edit('thailand9', { gst: 'included', totalPackagePrice: 52_000 }, 'somebody')
    const told = (exclusions: string[]) => ({ thailand: { thailand9: legacyRecord({ exclusions }) } })
    await take(told(['Flights']))
    expect((await shown('thailand9'))?.gst).toBe('included')
    await take(told(['Flights', 'GST 5%']))
    expect((await shown('thailand9'))?.gst).toBe('extra')
  })

  it('keeps the times from and until which a package is shown', async () => {
    await take(NEW)
    const liveUntil = '2026-01-05T06:00:00.000Z'
    await store.edit('thailand9', { liveUntil }, 'somebody')
    expect(await shown('thailand9')).toBeUndefined()
    const file = { thailand: { thailand9: legacyRecord({ packageId: 'S04391' }) } }
    const { records } = await importFile(api.database, store, file, { scenes: SCENES })
    expect(records[0]?.notes).toContainEqual(expect.objectContaining({ field: 'liveUntil', kind: 'noted' }))
    expect(await shown('thailand9')).toBeUndefined()
    expect((await store.present('thailand9')).liveUntil).toBe(liveUntil)
  })

  it('makes a record that needs review a draft, and keeps archived packages archived', async () => {
    await take({ thailand: { thailand9: legacyRecord({ itinerary: elsewhere }) } })
    expect((await store.present('thailand9')).state).toBe('draft')
    expect(await shown('thailand9')).toBeUndefined()
    await take(NEW)
    expect((await store.present('thailand9')).state).toBe('published')
    await store.edit('thailand9', { state: 'archived' }, 'somebody')
    await take(NEW, true)
    expect((await store.present('thailand9')).state).toBe('archived')
  })
})

describe('the command', () => {
  let api: TestApi
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'))
    api = await startApi()
  })
  afterAll(async () => {
    await api.close()
    await rm(folder, { recursive: true })
  })

  async function command(
    name: 'check' | 'import',
    content: string | Buffer | undefined,
    dataDir = api.dataDir,
  ) {
    const path = join(folder, 'client.json')
    if (content !== undefined) await writeFile(path, content)
    const args = [`api/packages/${name}.ts`, ...(content === undefined ? [] : [path])]
    const child = spawn(process.execPath, args, {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    const [code] = await once(child, 'exit')
    return { code, output }
  }

  it('finds no irregularity in the built-in content', async () => {
    const { code, output } = await command('check', undefined)
    expect([code, output.trim()]).toEqual([
      0,
      expect.stringMatching(/^\d+ packages of our own, 0 with deviations\.$/),
    ])
  })

  it('lists the irregularities of a file without changes', async () => {
    const { code, output } = await command('check', JSON.stringify(NEW))
    expect(code).toBe(0)
    expect(output).toContain('corrected: country says “Indonesia”; Thailand is in “Thailand”.')
    expect(output).toContain('price as text (1)')
    expect(await createPackageStore(api.database).lastSave()).toBe(0)
  })

  it('says in the check what an import would refuse', async () => {
    const twice = { a: legacyRecord({ packageName: 'Twice' }), b: legacyRecord({ packageName: 'TWICE' }) }
    const { code, output } = await command('check', JSON.stringify({ thailand: twice }))
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('Nothing would be imported: Another package of this place is called “T'),
    ])
  })

  it.each(played(['check', 'import'] as const, 1))(
    '%s prints nothing that changes the terminal',
    async (name) => {
      const key = '\u001b[2Jbali\u009b9'
      const record = legacyRecord({ [key]: 1, totalPackagePrice: 'soon' })
      const files = [{ thailand: { [key]: record } }, { [key]: 5 }, { [key]: { [key]: record } }]
      for (const file of played(files, 1)) {
        const { output } = await command(name, JSON.stringify(file))
        expect(output).toContain('\ufffd[2Jbali\ufffd9')
        expect(output).not.toMatch(/(?!\n)\p{Cc}/u)
      }
    },
  )

  it('checks against the database that the import writes to, and counts per package', async () => {
    const file = JSON.stringify({
      thailand: { thailand8: legacyRecord({ packageName: 'Thailand again', colour: 1 }) },
    })
    expect((await command('import', file)).code).toBe(0)
    const { code, output } = await command('check', file)
    expect(code).toBe(0)
    expect(output).toContain('thailand.thailand8: 1 corrected\n')
    expect(output).toContain('An import would find: 1 imported before and not changed.')
  })

  it.each(played(['import', 'check'] as const, 1))(
    '%s neither makes a database nor migrates one',
    async (name) => {
      const elsewhere = await mkdtemp(join(folder, 'other-'))
      const none = await command(name, JSON.stringify(NEW), elsewhere)
      expect([none.code, none.output]).toEqual([1, expect.stringMatching(/There is no database at .*other-/)])
      expect(await readdir(elsewhere)).toEqual([])
      // The server that runs may be of an earlier release.
      const { kysely } = api.database
      const { rows } = await sql<{ name: string; timestamp: string }>`
      delete from kysely_migration where name = (select max(name) from kysely_migration) returning *`.execute(
        kysely,
      )
      const earlier = await command(name, JSON.stringify(NEW))
      expect([earlier.code, earlier.output]).toEqual([1, expect.stringMatching(/not of this release/)])
      const [row] = rows
      await sql`insert into kysely_migration values (${row?.name}, ${row?.timestamp})`.execute(kysely)
    },
  )

  it('imports while a server runs, which then shows the changes', async () => {
    const { code, output } = await command('import', JSON.stringify(NEW))
    expect([code, output]).toEqual([0, expect.stringContaining('1 package: 1 new.')])
    await api.catalogue.refresh()
    expect(await (await api.request('/api/catalogue')).text()).toContain('Pattaya and Bangkok Getaway')
  })

  const refused: [string, string | Buffer, RegExp][] = [
    [
      'half a file',
      JSON.stringify(NEW).slice(0, -40),
      /is not JSON, or not all of it.*\nNothing was imported/,
    ],
    ['a file in another encoding', Buffer.from('[{"packageName": "Caf\u00e9"}]', 'latin1'), NOT_UTF_8],
    ['a file in UTF-16', Buffer.from('\ufeff[{"packageName": "Bali"}]', 'utf16le'), NOT_UTF_8],
    ['a file in UTF-16 without its mark', Buffer.from('[{"packageName": "Bali"}]', 'utf16le'), NOT_UTF_8],
    ['no packages', '{}', /The file holds no packages\.\nNothing was imported/],
    ['another document', '{"a": 1}', /neither a package nor a group of packages.*\nNothing was imported/],
    [
      'an invalid record',
      JSON.stringify({ goa: { goa9: legacyRecord({ totalPackagePrice: 'soon' }) } }),
      /goa\.goa9: totalPackagePrice “soon” cannot be read as one price\.\n[\s\S]*Nothing was imported/,
    ],
  ]
  it.each(played(refused, 2))('refuses %s in a sentence', async (_, content, sentence) => {
    const before = await createPackageStore(api.database).lastSave()
    const { code, output } = await command('import', content)
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)])
    expect(await createPackageStore(api.database).lastSave()).toBe(before)
  })
})
