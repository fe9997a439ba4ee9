import styles from './inbox-page.module.css'
import type { StreamStatus } from './lead-stream.ts'

const TIME = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** Says whether live updates work, and since when they do not. */
export function StreamNote({ stream }: { stream: StreamStatus }) {
  return (
    <p
      role="status"
      className={styles.live}
      data-state={stream.live ? 'live' : stream.since === undefined ? undefined : 'lost'}
    >
      {streamText(stream)}
    </p>
  )
}

function streamText(stream: StreamStatus): string {
  if (stream.live) return 'Live'
  return stream.since === undefined ? 'Connecting…' : `No live updates since ${TIME.format(stream.since)}`
}
