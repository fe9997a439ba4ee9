import { useEffect, useEffectEvent, useState } from 'react'
import { type DeskLead, PRESENCE_INTERVAL_MS, type PresenceStatus } from '../../contract/lead-work.ts'
import { StaffApiError } from '../ui/staff-api.ts'
import { leaveErased } from './erased-drafts.ts'
import { sendPresence } from './lead-api.ts'

export type Presence = {
  others: PresenceStatus['others']
  /** Why the user may not see the lead any more, for example because it was handed over. */
  refusal: string | undefined
}

/** Shows who else has the lead open, reports this user, and reloads the lead when a colleague changed it. */
export function usePresence(lead: DeskLead, reload: () => Promise<void>): Presence {
  const [others, setOthers] = useState<Presence['others']>([])
  const [refusal, setRefusal] = useState<string>()
  const { id } = lead
  const reloadIfChanged = useEffectEvent(async ({ version, lastEvent }: PresenceStatus) => {
    const last = lead.history.at(-1)?.seq ?? 0
    if (version !== lead.version || lastEvent > last) await reload().catch(() => {})
  })
  // Said to those who may not see it; the page of others shows what is left of it.
  const onErased = useEffectEvent(() => leaveErased(id, reload))

  useEffect(() => {
    let over = false
    const beat = async () => {
      // A background tab does not count as viewing.
      if (document.hidden) return
      const present = await sendPresence(id).catch((error: Error) => error)
      if (over) return
      if (present instanceof StaffApiError && present.status === 403) return setRefusal(present.message)
      if (present instanceof StaffApiError && present.status === 410) return onErased()
      if (present instanceof Error) return
      setRefusal(undefined)
      setOthers(present.others)
      await reloadIfChanged(present)
    }
    const leave = () => void sendPresence(id, true).catch(() => {})
    const turn = () => (document.hidden ? leave() : void beat())
    void beat()
    const timer = window.setInterval(() => void beat(), PRESENCE_INTERVAL_MS)
    document.addEventListener('visibilitychange', turn)
    window.addEventListener('pagehide', leave)
    return () => {
      over = true
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', turn)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [id])
  return { others, refusal }
}
