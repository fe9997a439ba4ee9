import { useEffect, useLayoutEffect, useRef } from 'react'
import { reelsText } from '../../../language/reels.ts'
import styles from './progress-bar.module.css'
import type { PlayState, ReelPlayer } from './reel-player.ts'

type Props = {
  player: ReelPlayer
  index: number
  /** Play state of the reel; `undefined` while another reel is in view, and the bar is hidden. */
  state: PlayState | undefined
  title: string
}

/** Number of steps of the range input: more than a screen has pixels across. */
const STEPS = 1_000
/** How often the bar and the input are synchronised with the video, ms; in between an animation moves the bar. */
const SYNC_EVERY_MS = 250
/** The bar grows by a pixel or two at a time. */
const LINE_STEPS_PER_S = 20
/** Largest difference between bar and video before the bar is corrected, ms. */
const STRAY_MS = 60

/** Shows how far the reel has played and seeks when dragged or stepped: a real range input under a drawn bar. */
export function ProgressBar({ player, index, state, title }: Props) {
  const line = useRef<HTMLSpanElement>(null)
  const run = useRef<Animation>(undefined)
  const bar = useRef<HTMLInputElement>(null)
  const isDragged = useRef(false)
  const resume = useRef(false)
  const isInView = state !== undefined
  const isPlaying = state === 'playing'

  useEffect(() => {
    if (!isInView) return
    const sync = () => {
      const video = player.videoOf(index)
      // The next reel plays already; this bar is removed at the end of the swipe.
      if (!video) run.current?.pause()
      if (!video?.duration || isDragged.current || !line.current) return
      if (bar.current) showPosition(bar.current, video)
      run.current ??= animate(line.current, video.duration)
      follow(run.current, video, isPlaying)
    }
    sync()
    const timer = setInterval(sync, SYNC_EVERY_MS)
    return () => clearInterval(timer)
  }, [player, index, isInView, isPlaying])

  // An endless animation keeps its removed element in memory, so it has to be cancelled.
  useLayoutEffect(() => {
    if (!isInView) return
    return () => {
      run.current?.cancel()
      run.current = undefined
    }
  }, [isInView])

  const grab = () => {
    isDragged.current = true
    resume.current = player.hold()
  }
  const release = () => {
    if (!isDragged.current) return
    isDragged.current = false
    if (resume.current) player.letGo()
  }
  const move = (input: HTMLInputElement) => {
    const video = player.videoOf(index)
    if (!video) return
    player.seek((input.valueAsNumber / STEPS) * video.duration)
    if (run.current) follow(run.current, video, false)
    sayPosition(input, video)
  }
  return (
    <div className={styles.bar} data-in-view={isInView} data-waiting={state === 'waiting'}>
      <span ref={line} className={styles.played} />
      <input
        ref={bar}
        type="range"
        min={0}
        max={STEPS}
        step={STEPS / 100}
        defaultValue={0}
        aria-label={reelsText().positionIn(title)}
        aria-valuetext={reelsText().atStart}
        className={styles.input}
        onPointerDown={grab}
        onPointerUp={release}
        onPointerCancel={release}
        onInput={(event) => move(event.currentTarget)}
      />
    </div>
  )
}

function showPosition(input: HTMLInputElement, video: HTMLVideoElement): void {
  input.value = String((video.currentTime / video.duration) * STEPS)
  sayPosition(input, video)
}

// Steps of a thousandth mean nothing to a listener.
function sayPosition(input: HTMLInputElement, { currentTime, duration }: HTMLVideoElement): void {
  const text = reelsText().seconds(String(Math.round(currentTime)), String(Math.round(duration)))
  if (input.getAttribute('aria-valuetext') !== text) input.setAttribute('aria-valuetext', text)
}

// One animation as long as the video, run by the browser outside the main thread, so that a swipe stays smooth.
function animate(line: HTMLElement, seconds: number): Animation {
  const run = line.animate(
    { transform: ['scaleX(0)', 'scaleX(1)'] },
    {
      duration: seconds * 1_000,
      iterations: Number.POSITIVE_INFINITY,
      easing: `steps(${Math.round(seconds * LINE_STEPS_PER_S)})`,
    },
  )
  run.pause()
  return run
}

function follow(run: Animation, video: HTMLVideoElement, isPlaying: boolean): void {
  if (isPlaying && run.playState !== 'running') run.play()
  else if (!isPlaying && run.playState === 'running') run.pause()
  const at = video.currentTime * 1_000
  const strayed = Math.abs((Number(run.currentTime ?? 0) % (video.duration * 1_000)) - at)
  if (strayed > STRAY_MS) run.currentTime = at
}
