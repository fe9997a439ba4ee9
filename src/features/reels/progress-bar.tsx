import { useAnimationFrame, useMotionValue } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useRef } from 'react'
import styles from './progress-bar.module.css'
import type { PlayView, ReelPlayer } from './reel-player.ts'

type Props = { player: ReelPlayer; view: PlayView; title: string }

/** Steps of the bar: finer than a screen is wide. */
const STEPS = 1_000

/** How far the reel has played; dragged or stepped to another moment. A real range input under a drawn line. */
export function ProgressBar({ player, view, title }: Props) {
  const played = useMotionValue(0)
  const bar = useRef<HTMLInputElement>(null)
  const dragging = useRef(false)
  const resume = useRef(false)

  // The line moves with the picture, past React; the input only where someone would hear of it.
  useAnimationFrame(() => {
    const video = player.video()
    if (!video?.duration || dragging.current) return
    const share = video.currentTime / video.duration
    played.set(share)
    const value = String(Math.round(share * STEPS))
    if (bar.current && bar.current.value !== value) bar.current.value = value
  })

  const grab = () => {
    dragging.current = true
    resume.current = player.hold()
  }
  const release = () => {
    if (!dragging.current) return
    dragging.current = false
    if (resume.current) player.letGo()
  }
  const move = (input: HTMLInputElement) => {
    const { duration = 0 } = player.video() ?? {}
    const share = input.valueAsNumber / STEPS
    played.set(share)
    player.seek(share * duration)
    input.setAttribute('aria-valuetext', `${Math.round(share * duration)} of ${Math.round(duration)} seconds`)
  }
  return (
    <div className={styles.bar} data-waiting={view.state === 'waiting'}>
      <m.span className={styles.played} style={{ scaleX: played }} />
      <input
        ref={bar}
        type="range"
        min={0}
        max={STEPS}
        step={STEPS / 100}
        defaultValue={0}
        aria-label={`Position in ${title}`}
        className={styles.input}
        onPointerDown={grab}
        onPointerUp={release}
        onPointerCancel={release}
        onInput={(event) => move(event.currentTarget)}
      />
    </div>
  )
}
