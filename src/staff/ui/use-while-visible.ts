import { useEffect, useEffectEvent } from 'react'

/** Calls `work` every so often while the page is visible, and when it becomes visible again. */
export function useWhileVisible(everyMs: number, work: () => void): void {
  const look = useEffectEvent(() => {
    if (!document.hidden) work()
  })
  useEffect(() => {
    const turn = () => look()
    const timer = window.setInterval(turn, everyMs)
    document.addEventListener('visibilitychange', turn)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [everyMs])
}
