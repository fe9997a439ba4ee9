import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { toLegacyRecord } from '../../src/catalogue/legacy-record.ts'
import {
  NewPackageSchema,
  PackageEditSchema,
  PackageOrderEditSchema,
} from '../../src/contract/package-edit.ts'
import { PriceChangeSchema } from '../../src/contract/price-change.ts'
import { requireRole, type SessionOf, type StaffEnv, staffOf } from '../auth/guard.ts'
import { MAX_LIST_BYTES } from '../http/body.ts'
import { type EncodedResponse, encode, sendEncoded } from '../http/encodings.ts'
import { actionIdOf } from '../http/idempotency-key.ts'
import { readJson } from '../http/json-input.ts'
import { createRecompression } from '../http/recompression.ts'
import type { Respond } from '../http/security.ts'
import type { Logger } from '../log.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import type { PackageStore } from './package-store.ts'
import { perVersion } from './per-version.ts'
import { listPictures } from './pictures.ts'
import type { PriceChanges } from './price-changes.ts'
import { staffRecord } from './staff-record.ts'

export type PackageRoutesDeps = {
  catalogue: CatalogueStore
  packages: PackageStore
  prices: PriceChanges
  sessionOf: SessionOf
  respond: Respond
  log: Logger
}

/** Brotli quality while the first visitors of a version wait (recompression.ts). */
const CATALOGUE_QUALITY = 5
/** A package with its itinerary is larger than an enquiry. */
const MAX_EDIT_BYTES = 64 * 1024

/** `GET /api/catalogue` and the package API: published packages for everyone, all packages and versions for staff. */
export function createPackageRoutes({
  catalogue,
  packages,
  prices,
  sessionOf,
  respond,
  log,
}: PackageRoutesDeps) {
  const manager = requireRole('manager', respond)
  const noteSent = createRecompression(log)
  const document = perVersion(catalogue, (current) => encode(JSON.stringify(current), CATALOGUE_QUALITY))
  const records = perVersion(catalogue, async (current) => {
    const all = current.packages.map(toLegacyRecord)
    return {
      list: await encode(JSON.stringify(all), CATALOGUE_QUALITY),
      byId: new Map(all.map((record) => [record._id, record])),
    }
  })

  const isStaff = async (c: Context) => (await sessionOf(c.req.raw.headers)) !== undefined

  async function withEdit<S extends v.GenericSchema>(
    c: Context<StaffEnv>,
    schema: S,
    status: 200 | 201,
    work: (input: v.InferOutput<S>, actor: string) => Promise<unknown>,
    maxBytes = MAX_EDIT_BYTES,
  ): Promise<Response> {
    const saved = await work(await readJson(c, schema, maxBytes), staffOf(c).id)
    await catalogue.refresh()
    return respond(status, saved)
  }

  return new Hono<StaffEnv>()
    .get('/api/catalogue', async (c) => {
      const { result, version } = await document()
      noteSent(result)
      return sendEncoded(c.req.raw, result, json(version))
    })
    .get('/api/packages', async (c) => {
      if (await isStaff(c)) {
        const all = await packages.list()
        return respond(200, all.filter(({ state }) => state !== 'archived').map(staffRecord))
      }
      const { result, version } = await records()
      noteSent(result.list)
      return sendEncoded(c.req.raw, result.list, json(version))
    })
    .get('/api/packages/:id', async (c) => {
      if (await isStaff(c)) return respond(200, staffRecord(await packages.present(c.req.param('id'))))
      const record = (await records()).result.byId.get(c.req.param('id'))
      if (!record) return respond(404, { message: 'There is no such package.' })
      return respond(200, record, { 'Cache-Control': 'no-cache' })
    })
    .post('/api/packages', manager, (c) =>
      withEdit(c, NewPackageSchema, 201, async (input, actor) =>
        staffRecord(await packages.add(input, actor, actionIdOf(c))),
      ),
    )
    .put('/api/packages/:id', manager, (c) =>
      withEdit(c, PackageEditSchema, 200, async (edit, actor) =>
        staffRecord(await packages.edit(c.req.param('id'), edit, actor)),
      ),
    )
    .get('/api/staff/packages', async () => {
      const places = catalogue.current().destinations.map(({ slug, name }) => ({ slug, name }))
      return respond(200, { packages: await packages.list(), places })
    })
    .get('/api/staff/packages/:id', async (c) => {
      const id = c.req.param('id')
      return respond(200, { ...(await packages.present(id)), versions: await packages.versions(id) })
    })
    .post('/api/staff/packages/:id/duplicate', manager, (c) =>
      withEdit(c, v.object({}), 201, async (_, actor) =>
        staffRecord(await packages.duplicate(c.req.param('id'), actor, actionIdOf(c))),
      ),
    )
    .get('/api/staff/package-order/:destination', async (c) =>
      respond(200, await packages.orderOf(c.req.param('destination'))),
    )
    .put('/api/staff/package-order/:destination', manager, (c) =>
      withEdit(c, PackageOrderEditSchema, 200, (edit, actor) =>
        packages.reorder(c.req.param('destination'), edit, actor),
      ),
    )
    .get('/api/staff/price-changes', manager, async () => respond(200, await prices.list()))
    .post('/api/staff/price-changes', manager, (c) =>
      withEdit(
        c,
        PriceChangeSchema,
        201,
        (change, actor) => prices.apply(change, actor, actionIdOf(c)),
        MAX_LIST_BYTES,
      ),
    )
    .post('/api/staff/price-changes/:batch/undo', manager, (c) =>
      withEdit(c, v.object({}), 200, (_, actor) => prices.undo(c.req.param('batch'), actor, actionIdOf(c))),
    )
    .get('/api/staff/pictures', async () => respond(200, await listPictures()))
}

function json(version: string): EncodedResponse {
  return { version, headers: { 'Content-Type': 'application/json' } }
}
