import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { Reel } from '../../../contract/copy.ts'
import { isReelKept } from '../../../offline/media/kept-reels.ts'
import { createReelPlayer, type ReelPlayer } from './reel-player.ts'

/** Creates a player for these reels while the page is mounted; `first` is the reel in view at the start. */
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
    const uses = new AbortController()
    for (const type of ['pointerdown', 'wheel', 'keydown'])
      addEventListener(type, player.used, { once: true, passive: true, signal: uses.signal })
    document.addEventListener('visibilitychange', look)
    addEventListener('online', player.retry)
    return () => {
      uses.abort()
      removeEventListener('online', player.retry)
      document.removeEventListener('visibilitychange', look)
      player.close()
    }
  }, [player])
  return player
}

/** Selects part of the play state. Each part of a reel selects its own, so that a swipe renders nothing else. */
export function usePlay<Read>(player: ReelPlayer, read: (player: ReelPlayer) => Read): Read {
  const look = () => read(player)
  return useSyncExternalStore(player.subscribe, look, look)
}
