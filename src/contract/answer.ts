import * as v from 'valibot'
import { type Receipt, ReceiptSchema, type Refusal, RefusalSchema } from './enquiry.ts'

/** The receipt in an answer's JSON, or `undefined` when it is anything else. */
export function readReceipt(json: unknown): Receipt | undefined {
  const result = v.safeParse(ReceiptSchema, json)
  return result.success ? result.output : undefined
}

/** The refusal in an answer's JSON, or `undefined` when it is anything else. */
export function readRefusal(json: unknown): Refusal | undefined {
  const result = v.safeParse(RefusalSchema, json)
  return result.success ? result.output : undefined
}
