import { type CSSProperties, memo, type RefObject, useCallback, useId, useState } from 'react'
import type { Reel } from '../../contract/copy.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { pictureColours } from '../../ui/pictures.gen.ts'
import { Hearts } from './hearts.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ReelActions } from './reel-actions.tsx'
import type { Mark } from './reel-feed.tsx'
import type { PlayState, PlayView, ReelPlayer } from './reel-player.ts'
import styles from './reel-slide.module.css'
import { ReelWords } from './reel-words.tsx'
import { ScrollHint } from './scroll-hint.tsx'
import { usePress } from './use-press.ts'

export type ReelSlideProps = {
  reel: Reel
  index: number
  count: number
  parts: RefObject<(HTMLElement | null)[]>
  stages: RefObject<(HTMLElement | null)[]>
  player: ReelPlayer
  /** What plays, for the reel in view only. */
  view: PlayView | undefined
  /** The page opens with it: its poster is the largest picture on the screen. */
  isFirst: boolean
  /** In view or next to it. */
  isNear: boolean
  isLiked: boolean
  isSaved: boolean
  onMark: (mark: Mark, slug: string, on: boolean) => void
  onShare: (reel: Reel) => void
}

/** One reel, a screen high: poster, video when its turn comes, words and controls. */
export const ReelSlide = memo(function ReelSlide(props: ReelSlideProps) {
  const { reel, index, count, parts, stages, player, view, isFirst, isNear } = props
  const titleId = useId()
  const [likedAt, setLikedAt] = useState<{ x: number; y: number; key: number }>()
  const press = usePress({
    onTap: player.toggle,
    onDoubleTap: (x, y) => {
      // The first of the two taps paused or played it: undo that.
      player.toggle()
      setLikedAt({ x, y, key: Date.now() })
      props.onMark('liked', reel.slug, true)
    },
    onHold: player.hold,
    onLetGo: player.letGo,
  })
  const partRef = useCallback(
    (element: HTMLElement | null) => {
      parts.current[index] = element
    },
    [parts, index],
  )
  const stageRef = useCallback(
    (element: HTMLElement | null) => {
      stages.current[index] = element
    },
    [stages, index],
  )
  return (
    <article
      ref={partRef}
      aria-labelledby={titleId}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-first={isFirst}
      className={styles.reel}
      style={{ '--tint': pictureColours[reel.slug] } as CSSProperties}
    >
      <div className={styles.frame} data-held={press.isHeld} data-state={view?.state}>
        <div ref={stageRef} className={styles.stage}>
          <img
            src={reel.poster}
            alt=""
            width="720"
            height="1280"
            loading={isFirst || isNear ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding={isFirst ? 'sync' : 'async'}
          />
          <noscript>
            <video controls playsInline loop preload="none" poster={reel.poster} src={reel.video}>
              <track kind="captions" srcLang="en" label="What is seen" src={reel.captions} />
            </video>
          </noscript>
        </div>
        <button
          type="button"
          data-press
          className={styles.press}
          aria-label={`${view && view.state === 'playing' ? 'Pause' : 'Play'}: ${reel.title}`}
          {...press.handlers}
        >
          {view && <Sign state={view.state} />}
        </button>
        <Hearts at={likedAt} />
        {view?.state === 'missing' && (
          <p className={styles.missing} role="status">
            This video cannot be had without a network. Tap to try again.
          </p>
        )}
        {view?.cue && (
          <p className={styles.cue} aria-live="polite">
            {view.cue}
          </p>
        )}
        {index === 0 && <ScrollHint isShown={view !== undefined} />}
        {view && <ProgressBar player={player} view={view} title={reel.title} />}
      </div>
      <ReelActions {...props} className={styles.actions} />
      <ReelWords reel={reel} titleId={titleId} className={styles.words} />
    </article>
  )
})

function Sign({ state }: { state: PlayState }) {
  return (
    <span className={classNames(styles.sign, styles[state])}>
      <Icon name={state === 'missing' ? 'refresh' : 'play'} />
    </span>
  )
}
