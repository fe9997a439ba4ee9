import type { Receipt } from '../contract/enquiry.ts'
import { pause } from './clock.ts'
import type { StorageFault } from './database.ts'
import type { DrainDeps } from './drain.ts'
import { compose, type EnquiryBody, type NewEnquiry, type OutboxEntry, type ParkedRefusal } from './entry.ts'
import { send } from './send.ts'
import type { SaveResult } from './store.ts'

/** How long a form waits for the receipt before it says "saved, will be sent". Sending goes on. */
export const SUBMIT_WAIT_MS = 6_000

/** What a receipt tells the traveller. */
export type Delivery = Pick<Receipt, 'reference' | 'receivedAt'>

/**
 * What became of a submit, so that the form can tell the truth. `id` is the enquiry's id, which is a new one when the
 * form's belonged to another enquiry already (the same form open in two tabs).
 */
export type SubmitResult = { id: string } & (
  | { outcome: 'delivered'; saved: boolean; delivery: Delivery }
  /** On this phone's disk; will be sent. The only outcome that may be called "saved". */
  | { outcome: 'waiting'; saved: true }
  /** The server said no and why; when saved, it is also listed as "Needs your attention". */
  | { outcome: 'refused'; saved: boolean; refusal: ParkedRefusal }
  /** Neither kept nor delivered: nothing of it exists but what stands in the form. Offer call and WhatsApp. */
  | { outcome: 'failed'; saved: false; fault: StorageFault }
)

export interface SubmitOptions {
  /** The draft this was; removed in the very transaction that keeps the enquiry. */
  draftKey?: string
  /** This form itself submitted this id before and was refused: replace what is kept. */
  correcting?: boolean
  waitMs?: number
}

export interface SubmitDeps extends Pick<DrainDeps, 'store' | 'clock' | 'fetch' | 'newId' | 'changed'> {
  drain: () => Promise<unknown>
  /** Called once an enquiry is on the disk, to order a later wake-up; awaited before the form hears "waiting". */
  kept: () => Promise<void>
  /** Called with the body of an enquiry that was delivered without ever being kept. */
  deliveredUnkept: (body: EnquiryBody) => void
}

/** First the disk, then the network. Where the disk refuses, straight to the network. Never throws. */
export async function submit(
  deps: SubmitDeps,
  enquiry: NewEnquiry,
  { waitMs = SUBMIT_WAIT_MS, ...options }: SubmitOptions = {},
): Promise<SubmitResult> {
  const kept = await keep(deps, enquiry, options)
  if ('fault' in kept) return sendUnkept(deps, enquiry, kept.fault)
  deps.changed()
  const { id } = kept.entry
  const sent = Promise.allSettled([deps.drain(), deps.kept()])
  await Promise.race([sent, pause(deps.clock, waitMs)])
  const entry = await deps.store.get(id).catch(() => undefined)
  return { id, ...outcomeOf(entry) }
}

async function keep(deps: SubmitDeps, enquiry: NewEnquiry, options: SubmitOptions) {
  const attempt = (id: string) => deps.store.keep({ ...enquiry, id }, { now: deps.clock.now(), ...options })
  let result: SaveResult = await attempt(enquiry.id)
  while (!result.saved && 'conflict' in result) result = await attempt(deps.newId())
  return result
}

function outcomeOf(entry: OutboxEntry | undefined) {
  if (entry?.state === 'sent') {
    const { reference, receivedAt } = entry
    return { outcome: 'delivered', saved: true, delivery: { reference, receivedAt } } as const
  }
  if (entry?.state === 'attention' && entry.refusal) {
    return { outcome: 'refused', saved: true, refusal: entry.refusal } as const
  }
  return { outcome: 'waiting', saved: true } as const
}

async function sendUnkept(deps: SubmitDeps, enquiry: NewEnquiry, fault: StorageFault): Promise<SubmitResult> {
  const { id } = enquiry
  const { body, kind } = compose(enquiry, deps.clock.now())
  const outcome = await send({ id, kind, body }, deps)
  if (outcome.kind === 'failed') return { id, outcome: 'failed', saved: false, fault }
  if (outcome.kind === 'refused') return { id, outcome: 'refused', saved: false, refusal: outcome.refusal }
  deps.deliveredUnkept(body)
  const { reference, receivedAt } = outcome.receipt
  return { id, outcome: 'delivered', saved: false, delivery: { reference, receivedAt } }
}
