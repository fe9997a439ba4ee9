import * as v from 'valibot'
import { type Receipt, ReceiptSchema, type Refusal, RefusalSchema } from './enquiry.ts'

/** The receipt in a response's JSON; `undefined` when it is anything else. */
export function parseReceipt(json: unknown): Receipt | undefined {
  const result = v.safeParse(ReceiptSchema, json)
  return result.success ? result.output : undefined
}

/** The refusal in a response's JSON; `undefined` when it is anything else. */
export function parseRefusal(json: unknown): Refusal | undefined {
  const result = v.safeParse(RefusalSchema, json)
  return result.success ? result.output : undefined
}
