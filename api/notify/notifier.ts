import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'
import type { Logger } from '../log.ts'
import { stopChannel, stopOf } from './choices.ts'
import { createDeliveries } from './deliveries.ts'
import { createFanOut } from './fan-out.ts'
import { startLane } from './lane.ts'
import { startLoop } from './loop.ts'
import { mailSender } from './mail.ts'
import { pushSender } from './push.ts'
import type { Sender } from './sender.ts'
import { digestOf, type NotifySettings } from './settings.ts'
import { webhookSender } from './webhook.ts'

const LOOK_EVERY_MS = 2_000
/** Between two looks at what came in: under load one transaction tells of many leads. */
const FAN_OUT_GAP_MS = 250
const PURGE_EVERY_MS = 3_600_000

export type NotifierDeps = {
  kysely: Kysely<Schema>
  settings: NotifySettings
  references: References
  stopping: AbortSignal
  log: Logger
}

export type Notifier = {
  /** There may be something new to tell, or to send. */
  poke: () => void
  /** Resolves when everything has stopped after `stopping`, within seconds. */
  ended: Promise<unknown>
}

/**
 * Delivers what was written to be told: notices become one message per target, messages go out by their channel's lane.
 * Any number of processes may do this on one database; a message is sent by one of them at a time, under one id.
 */
export function startNotifier({ kysely, settings, references, stopping, log }: NotifierDeps): Notifier {
  const deliveries = createDeliveries(kysely)
  const senders = sendersOf({ kysely, settings, references })
  const lanes = senders.map((sender) => startLane({ sender, deliveries, stopping, log }))
  const pokeLanes = () => {
    for (const lane of lanes) lane.poke()
  }
  const fanOut = createFanOut(kysely, { settings, onWritten: pokeLanes })
  const spread = startLoop({
    work: fanOut.run,
    everyMs: LOOK_EVERY_MS,
    gapMs: FAN_OUT_GAP_MS,
    stopping,
    log,
  })
  const purge = startLoop({
    work: async () => deliveries.purge(await fanOut.cursor()),
    everyMs: PURGE_EVERY_MS,
    gapMs: 1_000,
    stopping,
    log,
  })
  return {
    poke: () => {
      spread.poke()
      pokeLanes()
    },
    ended: Promise.all([spread, purge, ...lanes].map(({ ended }) => ended)),
  }
}

function sendersOf({
  kysely,
  settings,
  references,
}: Pick<NotifierDeps, 'kysely' | 'settings' | 'references'>): Sender[] {
  const { mail, webhook, push, origin } = settings
  const senders = [pushSender(push, { kysely, references })]
  if (mail) senders.push(mailSender(mail, { origin, references }))
  if (webhook) {
    const forAddress = digestOf(webhook.url)
    const held = () => stopOf(kysely, 'webhook', forAddress)
    const sender = webhookSender(webhook, { references, held })
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
