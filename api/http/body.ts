import { isUtf8 } from 'node:buffer'
import type { Context } from 'hono'

/** Default limit of a body: 16 KiB. */
export const MAX_BODY_BYTES = 16 * 1024
/** Limit of a body with a list that staff save as a whole: 256 KiB. */
export const MAX_LIST_BYTES = 256 * 1024

export type Body =
  | { type: 'json'; value: unknown }
  | { type: 'form'; values: Record<string, string> }
  | { type: 'refused'; status: 400 | 413 | 415; message: string; malformed?: string[] }

const WRONG_TYPE: Body = {
  type: 'refused',
  status: 415,
  message: 'The request must be JSON or a form, sent without compression.',
}
const REPLACEMENT = '\ufffd'
const NOT_JSON: Body = { type: 'refused', status: 400, message: 'The request is not valid JSON.' }

/** Reads a JSON or form body within the limit, or returns the reason why it is refused. */
export async function readBody(
  c: Context,
  accept: 'json' | 'json-or-form' = 'json',
  maxBytes = MAX_BODY_BYTES,
): Promise<Body> {
  const type = mediaType(c)
  const isJson = type === 'application/json'
  const isForm = type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data'
  if (!(isJson || (isForm && accept === 'json-or-form')) || c.req.header('content-encoding'))
    return WRONG_TYPE

  const bytes = await readBytes(c, maxBytes)
  if (bytes === undefined) {
    const message = `The request is larger than ${maxBytes / 1024} KiB.`
    return { type: 'refused', status: 413, message }
  }
  const text = new TextDecoder().decode(bytes)
  if (isForm) return readForm(text, c.req.header('content-type') ?? '', isUtf8(bytes))
  try {
    const value: unknown = JSON.parse(text)
    return isUtf8(bytes) ? { type: 'json', value } : malformed(value)
  } catch {
    return NOT_JSON
  }
}

// Names the fields with a replacement character, which decoding inserts for invalid UTF-8.
function malformed(value: unknown): Body {
  const fields = Object.entries(value ?? {}).filter(([, text]) => JSON.stringify(text)?.includes(REPLACEMENT))
  const message = 'The request is not valid UTF-8.'
  return { type: 'refused', status: 400, message, malformed: fields.map(([field]) => field) }
}

/** The text of a body as it was sent, for a signature; `undefined` when it is too large or not UTF-8. */
export async function readText(c: Context, maxBytes: number): Promise<string | undefined> {
  const bytes = await readBytes(c, maxBytes)
  return bytes && isUtf8(bytes) ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : undefined
}

function mediaType(c: Context): string {
  const header = c.req.header('content-type') ?? ''
  const end = header.indexOf(';')
  return (end === -1 ? header : header.slice(0, end)).trim().toLowerCase()
}

/** The bytes of the body; `undefined` when there are too many. Throws where the rights of its sender have ended by then. */
export async function readBytes(c: Context, maxBytes: number): Promise<Uint8Array | undefined> {
  const bytes = await receive(c, maxBytes)
  const assertSession: (() => Promise<void>) | undefined = c.get('assertSession')
  await assertSession?.()
  return bytes
}

async function receive(c: Context, maxBytes: number): Promise<Uint8Array | undefined> {
  const declared = c.req.header('content-length')
  if (declared !== undefined)
    return Number(declared) > maxBytes ? undefined : new Uint8Array(await c.req.arrayBuffer())
  const body = c.req.raw.body
  if (!body) return new Uint8Array()
  // A chunked body has no declared length: counted while it arrives.
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function readForm(text: string, contentType: string, isWellFormed: boolean): Promise<Body> {
  try {
    const form = await new Response(text, { headers: { 'Content-Type': contentType } }).formData()
    const values: Record<string, string> = {}
    for (const [name, value] of form) if (typeof value === 'string') values[name] ??= value
    // Bytes may also be percent-encoded: a replacement character that was not sent comes from decoding those.
    const wasSent = /%EF%BF%BD/i.test(text) || text.includes(REPLACEMENT)
    const isIntact = isWellFormed && (wasSent || !Object.values(values).join('').includes(REPLACEMENT))
    return isIntact ? { type: 'form', values } : malformed(values)
  } catch {
    return { type: 'refused', status: 400, message: 'The form could not be read.' }
  }
}
