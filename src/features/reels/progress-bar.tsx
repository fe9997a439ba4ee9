import { useEffect, useLayoutEffect, useRef } from 'react'
import styles from './progress-bar.module.css'
import type { PlayState, ReelPlayer } from './reel-player.ts'

type Props = {
  player: ReelPlayer
  index: number
  /** What its reel does; `undefined` while that is not in view, and the bar there but hidden. */
  state: PlayState | undefined
  title: string
}

/** Steps of the bar: finer than a screen is wide. */
const STEPS = 1_000
/** How often line and input are set by the video; in between the line runs by itself. */
const TELL_EVERY_MS = 250
/** The line grows by a pixel or two at a time. */
const LINE_STEPS_PER_S = 20
/** How far the line may stray from the video before it is set right, ms. */
const STRAY_MS = 60

/** How far the reel has played; dragged or stepped to another moment. A real range input under a drawn line. */
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
    const tell = () => {
      const video = player.videoOf(index)
      // The next one plays already; this bar goes when the swipe is over.
      if (!video) run.current?.pause()
      if (!video?.duration || isDragged.current || !line.current) return
      if (bar.current) bar.current.value = String((video.currentTime / video.duration) * STEPS)
      run.current ??= animate(line.current, video.duration)
      follow(run.current, video, isPlaying)
    }
    tell()
    const timer = setInterval(tell, TELL_EVERY_MS)
    return () => clearInterval(timer)
  }, [player, index, isInView, isPlaying])

  // An animation without end outlives its element, and would keep it.
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
    const [now, whole] = [Math.round(video.currentTime), Math.round(video.duration)]
    input.setAttribute('aria-valuetext', `${now} of ${whole} seconds`)
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

// One animation as long as the video, run by the browser beside the page's script: a swipe never waits for it.
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
