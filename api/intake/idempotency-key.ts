import type { Context } from 'hono'

/** The ids of enquiries: lower-case UUIDs. */
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
export const BAD_ID = 'The Idempotency-Key must be a UUID.'

/** The id that the sender gave the enquiry, in lower case and not validated. */
export function idempotencyKey(c: Context): string | undefined {
  return c.req.header('idempotency-key')?.trim().toLowerCase()
}
