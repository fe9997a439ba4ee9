import type { Context } from 'hono'

/** Largest body of a route that does not say otherwise: 16 KiB. */
export const MAX_BODY_BYTES = 16 * 1024

export type Body =
  | { type: 'json'; value: unknown }
  | { type: 'form'; values: Record<string, string> }
  | { type: 'refused'; status: 400 | 413 | 415; message: string }

const WRONG_TYPE: Body = {
  type: 'refused',
  status: 415,
  message: 'The request must be JSON or a form, sent without compression.',
}
const NOT_JSON: Body = { type: 'refused', status: 400, message: 'The request is not valid JSON.' }

/** Reads a JSON or form body within the limit, or says why not. */
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

  const text = await readText(c, maxBytes)
  if (text === undefined) {
    const message = `The request is larger than ${maxBytes / 1024} KiB.`
    return { type: 'refused', status: 413, message }
  }
  if (isForm) return readForm(text, c.req.header('content-type') ?? '')
  try {
    return { type: 'json', value: JSON.parse(text) }
  } catch {
    return NOT_JSON
  }
}

function mediaType(c: Context): string {
  const header = c.req.header('content-type') ?? ''
  const end = header.indexOf(';')
  return (end === -1 ? header : header.slice(0, end)).trim().toLowerCase()
}

// Text of the body, `undefined` when it is too long.
async function readText(c: Context, maxBytes: number): Promise<string | undefined> {
  const declared = c.req.header('content-length')
  if (declared !== undefined) return Number(declared) > maxBytes ? undefined : c.req.text()
  const body = c.req.raw.body
  if (!body) return ''
  // Sent in chunks, of unknown length: counted while it comes.
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

async function readForm(text: string, contentType: string): Promise<Body> {
  try {
    const form = await new Response(text, { headers: { 'Content-Type': contentType } }).formData()
    const values: Record<string, string> = {}
    for (const [name, value] of form) if (typeof value === 'string') values[name] ??= value
    return { type: 'form', values }
  } catch {
    return { type: 'refused', status: 400, message: 'The form could not be read.' }
  }
}
