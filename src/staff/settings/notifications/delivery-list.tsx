import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatTime } from '../../../contract/indian-time.ts'
import { SUSPECTED_SPAM_PATH } from '../../../contract/lead-filters.ts'
import {
  type Delivery,
  type DeliveryState,
  type DeliveryList as Page,
  DELIVERY_STATES as STATES,
} from '../../../contract/notify.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Note } from '../../ui/rows.ts'
import { CHANNEL_NAMES, countNotices, DELIVERY_STATES, TOPIC_NAMES } from './notification-labels.ts'
import { readDeliveries, sendAgain } from './notifications-api.ts'
import styles from './notifications-page.module.css'
import type { ThisDeviceProps } from './this-device.tsx'

const LOOK_EVERY_MS = 4_000

export type DeliveryListProps = {
  /** Increased after an action that changes the list. */
  round: number
  save: ThisDeviceProps['save']
  /** A message was sent or failed: the channels' figures have changed. */
  onChange: () => void
}

/** Sent and failed messages with the reasons; refreshed while visible. */
export function DeliveryList({ round, save, onChange }: DeliveryListProps) {
  const [state, setState] = useState<DeliveryState | ''>('')
  const [page, setPage] = useState<Page>()
  const [older, setOlder] = useState<{ cursor: string; deliveries: Delivery[] }>()
  const [failure, setFailure] = useState('')
  const seen = useRef<string>(undefined)
  const cursor = older ? undefined : page?.nextCursor

  const readOlder = async (from: string) => {
    const { deliveries } = await readDeliveries({ ...(state && { state }), cursor: from })
    return { cursor: from, deliveries }
  }
  const read = useEffectEvent(async () => {
    try {
      const now = await readDeliveries(state ? { state } : {})
      const before = seen.current
      seen.current = JSON.stringify(now)
      setPage(now)
      // Also those: one about somebody who was erased is gone.
      const then = older && (await readOlder(older.cursor))
      setOlder((shown) => (shown?.cursor === then?.cursor ? then : shown))
      setFailure('')
      if (before !== undefined && before !== seen.current) onChange()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'This could not be read.')
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state or round requires a new read
  useEffect(() => {
    setOlder(undefined)
    void read()
  }, [state, round])
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void read(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])

  const showOlder = async () => {
    const last = page?.nextCursor
    if (last) setOlder(await readOlder(last))
  }
  const known = new Set(page?.deliveries.map(({ id }) => id))
  const shown = [...(page?.deliveries ?? []), ...(older?.deliveries ?? []).filter(({ id }) => !known.has(id))]
  return (
    <>
      <Field label="Show" required className={styles.filter}>
        {(control) => (
          <select
            {...control}
            value={state}
            onChange={(event) => setState(event.target.value as typeof state)}
          >
            <option value="">All</option>
            {STATES.map((name) => (
              <option key={name} value={name}>
                {DELIVERY_STATES[name].text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p role="alert">{failure}</p>
      {!page && !failure && <Skeleton lines={3} label="Loading messages" />}
      {page && shown.length === 0 && <p className={styles.empty}>No messages.</p>}
      <ol className={styles.list} aria-label="Messages, newest first">
        {shown.map((delivery) => (
          <li key={delivery.id} className={styles.line}>
            <DeliveryLine delivery={delivery} save={save} />
          </li>
        ))}
      </ol>
      {cursor && (
        <Button variant="quiet" size="small" className={styles.start} onClick={() => void showOlder()}>
          Show older
        </Button>
      )}
    </>
  )
}

function DeliveryLine({ delivery, save }: { delivery: Delivery; save: ThisDeviceProps['save'] }) {
  const { id, channel, target, state, createdAt, attempts, nextAttemptAt, lastError } = delivery
  const { text, tone } = DELIVERY_STATES[state]
  const mayRepeat = state === 'failed' || state === 'sent' || (state === 'waiting' && attempts > 0)
  return (
    <>
      <div className={styles.delivery}>
        <p className={styles.title}>
          <About delivery={delivery} /> <Badge tone={tone}>{text}</Badge>
        </p>
        <Note>
          {CHANNEL_NAMES[channel]}
          {channel !== 'webhook' && ` to ${target}`}, {formatTime(createdAt)}
          {attempts > 1 && `, ${attempts} tries`}
          {nextAttemptAt && attempts > 0 && `, next ${formatTime(nextAttemptAt)}`}
        </Note>
        {lastError && state !== 'sent' && <p className={styles.lastError}>{lastError}</p>}
      </div>
      {mayRepeat && (
        <Button
          variant="plain"
          size="small"
          aria-label={`${state === 'waiting' ? 'Try now' : 'Send again'}: ${CHANNEL_NAMES[channel]}, ${formatTime(createdAt)}`}
          onClick={() => save(() => sendAgain(id), 'It is being sent.')}
        >
          {state === 'waiting' ? 'Try now' : 'Send again'}
        </Button>
      )}
    </>
  )
}

function About({ delivery: { isTest, about } }: { delivery: Delivery }) {
  if (isTest) return <strong>Test message</strong>
  const [first] = about
  if (!first) return <strong>About a lead that was erased</strong>
  if (about.length > 1) return <strong>{countNotices(about)} in one message</strong>
  if (first.lead === null)
    return (
      <strong>
        <Link href={SUSPECTED_SPAM_PATH}>{TOPIC_NAMES[first.topic]}</Link>
      </strong>
    )
  return (
    <strong>
      {TOPIC_NAMES[first.topic]} <Link href={`/admin/leads/${first.lead}`}>{first.reference}</Link>
    </strong>
  )
}
