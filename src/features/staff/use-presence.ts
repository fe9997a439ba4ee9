import { useEffect, useRef, useState } from 'react'
import { type DeskLead, PRESENCE_BEAT_MS, type Present } from '../../contract/lead-work.ts'
import { sayPresent } from './lead-api.ts'

/** Who else has the lead open. Tells them of us, and reads the lead again when somebody did something to it. */
export function usePresence(lead: DeskLead, reload: () => Promise<void>): Present['others'] {
  const [others, setOthers] = useState<Present['others']>([])
  const shown = useRef({ lead, reload })
  shown.current = { lead, reload }
  const { id } = lead

  useEffect(() => {
    let over = false
    const beat = async () => {
      // A tab in the background looks at nothing.
      if (document.hidden) return
      const present = await sayPresent(id).catch(() => undefined)
      if (over || !present) return
      setOthers(present.others)
      const { lead, reload } = shown.current
      const last = lead.history.findLast(({ part }) => part === undefined)?.seq ?? 0
      if (present.version !== lead.version || present.lastEvent > last) await reload().catch(() => {})
    }
    const leave = () => void sayPresent(id, true).catch(() => {})
    const turn = () => (document.hidden ? leave() : void beat())
    void beat()
    const timer = window.setInterval(() => void beat(), PRESENCE_BEAT_MS)
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
  return others
}
