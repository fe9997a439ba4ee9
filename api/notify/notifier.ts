import type { Kysely } from 'kysely'
import type { Changes } from '../db/changes.ts'
import type { Schema } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'
import type { Logger } from '../log.ts'
import { startChannelWorker } from './channel-worker.ts'
import { currentNotices } from './current-notices.ts'
import { createDeliveries, type DeliveredNotice, type DeliveryRow } from './deliveries.ts'
import { createFanOut } from './fan-out.ts'
import { startLoop } from './loop.ts'
import { mailSender } from './mail.ts'
import { stopChannel, stopReason } from './preferences.ts'
import { pushSender } from './push.ts'
import { isClosedAccount } from './recipients.ts'
import type { Sender } from './sender.ts'
import { hashAddress, type NotifySettings } from './settings.ts'
import { webhookSender } from './webhook.ts'

const POLL_INTERVAL_MS = 2_000
/** The same while the database reports new notifications. */
const LIVE_POLL_INTERVAL_MS = 15_000
/** Minimum time between two runs: under load one transaction handles many leads. */
const FAN_OUT_GAP_MS = 250
const PURGE_EVERY_MS = 3_600_000

export type NotifierDeps = {
  kysely: Kysely<Schema>
  settings: NotifySettings
  references: References
  stopping: AbortSignal
  log: Logger
  /** Notifications that another process has queued. */
  changes: Changes
}

export type Notifier = {
  /** Checks the queue now. */
  wake: () => void
  /** Resolves when everything has stopped after `stopping`, within seconds. */
  ended: Promise<unknown>
}

/**
 * Sends queued notifications: each becomes one message per target, and each channel has a worker that sends its messages.
 * Any number of processes may do this on one database; a message is sent by one of them at a time, under one id.
 */
export function startNotifier(deps: NotifierDeps): Notifier {
  const { kysely, settings, references, stopping, log, changes } = deps
  const deliveries = createDeliveries(kysely)
  const senders = sendersOf({ kysely, settings, references })
  const officeEmail = settings.leadsEmail?.toLowerCase()
  const current = (row: DeliveryRow, notices: DeliveredNotice[]) =>
    currentNotices(kysely, row, { notices, officeEmail })
  const workers = senders.map((sender) => startChannelWorker({ sender, deliveries, current, stopping, log }))
  const wakeWorkers = () => {
    for (const worker of workers) worker.wake()
  }
  const fanOut = createFanOut(kysely, { settings, onWritten: wakeWorkers })
  const fanOutLoop = startLoop({
    work: fanOut.run,
    everyMs: () => (changes.isLive() ? LIVE_POLL_INTERVAL_MS : POLL_INTERVAL_MS),
    gapMs: FAN_OUT_GAP_MS,
    stopping,
    log,
  })
  changes.on('notices', fanOutLoop.wake)
  const purge = startLoop({
    work: async () => deliveries.purge(await fanOut.cursor()),
    everyMs: PURGE_EVERY_MS,
    gapMs: 1_000,
    stopping,
    log,
  })
  return {
    wake: () => {
      fanOutLoop.wake()
      wakeWorkers()
    },
    ended: Promise.all([fanOutLoop, purge, ...workers].map(({ ended }) => ended)),
  }
}

function sendersOf({
  kysely,
  settings,
  references,
}: Pick<NotifierDeps, 'kysely' | 'settings' | 'references'>): Sender[] {
  const { mail, webhook, push, origin } = settings
  const isOpen = async (address: string) =>
    address === settings.leadsEmail?.toLowerCase() || !(await isClosedAccount(kysely, address))
  const senders = [pushSender(push, { kysely, references })]
  if (mail) senders.push(mailSender(mail, { origin, references, isOpen, replyAddress: settings.leadsEmail }))
  if (webhook) {
    const forAddress = hashAddress(webhook.url)
    const sender = webhookSender(webhook, {
      references,
      stopReason: () => stopReason(kysely, 'webhook', forAddress),
    })
    senders.push({
      ...sender,
      send: async (message, signal) => {
        const outcome = await sender.send(message, signal)
        if (outcome.type === 'stopped')
          await stopChannel(kysely, 'webhook', { reason: outcome.reason, forAddress })
        return outcome
      },
    })
  }
  return senders
}
