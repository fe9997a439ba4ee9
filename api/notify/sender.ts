import type { Channel } from '../../src/contract/notify.ts'
import type { LeadNotice } from './deliveries.ts'

/** A message as a channel gets it. */
export type Message = {
  /** The same on every try. */
  id: string
  target: string
  isTest: boolean
  /** What it tells; empty for a test. */
  notices: LeadNotice[]
}

/** What became of a try. Reasons are for staff to read, and hold nothing about travellers. */
export type Outcome =
  | { type: 'sent' }
  /** Not now. */
  | { type: 'retry'; reason: string; retryAfterMs?: number | undefined }
  /** Not ever, as it is. */
  | { type: 'failed'; reason: string }
  /** The target is gone, and so is the need. */
  | { type: 'dropped'; reason: string }
  /** The receiver wants nothing any more: the whole channel stands still until the owner starts it again. */
  | { type: 'stopped'; reason: string }

/** One way out. */
export type Sender = {
  channel: Channel
  /** Messages on their way at once: a slow receiver holds up no other channel. */
  atOnce: number
  /** Longest a try may take, ms. */
  timeLimitMs: number
  /** Why nothing is to be sent just now; `undefined` when it may. */
  held?: () => Promise<string | undefined>
  /** Sends one message. May throw: then it is tried again. */
  send: (message: Message, signal: AbortSignal) => Promise<Outcome>
  close?: () => void
}
