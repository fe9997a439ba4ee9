import { LazyMotion, MotionConfig } from 'framer-motion'
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Reel } from '../../../contract/copy.ts'
import { localAddress } from '../../../language/current.ts'
import { layoutText } from '../../../language/layout.ts'
import { reelsText } from '../../../language/reels.ts'
import { FeedArrows } from './feed-arrows.tsx'
import { FeedNotices, type Notice } from './feed-notices.tsx'
import { InitialScroll } from './initial-scroll.tsx'
import styles from './reel-feed.module.css'
import { ReelSlide } from './reel-slide.tsx'
import type { Mark } from './reel-slide-props.ts'
import { shareReel } from './share-reel.ts'
import { useFeedKeys } from './use-feed-keys.ts'
import { useFeedScroll } from './use-feed-scroll.ts'
import { useFeedWheel } from './use-feed-wheel.ts'
import { useReelPlayer } from './use-reel-player.ts'
import { useSeenPlaces } from './use-seen-places.ts'
import { useUrlSync } from './use-url-sync.ts'

export type ReelFeedProps = {
  reels: readonly Reel[]
  /** The reel shown first; a later change scrolls to another reel. */
  index: number
  /** Called when another reel comes into view. */
  onIndex: (index: number) => void
  marks: Record<Mark, readonly string[]>
  /** Returns whether the device stores it. */
  onMark: (mark: Mark, slug: string, on: boolean) => boolean
  /** Rendered after the last reel; gets the slugs of the destinations seen so far, the latest first. */
  after: (seen: readonly string[]) => ReactNode
}

const loadMotion = () => import('./motion-features.ts').then(({ features }) => features)

/** The full-screen feed (spec 1 §2 "Reels page"): one reel in view, one playing, and more content after the last. */
export const ReelFeed = memo(function ReelFeed(props: ReelFeedProps) {
  const { reels, index, onIndex, marks, onMark, after } = props
  const feed = useRef<HTMLElement>(null)
  const parts = useRef<(HTMLElement | null)[]>([])
  const stages = useRef<(HTMLElement | null)[]>([])
  // The reel the page was opened with; it stays the same when the URL changes.
  const [first] = useState(index)
  const player = useReelPlayer(reels, stages, first)
  const play = useCallback(
    (part: number) => void player.show(part < reels.length ? part : undefined),
    [player, reels.length],
  )
  const { active, inView, go, step } = useFeedScroll(feed, parts, first, play, player.arrived)
  const [notice, setNotice] = useState<Notice>()
  const clearNotice = useCallback(() => setNotice(undefined), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice about one reel must not be shown over the next
  useEffect(() => clearNotice, [active, clearNotice])
  const seen = useSeenPlaces(reels, active)
  const afterReels = useMemo(() => after(seen), [after, seen])
  useUrlSync(active < reels.length ? active : undefined, index, onIndex, go)

  // Below its upper edge, the content after the reels scrolls normally.
  const isFree = useCallback(
    (direction: 1 | -1) => {
      const end = parts.current[reels.length]
      if (inView() < reels.length || !end || !feed.current) return false
      return direction === 1 || feed.current.scrollTop > end.offsetTop + 1
    },
    [inView, reels.length],
  )
  useFeedWheel(feed, step, isFree)
  useFeedKeys({
    step: (by) => focusPart(parts.current[step(by)]),
    jump: (to) => focusPart(parts.current[go(to === 'first' ? 0 : reels.length)]),
    toggle: player.toggle,
    seekBy: (seconds) => player.seek((player.video()?.currentTime ?? 0) + seconds),
    toggleMuted: () =>
      setNotice({ kind: 'status', text: player.toggleMuted() ? reelsText().soundOff : reelsText().soundOn }),
    toggleCaptions: player.toggleCaptions,
    isFree,
  })

  const share = useCallback(
    async (reel: Reel) => {
      const url = location.origin + localAddress(`/video?index=${reels.indexOf(reel)}`)
      const outcome = await shareReel({ title: reel.title, text: reel.description, url })
      if (outcome === 'unsupported') setNotice({ kind: 'share unsupported', url })
    },
    [reels],
  )
  const mark = useCallback(
    (which: Mark, slug: string, on: boolean) => {
      const isStored = onMark(which, slug, on)
      if (which !== 'saved') return
      const saved = isStored ? reelsText().savedHere : layoutText().savedForNow
      setNotice({ kind: 'status', text: on ? saved : reelsText().notSaved })
    },
    [onMark],
  )

  return (
    <>
      <main
        id="main"
        ref={feed}
        tabIndex={-1}
        className={styles.feed}
        data-past={active === reels.length || undefined}
      >
        <h1 className={styles.heading}>{layoutText().tripVideos}</h1>
        <Motion>
          <div role="feed" aria-label={layoutText().tripVideos} className={styles.reels}>
            {reels.map((reel, at) => (
              <ReelSlide
                key={reel.slug}
                reel={reel}
                index={at}
                count={reels.length}
                parts={parts}
                stages={stages}
                player={player}
                isFirst={at === first}
                isNear={Math.abs(at - active) <= 1}
                isLiked={marks.liked.includes(reel.slug)}
                isSaved={marks.saved.includes(reel.slug)}
                onMark={mark}
                onShare={share}
              />
            ))}
          </div>
        </Motion>
        <div
          ref={(element) => {
            parts.current[reels.length] = element
          }}
          tabIndex={-1}
          className={styles.after}
        >
          {afterReels}
        </div>
        <InitialScroll index={first} />
      </main>
      <FeedArrows active={active} count={reels.length} onStep={step} />
      <Motion>
        <FeedNotices notice={notice} onDone={clearNotice} />
      </Motion>
    </>
  )
})

// Not around what follows the reels: a context that changes above a form whose script is not loaded yet would drop the form,
// and this one changes when the features are there.
function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={loadMotion} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  )
}

// Moves the focus to the new reel for keyboard users, so that a screen reader announces it.
function focusPart(part: HTMLElement | null | undefined): void {
  const control = part?.querySelector<HTMLElement>('[data-press]') ?? part
  control?.focus({ preventScroll: true })
}
