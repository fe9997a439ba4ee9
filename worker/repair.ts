import type { RepairReply } from '../src/contract/worker-messages.ts'
import type { Precache } from './precache.ts'
import { sendWaiting } from './sync.ts'

/** How long the queued enquiries may hold up the repair, ms; afterwards they stay queued. */
const SEND_LIMIT_MS = 8_000

/** Sends the queued enquiries, then repairs every file of the release, and reports the result on the port. */
export async function repair(precache: Precache, reply: MessagePort | undefined): Promise<void> {
  const say = (text: RepairReply) => reply?.postMessage(text)
  say('started')
  const limit = new Promise((resolve) => setTimeout(resolve, SEND_LIMIT_MS))
  await Promise.race([sendWaiting().catch(() => {}), limit])
  await precache
    .repair(() => say('started'))
    .then(
      () => say('repaired'),
      () => say('failed'),
    )
}
