import { useEffect, useEffectEvent, useState } from 'react'
import { isSignedIn } from '../ui/staff-api.ts'
import { followLeadStream, type StreamStatus } from './lead-stream.ts'

/** Events within this time cause only one reload, ms. */
const GATHER_MS = 400

/** Calls `reload` when anyone changed leads since `cursor`; returns whether live updates work. */
export function useLiveReload({
  cursor,
  userId,
  reload,
  onSignedOut,
}: {
  cursor: string
  userId: string
  reload: () => void
  onSignedOut: () => void
}): StreamStatus {
  const [status, setStatus] = useState<StreamStatus>({ live: false })
  const onChange = useEffectEvent(reload)
  const onEnd = useEffectEvent(onSignedOut)
  const [first] = useState(cursor)
  useEffect(() => {
    let last = first
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = followLeadStream({
      cursor: () => last,
      onStatus: setStatus,
      userId,
      isSignedIn,
      onSignedOut: () => onEnd(),
      onEvent: (_, event) => {
        last = event.lastEventId
        timer ??= setTimeout(() => {
          timer = undefined
          onChange()
        }, GATHER_MS)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [first, userId])
  return status
}
