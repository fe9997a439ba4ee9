import { type RefObject, useEffect, useState } from 'react'
import type { Reel } from '../../contract/copy.ts'
import { isReelKept } from '../../offline/kept-reels.ts'
import { createReelPlayer, FIRST_VIEW, type PlayView, type ReelPlayer } from './reel-player.ts'

/** Plays reel `active` (none when it is `undefined`) on its stage, as long as the page is seen. */
export function useReelPlayer(
  reels: readonly Reel[],
  stages: RefObject<(HTMLElement | null)[]>,
  active: number | undefined,
): { player: ReelPlayer; view: PlayView } {
  const [view, setView] = useState(FIRST_VIEW)
  const [player] = useState(() =>
    createReelPlayer({
      reels,
      stageOf: (index) => stages.current[index],
      changed: setView,
      isKept: isReelKept,
    }),
  )
  useEffect(() => {
    void player.show(active)
  }, [player, active])
  useEffect(() => {
    const look = () => player.hide(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      player.close()
    }
  }, [player])
  return { player, view }
}
