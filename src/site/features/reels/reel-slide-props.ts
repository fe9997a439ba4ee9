import type { RefObject } from 'react'
import type { Reel } from '../../../contract/copy.ts'
import type { ReelPlayer } from './reel-player.ts'

/** The lists to which a traveller can add a reel: liked or saved. */
export type Mark = 'liked' | 'saved'

export type ReelSlideProps = {
  reel: Reel
  index: number
  count: number
  parts: RefObject<(HTMLElement | null)[]>
  stages: RefObject<(HTMLElement | null)[]>
  player: ReelPlayer
  /** The reel shown first: its poster is the largest paint. */
  isFirst: boolean
  /** Whether the reel is in view or next to it. */
  isNear: boolean
  isLiked: boolean
  isSaved: boolean
  onMark: (mark: Mark, slug: string, on: boolean) => void
  onShare: (reel: Reel) => void
}
