import type { Context } from 'hono'
import { HttpError } from './http-error.ts'

/** The ids of enquiries and of what staff do: lower-case UUIDs. */
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
export const BAD_ID = 'The Idempotency-Key must be a UUID.'

/** The id that the sender gave the enquiry, in lower case and not validated. */
export function idempotencyKey(c: Context): string | undefined {
  return c.req.header('idempotency-key')?.trim().toLowerCase()
}

/** The id that a device of staff gave what it sends; `undefined` without one. Throws 400 for an invalid one. */
export function actionIdOf(c: Context): string | undefined {
  const id = idempotencyKey(c)
  if (id !== undefined && !UUID.test(id)) throw new HttpError(400, BAD_ID)
  return id
}
