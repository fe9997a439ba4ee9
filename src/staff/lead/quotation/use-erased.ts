import { useEffect, useEffectEvent } from 'react'
import { deleteTextsOfLead, isErased } from '../erased-drafts.ts'

const INTERVAL_MS = 10_000

/** Loads the page again once the lead was erased, and deletes what was typed. Not after other changes: a load that fails would take the form away. */
export function useErased(leadId: string, reload: () => Promise<void>): void {
  const look = useEffectEvent(async () => {
    if (document.hidden || !(await isErased(leadId))) return
    await deleteTextsOfLead(leadId)
    await reload().catch(() => {})
  })
  useEffect(() => {
    const timer = window.setInterval(() => void look(), INTERVAL_MS)
    const turn = () => void look()
    document.addEventListener('visibilitychange', turn)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [])
}
