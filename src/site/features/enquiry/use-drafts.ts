import { useEffect, useState } from 'react'
import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts'
import type { Draft } from '../../../outbox/types.ts'
import { useOutbox } from './use-outbox.ts'

/** The unfinished forms of this device, newest first; read again whenever the outbox changes. */
export function useDrafts(): readonly Draft[] {
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const { entries } = useOutbox()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the outbox requires a new read
  useEffect(() => {
    let isGone = false
    void deviceOutbox()
      .drafts.list()
      .then((found) => {
        // Those that were read before are probably still there.
        if (found && !isGone) setDrafts(found)
      })
    return () => {
      isGone = true
    }
  }, [entries])
  return drafts
}
