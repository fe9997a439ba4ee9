import type { KyselyPlugin } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { useApi } from '../../tests/support/use-api.ts'
import type { Database } from '../db/open.ts'
import type { RenderPhoto } from './photo-renderer.ts'
import { createPhotoStore } from './photo-store.ts'
import { removeUnusedPhotos } from './unused-photos.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const nameOf = (number: number) => `/uploads/${number.toString(16).padStart(20, '0')}`
const render: RenderPhoto = async ({ isMaster }) => ({
  ...{ width: 1200, height: 800 },
  files: [{ suffix: 'wide-720.webp', bytes: Buffer.from('a photo') }],
  ...(!isMaster && { master: Buffer.from('an original') }),
})

describe.each(databaseKinds())('photos that no package has (%s)', (kind) => {
  const api = useApi(kind)
  let database: Database
  /** The queries in their order, with the rows they read; `afterQuery` runs once after the first that matches. */
  let queries: { text: string; rows: number }[]
  let afterQuery: { matches: RegExp; work: () => Promise<unknown> } | undefined
  beforeEach(() => {
    queries = []
    afterQuery = undefined
    const texts = new WeakMap<object, string>()
    const observer: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        texts.set(queryId, JSON.stringify(node))
        return node
      },
      transformResult: async ({ result, queryId }) => {
        const text = texts.get(queryId) ?? ''
        queries.push({ text, rows: result.rows.length })
        if (afterQuery?.matches.test(text)) {
          const { work } = afterQuery
          afterQuery = undefined
          await work()
        }
        return result
      },
    }
    database = { ...api.database, kysely: api.database.kysely.withPlugin(observer) }
  })

  const addCrop = async (number: number, { at = daysAgo(40), source = `source ${number}` } = {}) => {
    const { kysely } = api.database
    const row = { name: nameOf(number), source, width: 10, height: 10, focus_x: 50, focus_y: 50, at }
    await kysely.insertInto('photo_crop').values(row).execute()
    const file = { path: `${row.name}-wide-720.webp`, name: row.name, bytes: Buffer.from('x') }
    await kysely.insertInto('photo_file').values(file).execute()
    await kysely
      .insertInto('photo')
      .values({ source, bytes: Buffer.from('x'), at, actor: 'a' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const addVersions = (count: number, document: object, key = 'k') => {
    const row = {
      state: 'published' as const,
      at: daysAgo(1),
      actor: 'a',
      document: JSON.stringify(document),
    }
    const rows = Array.from({ length: count }, (_, at) => ({ ...row, key, version: at + 1 }))
    return api.database.kysely.insertInto('package_version').values(rows).execute()
  }
  /** What is stored of the photos: crops, files, originals. */
  const stored = async () => {
    const { kysely } = api.database
    const crops = await kysely.selectFrom('photo_crop').select('name').orderBy('name').execute()
    const files = await kysely.selectFrom('photo_file').select('name').orderBy('name').execute()
    const photos = await kysely.selectFrom('photo').select('source').orderBy('source').execute()
    expect(files).toEqual(crops)
    return { crops: crops.map(({ name }) => name), originals: photos.map(({ source }) => source) }
  }
  const of = (...numbers: number[]) => ({
    crops: numbers.map(nameOf),
    originals: numbers.map((number) => `source ${number}`),
  })

  it('are not looked for by an upload, which would keep enquiries waiting', async () => {
    await addCrop(1)
    const photo = await createPhotoStore(database, render).add(new Uint8Array([1]), 'a')
    expect(queries.filter(({ text }) => text.includes('package_version'))).toEqual([])
    expect((await stored()).crops).toEqual([nameOf(1), photo.name].sort())
  })

  it('are removed a month after their last upload, as long as devices keep an unsaved package', async () => {
    await addCrop(1)
    await addCrop(2)
    await addCrop(3, { at: daysAgo(30) })
    await addCrop(4, { source: 'source 1' })
    await addVersions(1, { photos: [{ name: nameOf(2) }] })
    await addVersions(1, { photos: [{ name: nameOf(4) }] }, 'another')
    expect(await removeUnusedPhotos(database)).toBe(1)
    // A crop of the first photo is still in a package, so its original is kept as well.
    expect(await stored()).toEqual({ ...of(2, 3, 4), originals: ['source 1', 'source 2', 'source 3'] })
    expect(await removeUnusedPhotos(database, Date.now() + 2 * DAY_MS)).toBe(1)
    expect((await stored()).crops).toEqual([2, 4].map(nameOf))
  })

  it('are found in slices, before the transactions that remove them a few at a time', async () => {
    for (let number = 1; number <= 25; number++) await addCrop(number)
    await addVersions(230, { photos: [{ name: nameOf(1) }] })
    let turns = 0
    let next = setImmediate(function count() {
      turns++
      next = setImmediate(count)
    })
    expect(await removeUnusedPhotos(database)).toBe(24)
    clearImmediate(next)
    expect(await stored()).toEqual(of(1))
    const steps = queries.filter(({ text }) => /package_version|DeleteQueryNode/.test(text))
    const reads = steps.filter(({ text }) => text.includes('package_version'))
    expect(Math.max(...reads.map(({ rows }) => rows))).toBeLessThanOrEqual(100)
    expect(reads.reduce((sum, { rows }) => sum + rows, 0)).toBe(230)
    const firstRemoval = steps.findIndex(({ text }) => text.includes('DeleteQueryNode'))
    expect(
      steps.slice(firstRemoval).filter(({ rows, text }) => rows > 0 && /package_version/.test(text)),
    ).toEqual([])
    // SQLite answers at once, and its promises alone would let nobody else in.
    expect(turns).toBeGreaterThanOrEqual(5)
  })

  it('are kept when a package gets them, or they are uploaded again, while they are looked for', async () => {
    await addCrop(1)
    await addCrop(2)
    await addCrop(3)
    await addVersions(1, {})
    afterQuery = {
      matches: /package_version/,
      work: async () => {
        await addVersions(1, { photos: [{ name: nameOf(1) }] }, 'saved since')
        const fresh = { at: new Date().toISOString() }
        await api.database.kysely.updateTable('photo_crop').set(fresh).where('name', '=', nameOf(2)).execute()
      },
    }
    expect(await removeUnusedPhotos(database)).toBe(1)
    expect(await stored()).toEqual(of(1, 2))
  })

  it('keep their original while they are cropped again', async () => {
    await addCrop(1)
    const cleaning: RenderPhoto = async (job) => {
      await removeUnusedPhotos(database)
      return render(job)
    }
    const photos = createPhotoStore(database, cleaning)
    const crop = await photos.crop(nameOf(1), { x: 10, y: 10 }, 'a')
    expect((await photos.crop(crop.name, { x: 20, y: 20 }, 'a')).width).toBe(1200)
    expect((await stored()).originals).toEqual(['source 1'])
  })

  it('are not removed once the server stops', async () => {
    await addCrop(1)
    expect(await removeUnusedPhotos(database, Date.now(), AbortSignal.abort())).toBe(0)
    expect(await stored()).toEqual(of(1))
  })
})

describe.each(databaseKinds())('a file of a photo (%s)', (kind) => {
  const api = useApi(kind)

  it('is read once for many who ask for it, and all get the same bytes', async () => {
    const { kysely } = api.database
    let reads = 0
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        reads++
        return result
      },
    }
    const photos = createPhotoStore({ ...api.database, kysely: kysely.withPlugin(counter) }, render)
    const path = `${nameOf(1)}-wide-720.webp`
    expect(await photos.file(path)).toBeUndefined()
    await kysely
      .insertInto('photo_file')
      .values({ path, name: nameOf(1), bytes: Buffer.from('x') })
      .execute()
    reads = 0
    const files = await Promise.all(Array.from({ length: 20 }, () => photos.file(path)))
    expect(files[0] && Buffer.from(files[0]).toString()).toBe('x')
    expect([new Set([...files, await photos.file(path)]).size, reads]).toEqual([1, 1])
  })
})
