import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import {
  EndTravellerPushSchema,
  type RenewedTravellerPush,
  RenewTravellerPushSchema,
  TRAVELLER_PUSH_PATH,
  type TravellerPush,
  TravellerPushSchema,
} from '../../src/contract/traveller-push.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { clientAddress } from '../http/client-address.ts'
import { HttpError } from '../http/http-error.ts'
import { readJson } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import { TokenBuckets } from '../http/token-buckets.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'
import type { References } from '../leads/reference.ts'
import { isKnownPushService } from './push-address.ts'
import type { NotifySettings } from './settings.ts'
import {
  deleteTravellerDevice,
  isDeviceNotified,
  renewTravellerDevice,
  saveTravellerDevice,
} from './traveller-devices.ts'

export type TravellerPushDeps = {
  database: Database
  references: References
  push: NotifySettings['push']
  respond: Respond
  proxies: number
}

/** Of one address; a carrier's address has many travellers. */
const REQUESTS = { burst: 60, perSecond: 1 }
const MAX_BYTES = 4_096
const UNKNOWN = 'We do not have this enquiry, so we cannot notify you of its quotation.'

/** `/api/traveller-push`: push messages for anyone with the receipt of an enquiry. Must come before the staff guard. */
export function createTravellerPushRoutes({
  database,
  references,
  push,
  respond,
  proxies,
}: TravellerPushDeps) {
  const { kysely } = database
  const requests = new TokenBuckets(REQUESTS)
  const headers = { 'Cache-Control': 'no-store' }
  const done = () => respond(200, { ok: true }, headers)

  function checked(endpoint: string): void {
    if (!isKnownPushService(endpoint, push))
      throw new HttpError(400, 'The push service of this browser is not one that we can use.')
  }

  /** Number of the lead of a receipt. Throws {@link HttpError} 404. */
  async function findEnquiry(
    kysely: Kysely<Schema>,
    { enquiry, reference }: Pick<TravellerPush, 'enquiry' | 'reference'>,
  ): Promise<number> {
    const lead = await kysely
      .selectFrom('lead')
      .select(['seq', 'erased_at'])
      .where('id', '=', enquiry.toLowerCase())
      .executeTakeFirst()
    if (!lead || lead.erased_at !== null || references.of(lead.seq) !== reference)
      throw new HttpError(404, UNKNOWN)
    return lead.seq
  }

  return new Hono()
    .use(TRAVELLER_PUSH_PATH, async (c, next) => {
      const wait = Math.ceil(requests.take(clientAddress(c, proxies)))
      if (wait > 0)
        return respond(
          429,
          { message: 'Too many requests. Please try again later.' },
          {
            ...headers,
            'Retry-After': String(wait),
          },
        )
      await next()
    })
    .get(TRAVELLER_PUSH_PATH, () => respond(200, { applicationServerKey: push.publicKey }, headers))
    .post(TRAVELLER_PUSH_PATH, async (c) => {
      const device = await readJson(c, TravellerPushSchema, MAX_BYTES)
      checked(device.endpoint)
      // First without the lock, for which enquiries would wait.
      await findEnquiry(kysely, device)
      // With the lock of an erasure, which then deletes it, or is found here.
      await inLeadTransaction(database, async (transaction) =>
        saveTravellerDevice(transaction, await findEnquiry(transaction, device), device),
      )
      return done()
    })
    .put(TRAVELLER_PUSH_PATH, async (c) => {
      const { before, enquiry, ...device } = await readJson(c, RenewTravellerPushSchema, MAX_BYTES)
      checked(device.endpoint)
      const isKnown = await renewTravellerDevice(kysely, before, device)
      const isNotified =
        enquiry === undefined ? undefined : await isDeviceNotified(kysely, device.endpoint, enquiry)
      const answer: RenewedTravellerPush = { isKnown, ...(isNotified !== undefined && { isNotified }) }
      return respond(200, answer, headers)
    })
    .delete(TRAVELLER_PUSH_PATH, async (c) => {
      const { endpoint, enquiry } = await readJson(c, EndTravellerPushSchema, MAX_BYTES)
      if (enquiry === undefined) await deleteTravellerDevice(kysely, endpoint)
      else {
        const lead = await kysely
          .selectFrom('lead')
          .select('seq')
          .where('id', '=', enquiry.toLowerCase())
          .executeTakeFirst()
        if (lead) await deleteTravellerDevice(kysely, endpoint, lead.seq)
      }
      return done()
    })
}
