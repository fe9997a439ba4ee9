import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { toClientRecord } from '../../src/catalogue/client-record.ts'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import {
  NewPackageSchema,
  PackageEditSchema,
  PackageOrderEditSchema,
} from '../../src/contract/package-edit.ts'
import { readBody } from '../http/body.ts'
import { type EncodedAnswer, encode, sendEncoded } from '../http/encodings.ts'
import type { Answer } from '../http/security.ts'
import { requireRole, type SessionOf, type StaffEnv, staffOf } from '../staff/guard.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import type { PackageStore } from './package-store.ts'
import { listPictures } from './pictures.ts'
import { errorsByField, PackageRefusal } from './refusal.ts'
import { staffRecord } from './staff-record.ts'

export type PackageRoutesDeps = {
  catalogue: CatalogueStore
  packages: PackageStore
  sessionOf: SessionOf
  answer: Answer
}

/** Brotli's: made once a version, fetched by every visitor. */
const CATALOGUE_QUALITY = 10
/** A whole package with its itinerary is longer than an enquiry. */
const MAX_EDIT_BYTES = 64 * 1024

/** `GET /api/catalogue` and the packages: published ones for everybody, all of them and their versions for staff. */
export function createPackageRoutes({ catalogue, packages, sessionOf, answer }: PackageRoutesDeps) {
  const manager = requireRole('manager', answer)
  const document = perVersion(catalogue, (current) => encode(JSON.stringify(current), CATALOGUE_QUALITY))
  const records = perVersion(catalogue, async (current) => {
    const all = current.packages.map(toClientRecord)
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
  ): Promise<Response> {
    const body = await readBody(c, 'json', MAX_EDIT_BYTES)
    if (body.type === 'refused') return answer(body.status, { message: body.message })
    const input = v.safeParse(schema, body.type === 'json' ? body.value : undefined)
    if (!input.success) {
      const errors = errorsByField(input.issues)
      const [first] = Object.values(errors)
      return answer(400, { message: first, errors })
    }
    return refusable(async () => {
      const saved = await work(input.output, staffOf(c).id)
      await catalogue.refresh()
      return answer(status, saved)
    })
  }

  async function refusable(work: () => Promise<Response>): Promise<Response> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof PackageRefusal)) throw error
      return answer(error.status, {
        message: error.message,
        ...(error.errors && { errors: error.errors }),
      })
    }
  }

  return new Hono<StaffEnv>()
    .get('/api/catalogue', async (c) => sendEncoded(c.req.raw, await document(), json(catalogue)))
    .get('/api/packages', async (c) => {
      if (await isStaff(c)) {
        const all = await packages.list()
        return answer(200, all.filter(({ state }) => state !== 'archived').map(staffRecord))
      }
      return sendEncoded(c.req.raw, (await records()).list, json(catalogue))
    })
    .get('/api/packages/:id', async (c) => {
      if (await isStaff(c))
        return refusable(async () => answer(200, staffRecord(await packages.present(c.req.param('id')))))
      const record = (await records()).byId.get(c.req.param('id'))
      if (!record) return answer(404, { message: 'There is no such package.' })
      return answer(200, record, { 'Cache-Control': 'no-cache' })
    })
    .post('/api/packages', manager, (c) =>
      withEdit(c, NewPackageSchema, 201, async (input, actor) =>
        staffRecord(await packages.add(input, actor)),
      ),
    )
    .put('/api/packages/:id', manager, (c) =>
      withEdit(c, PackageEditSchema, 200, async (edit, actor) =>
        staffRecord(await packages.edit(c.req.param('id'), edit, actor)),
      ),
    )
    .get('/api/staff/packages', async () => {
      const places = catalogue.current().destinations.map(({ slug, name }) => ({ slug, name }))
      return answer(200, { packages: await packages.list(), places })
    })
    .get('/api/staff/packages/:id', (c) =>
      refusable(async () => {
        const id = c.req.param('id')
        return answer(200, { ...(await packages.present(id)), versions: await packages.versions(id) })
      }),
    )
    .get('/api/staff/package-order/:destination', (c) =>
      refusable(async () => answer(200, await packages.orderOf(c.req.param('destination')))),
    )
    .put('/api/staff/package-order/:destination', manager, (c) =>
      withEdit(c, PackageOrderEditSchema, 200, (edit, actor) =>
        packages.reorder(c.req.param('destination'), edit, actor),
      ),
    )
    .get('/api/staff/pictures', async () => answer(200, await listPictures()))
}

function json(catalogue: CatalogueStore): EncodedAnswer {
  return { version: catalogue.current().version, headers: { 'Content-Type': 'application/json' } }
}

// Work that is done once per version of the catalogue.
function perVersion<T>(
  catalogue: CatalogueStore,
  work: (current: Catalogue) => Promise<T>,
): () => Promise<T> {
  let version = ''
  let result: Promise<T> | undefined
  return () => {
    const current = catalogue.current()
    if (!result || version !== current.version) {
      version = current.version
      result = work(current)
    }
    return result
  }
}
