import { type Context, Hono } from 'hono'
import { toClientRecord } from '../../src/catalogue/client-record.ts'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import type { Answer } from '../http/security.ts'
import { type CatalogueStore, type Encoded, encode } from './catalogue-store.ts'

/** `GET /api/catalogue`, `GET /api/packages` and `GET /api/packages/{id}`. */
export function createPackageRoutes({ catalogue, answer }: { catalogue: CatalogueStore; answer: Answer }) {
  const document = perVersion(catalogue, (current) => encode(JSON.stringify(current)))
  const records = perVersion(catalogue, async (current) => {
    const all = current.packages.map(toClientRecord)
    return {
      list: await encode(JSON.stringify(all)),
      byId: new Map(all.map((record) => [record._id, record])),
    }
  })

  return new Hono()
    .get('/api/catalogue', async (c) => send(c, catalogue.current().version, await document()))
    .get('/api/packages', async (c) => send(c, catalogue.current().version, (await records()).list))
    .get('/api/packages/:id', async (c) => {
      const record = (await records()).byId.get(c.req.param('id'))
      if (!record) return answer(404, { message: 'There is no such package.' })
      return answer(200, record, { 'Cache-Control': 'no-cache' })
    })
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

function send(c: Context, version: string, bodies: Encoded): Response {
  const etag = `"${version}"`
  const headers: Record<string, string> = { ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(etag) || known.includes('*')) return new Response(null, { status: 304, headers })
  const encoding = bestEncoding(c.req.header('accept-encoding') ?? '')
  headers['Content-Type'] = 'application/json'
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return new Response(bodies[encoding], { headers })
}

function bestEncoding(accepted: string): keyof Encoded {
  const takes = (name: string) =>
    accepted.split(',').some((part) => {
      const [coding = '', ...parameters] = part.trim().toLowerCase().split(';')
      return coding.trim() === name && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    })
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
