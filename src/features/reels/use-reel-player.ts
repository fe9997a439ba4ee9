import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { Reel } from '../../contract/copy.ts'
import { isReelKept } from '../../offline/kept-reels.ts'
import { createReelPlayer, type ReelPlayer } from './reel-player.ts'

/** A player for these reels on their stages, for as long as the page is seen; `first` is in view to begin with. */
export function useReelPlayer(
  reels: readonly Reel[],
  stages: RefObject<(HTMLElement | null)[]>,
  first: number,
): ReelPlayer {
  const [player] = useState(() =>
    createReelPlayer({
      reels,
      first,
      stageOf: (index) => stages.current[index],
      isKept: isReelKept,
    }),
  )
  useEffect(() => {
    const look = () => player.hide(document.hidden)
    document.addEventListener('visibilitychange', look)
    addEventListener('online', player.retry)
    return () => {
      removeEventListener('online', player.retry)
      document.removeEventListener('visibilitychange', look)
      player.close()
    }
  }, [player])
  return player
}

/** Something of what plays, as it changes. Each part of a reel reads its own: a swipe draws nothing else anew. */
export function usePlay<Read>(player: ReelPlayer, read: (player: ReelPlayer) => Read): Read {
  const look = () => read(player)
  return useSyncExternalStore(player.subscribe, look, look)
}
