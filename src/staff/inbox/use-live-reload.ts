import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isSignedIn } from '../ui/staff-api.ts'
import { followLeadStream, type StreamStatus } from './lead-stream.ts'
import { createLiveReload, type LiveReload } from './live-reload.ts'

/**
 * Calls `reload` when anyone changed leads since `cursor`, and again until the page has a newer one; returns whether the page
 * is up to date and stays so.
 */
export function useLiveReload({
  cursor,
  userId,
  reload,
  onSignedOut,
}: {
  /** The last event before the page's data was read. */
  cursor: string
  userId: string
  reload: () => Promise<unknown>
  onSignedOut: () => void
}): StreamStatus {
  const [stream, setStream] = useState<StreamStatus>({ live: false })
  const [behind, setBehind] = useState<number>()
  const onChange = useEffectEvent(reload)
  const onEnd = useEffectEvent(onSignedOut)
  const [first] = useState(cursor)
  const live = useRef<LiveReload>(undefined)
  useEffect(() => {
    let last = first
    const reloading = createLiveReload({ reload: () => onChange(), onBehind: setBehind })
    live.current = reloading
    const stop = followLeadStream({
      cursor: () => last,
      onStatus: (status) => {
        setStream(status)
        if (status.live) reloading.retryNow()
      },
      userId,
      isSignedIn,
      onSignedOut: () => onEnd(),
      onEvent: (_, event) => {
        last = event.lastEventId
        reloading.changed(last)
      },
    })
    return () => {
      reloading.stop()
      stop()
    }
  }, [first, userId])
  useEffect(() => live.current?.showed(cursor), [cursor])
  return stream.live && behind !== undefined ? { live: false, since: behind } : stream
}
