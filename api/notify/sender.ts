import type { Channel } from '../../src/contract/notify.ts'
import type { NamedNotice } from './deliveries.ts'

/** A message for a channel to send. */
export type Message = {
  /** The same in every attempt. */
  id: string
  target: string
  isTest: boolean
  /** Those that are named, of `total`. Empty for a test. */
  notices: NamedNotice[]
  total: number
}

/** The result of an attempt. Reasons are shown to staff and contain nothing about travellers. */
export type Outcome =
  | { type: 'sent' }
  /** To be attempted again later. */
  | { type: 'retry'; reason: string; retryAfterMs?: number | undefined }
  /** Another attempt would fail too. */
  | { type: 'failed'; reason: string }
  /** The target or the lead no longer exists. */
  | { type: 'dropped'; reason: string }
  /** The receiver asked to stop (410): the whole channel stops until the owner starts it again. */
  | { type: 'stopped'; reason: string }

/** Sends the messages of one channel. */
export type Sender = {
  channel: Channel
  /** Number of attempts at the same time. */
  concurrency: number
  /** Time limit of one attempt, ms. */
  timeLimitMs: number
  /** Why the channel is stopped; `undefined` when it is not. */
  stopReason?: () => Promise<string | undefined>
  /** Sends one message. An error counts as `retry`. */
  send: (message: Message, signal: AbortSignal) => Promise<Outcome>
  close?: () => void
}
