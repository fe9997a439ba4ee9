import { randomUUID } from 'node:crypto'
import { scaledPrices } from '../../src/catalogue/price-change.ts'
import type { StaffPackage } from '../../src/contract/package-edit.ts'
import type { PastPriceChange, PriceChange } from '../../src/contract/price-change.ts'
import { truncateText } from '../../src/contract/truncate-text.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Database } from '../db/open.ts'
import type { Fields } from './package-rules.ts'
import type { NewVersion, PackageStore } from './package-store.ts'
import { readChangedPrices } from './past-prices.ts'
import { PackageRefusal } from './refusal.ts'

/** Earlier changes that are listed. */
const LISTED = 10

/** Changes of the prices of many packages, each as new versions of all of them or of none. */
export function createPriceChanges({ kysely }: Database, packages: PackageStore) {
  const nameOf = ({ id, fields }: StaffPackage) => String(fields.packageName ?? id)

  async function saveAll(
    versions: NewVersion[],
    { reason, actor, batch = randomUUID() }: { reason: string; actor: string; batch?: string | undefined },
  ) {
    await packages.saveTogether(versions, actor, { reason, batch })
    return { batch, count: versions.length }
  }

  function refuseChanged(changed: readonly StaffPackage[]): void {
    if (changed.length === 0) return
    const names = changed.map(nameOf).join(', ')
    throw new PackageRefusal(
      409,
      `Nothing was changed, because these were changed in the meantime: ${names}.`,
    )
  }

  /** The packages of a change with the version it made of each. */
  async function versionsOf(batch: string) {
    return kysely
      .selectFrom('package_version')
      .select(['key', 'version', 'document'])
      .where('batch', '=', batch)
      .orderBy('seq')
      .execute()
  }

  type Saved = { batch: string; count: number }
  type Made = Awaited<ReturnType<typeof versionsOf>>

  /** Makes a change once for the id of its request, also where the request arrives twice at once. `isSame`: what was made is this change. */
  async function once(
    requestId: string | undefined,
    isSame: (made: Made) => boolean,
    work: () => Promise<Saved>,
  ): Promise<Saved> {
    const earlier = async (): Promise<Saved | undefined> => {
      const made = requestId === undefined ? [] : await versionsOf(requestId)
      if (requestId === undefined || made.length === 0) return undefined
      if (isSame(made)) return { batch: requestId, count: made.length }
      throw new PackageRefusal(422, 'This id was used for another change of prices.')
    }
    const saved = await earlier()
    if (saved) return saved
    try {
      return await work()
    } catch (error) {
      // The same request may have been first, and its versions are what this one conflicts with.
      const savedSince = await earlier()
      if (savedSince) return savedSince
      throw error
    }
  }

  async function applyNew(
    { reason, changes }: PriceChange,
    actor: string,
    requestId?: string,
  ): Promise<Saved> {
    const present = new Map((await packages.list()).map((item) => [item.id, item]))
    await letOthersIn()
    if (new Set(changes.map(({ key }) => key)).size < changes.length)
      throw new PackageRefusal(400, 'A package is listed twice.')
    const found = changes.map((change) => {
      const item = present.get(change.key)
      if (!item) throw new PackageRefusal(404, 'There is no such package.')
      return { ...change, item }
    })
    refuseChanged(found.flatMap(({ item, version }) => (item.version === version ? [] : item)))
    const versions = found.map(({ item, price }) => ({
      key: item.id,
      version: item.version + 1,
      state: item.state,
      fields: withPrice(item.fields as Fields, price),
      liveFrom: item.liveFrom,
      liveUntil: item.liveUntil,
    }))
    return saveAll(versions, { reason, actor, batch: requestId })
  }

  async function undoMade(batch: string, made: Made, actor: string, requestId?: string): Promise<Saved> {
    const restored: NewVersion[] = []
    const changed: StaffPackage[] = []
    for (const { key, version } of made) {
      await letOthersIn()
      const [latest, ...earlier] = await packages.versions(key)
      const before = earlier[0]
      if (!latest || !before) throw new PackageRefusal(404, 'There is no such change of prices.')
      if (latest.version !== version) changed.push(latest)
      else
        restored.push({
          ...{ key, version: version + 1, state: before.state, fields: before.fields as Fields },
          ...{ liveFrom: before.liveFrom, liveUntil: before.liveUntil },
        })
    }
    refuseChanged(changed)
    const row = await kysely
      .selectFrom('package_version')
      .select('reason')
      .where('batch', '=', batch)
      .limit(1)
      .executeTakeFirst()
    const reason = truncateText(`Undone: ${row?.reason ?? ''}`, 200)
    return saveAll(restored, { reason, actor, batch: requestId })
  }

  return {
    /** Sets prices as they were shown. Refused when one of the packages has changed since. The id of the request, sent again, changes nothing more. */
    apply: async (change: PriceChange, actor: string, requestId?: string) => {
      const pricesOf = (all: readonly { key: string; price?: number | undefined }[]) =>
        JSON.stringify(all.map(({ key, price }) => [key, price]))
      const isSame = (made: Made) =>
        pricesOf(made.map(({ key, document }) => ({ key, price: priceIn(document) }))) ===
        pricesOf(change.changes)
      return once(requestId, isSame, () => applyNew(change, actor, requestId))
    },

    /**
     * Restores what the packages were before a change. Refused when one of them has changed since. The id of the request, sent again,
     * changes nothing more.
     */
    undo: async (batch: string, actor: string, requestId?: string) => {
      const made = await versionsOf(batch)
      if (made.length === 0) throw new PackageRefusal(404, 'There is no such change of prices.')
      const isSame = (undone: Made) =>
        undone.length === made.length &&
        undone.every(({ key, version }, n) => {
          const undoes = made[n]
          return undoes?.key === key && undoes.version < version
        })
      return once(requestId, isSame, () => undoMade(batch, made, actor, requestId))
    },

    /** The last changes, newest first. */
    list: async (): Promise<PastPriceChange[]> => {
      const batches = await kysely
        .selectFrom('package_version')
        .leftJoin('user', 'user.id', 'package_version.actor')
        .select((eb) => [
          'package_version.batch',
          eb.fn.max('package_version.seq').as('last'),
          eb.fn.max('package_version.at').as('at'),
          eb.fn.max('package_version.reason').as('reason'),
          eb.fn.max('user.name').as('by'),
        ])
        .where('package_version.batch', 'is not', null)
        .groupBy('package_version.batch')
        .orderBy('last', 'desc')
        .limit(LISTED)
        .execute()
      const changed = await readChangedPrices(
        kysely,
        batches.flatMap(({ batch }) => batch ?? []),
      )
      return batches.map(({ batch, at, reason, by }) => {
        const made = changed.filter((row) => row.batch === batch)
        return {
          batch: batch ?? '',
          at,
          reason: reason ?? '',
          ...(by && { by }),
          packages: made.map(({ name, from, to }) => ({ name, from, to })),
          isCurrent: made.every(({ version, newest }) => version === newest),
        }
      })
    },
  }
}

function priceIn(document: string): number | undefined {
  return (JSON.parse(document) as Fields).totalPackagePrice
}

function withPrice(fields: Fields, price: number): Fields {
  const { prices, totalPackagePrice: before } = fields
  return {
    ...fields,
    totalPackagePrice: price,
    ...(prices && before && { prices: scaledPrices(prices, before, price) }),
  }
}

export type PriceChanges = ReturnType<typeof createPriceChanges>
