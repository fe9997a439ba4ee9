import { useEffect, useState } from 'react'
import { brand } from '../../../brand.ts'
import { NO_CAPABILITIES, readDeviceCapabilities } from '../../../offline/outbox/device-capabilities.ts'
import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts'
import { sendingText, storageWarnings } from '../../../offline/outbox/sending-text.ts'
import type { Outbox } from '../../../outbox/types.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { asOneText } from '../../../ui/one-text.ts'
import { showToast } from '../../../ui/toast.tsx'
import styles from './answer-panel.module.css'
import type { AnswerStatus } from './answer-status.ts'
import { ANSWERED } from './trip-text.ts'
import { useTimeText } from './use-time-text.ts'

/**
 * The state of the answer: on this device, received, or refused. A received answer is never called a booking. `to`: the version
 * it is about, if that is not the shown one.
 */
export function AnswerStatusNote({
  status,
  to,
  isConfirmed = false,
}: {
  status: AnswerStatus
  to?: string
  isConfirmed?: boolean
}) {
  const timeText = useTimeText()
  if (status.state === 'none') return <p className={styles.quiet}>You have not answered this version yet.</p>
  return (
    <div className={styles.status} data-state={status.state}>
      {status.state === 'waiting' && <Waiting />}
      {status.state === 'refused' && <Badge tone="danger">Needs your attention</Badge>}
      {status.state === 'lost' && <Badge tone="danger">Needs your attention</Badge>}
      {status.state === 'received' && <Badge tone="success">Received</Badge>}
      <p className={styles.said}>{asOneText(to !== undefined && `To ${to}:`, ANSWERED[status.answer])}</p>
      {status.text && <blockquote>{status.text}</blockquote>}
      {status.state === 'waiting' && <WaitingText attempted={status.entry.attempted} />}
      {status.state === 'refused' && <Refused status={status} />}
      {status.state === 'lost' && (
        <p className={styles.problem}>
          We received this on {timeText(status.receivedAt)} and have lost it since. Please answer once more.
        </p>
      )}
      {status.state === 'received' && (
        <p>
          {asOneText(
            `We received this on ${timeText(status.receivedAt)}.`,
            isConfirmed ? 'The booking is confirmed.' : RECEIVED[status.answer],
          )}
        </p>
      )}
    </div>
  )
}

const RECEIVED = {
  accept:
    'It is not a booking yet: we check that everything is still available and confirm the trip to you in writing.',
  change: 'We send you a new version under this same address.',
  decline: 'You can still accept this version while it is valid.',
}

function Waiting() {
  return <Badge tone="marigold">Waiting to send</Badge>
}

function WaitingText({ attempted }: { attempted: boolean }) {
  const [promise, setPromise] = useState(NO_CAPABILITIES)
  useEffect(() => void readDeviceCapabilities().then(setPromise), [])
  return (
    <>
      <p>
        {asOneText(
          attempted
            ? `It is saved on this ${promise.device}. We cannot tell yet whether it has reached us: no confirmation has come back.`
            : `It is saved on this ${promise.device} and has not reached us yet.`,
          sendingText(promise),
        )}
      </p>
      {storageWarnings(promise).map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </>
  )
}

function Refused({ status }: { status: Extract<AnswerStatus, { state: 'refused' }> }) {
  const { entry, refusal } = status
  const isSuperseded = refusal.status === 422
  // The answer is not valid, so sending it again unchanged would be refused again.
  const isFinal = refusal.status === 400
  return (
    <>
      <p className={styles.problem}>{refusal.message}</p>
      <div className={styles.buttons}>
        {isSuperseded && (
          <Button size="small" onClick={() => act((outbox) => outbox.sendAsNew(entry.id))}>
            Send as a new answer
          </Button>
        )}
        {!isSuperseded && !isFinal && (
          <Button size="small" onClick={() => act((outbox) => outbox.retry(entry.id))}>
            Retry now
          </Button>
        )}
        <ButtonLink href={brand.phone.href} size="small" variant="quiet">
          Call {brand.phone.shown}
        </ButtonLink>
        <Button size="small" variant="plain" onClick={() => act((outbox) => outbox.remove(entry.id))}>
          Delete this answer
        </Button>
      </div>
    </>
  )
}

function act(run: (outbox: Outbox) => Promise<unknown>): void {
  run(deviceOutbox()).catch(() => showToast("This device's storage does not answer. Please try again."))
}
