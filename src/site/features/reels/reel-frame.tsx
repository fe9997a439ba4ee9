import { memo, useCallback, useState } from 'react'
import { englishLang } from '../../../language/current.ts'
import { reelsText } from '../../../language/reels.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Hearts } from './hearts.tsx'
import { ProgressBar } from './progress-bar.tsx'
import type { PlayState, ReelPlayer } from './reel-player.ts'
import styles from './reel-slide.module.css'
import type { ReelSlideProps } from './reel-slide-props.ts'
import { ScrollHint } from './scroll-hint.tsx'
import { usePress } from './use-press.ts'
import { usePlay } from './use-reel-player.ts'

type Props = Pick<ReelSlideProps, 'reel' | 'index' | 'stages' | 'player' | 'isFirst' | 'isNear' | 'onMark'>

/** Poster and video with the play button and messages over them. */
export const ReelFrame = memo(function ReelFrame(props: Props) {
  const { reel, index, stages, player, isFirst, isNear, onMark } = props
  const t = reelsText()
  const state = usePlay(player, ({ stateOf }) => stateOf(index))
  const [likedAt, setLikedAt] = useState<{ x: number; y: number; key: number }>()
  const press = usePress({
    onTap: player.toggle,
    onDoubleTap: (x, y) => {
      // The first of the two taps paused or played the reel: undo that.
      player.toggle()
      setLikedAt({ x, y, key: Date.now() })
      onMark('liked', reel.slug, true)
    },
    onHold: player.hold,
    onLetGo: player.letGo,
  })
  const stageRef = useCallback(
    (element: HTMLElement | null) => {
      stages.current[index] = element
    },
    [stages, index],
  )
  return (
    <div className={styles.frame} data-held={press.isHeld} data-state={state}>
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
            <track kind="captions" srcLang="en" label={t.whatIsSeen} src={reel.captions} />
          </video>
        </noscript>
      </div>
      <button
        type="button"
        data-press
        className={styles.press}
        aria-label={(state === 'playing' ? t.pause : t.play)(reel.title)}
        {...press.handlers}
      >
        <Sign state={state ?? 'waiting'} />
      </button>
      <Hearts at={likedAt} />
      {state === 'missing' && (
        <p className={styles.missing} role="status">
          {t.missing}
        </p>
      )}
      <Cue player={player} index={index} />
      {index === 0 && <ScrollHint isShown={state !== undefined} />}
      <ProgressBar player={player} index={index} state={state} title={reel.title} />
    </div>
  )
})

function Sign({ state }: { state: PlayState }) {
  return (
    <span className={classNames(styles.sign, styles[state])}>
      <Icon name={state === 'missing' ? 'refresh' : 'play'} />
    </span>
  )
}

function Cue({ player, index }: { player: ReelPlayer; index: number }) {
  const cue = usePlay(player, ({ stateOf, view }) => (stateOf(index) ? view().cue : ''))
  if (!cue) return null
  return (
    <p lang={englishLang()} className={styles.cue}>
      {cue}
    </p>
  )
}
