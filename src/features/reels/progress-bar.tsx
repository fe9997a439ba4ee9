import { useEffect, useLayoutEffect, useRef } from 'react'
import styles from './progress-bar.module.css'
import type { PlayView, ReelPlayer } from './reel-player.ts'

type Props = { player: ReelPlayer; view: PlayView; title: string }

/** Steps of the bar: finer than a screen is wide. */
const STEPS = 1_000
/** How often line and input are set by the video; in between the line runs by itself. */
const TELL_EVERY_MS = 250
/** How far the line may stray from the video before it is set right, ms. */
const STRAY_MS = 60

/** How far the reel has played; dragged or stepped to another moment. A real range input under a drawn line. */
export function ProgressBar({ player, view, title }: Props) {
  const line = useRef<HTMLSpanElement>(null)
  const bar = useRef<HTMLInputElement>(null)
  const isDragged = useRef(false)
  const resume = useRef(false)
  const isPlaying = view.state === 'playing'

  useEffect(() => {
    const tell = () => {
      const video = player.video()
      if (!video?.duration || isDragged.current) return
      if (bar.current) bar.current.value = String((video.currentTime / video.duration) * STEPS)
      draw(line.current, video, isPlaying)
    }
    tell()
    const timer = setInterval(tell, TELL_EVERY_MS)
    return () => clearInterval(timer)
  }, [player, isPlaying])

  // An animation without end outlives its element, and would keep it.
  useLayoutEffect(() => {
    const drawn = line.current
    return () => {
      for (const animation of drawn?.getAnimations() ?? []) animation.cancel()
    }
  }, [])

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
    const video = player.video()
    if (!video) return
    player.seek((input.valueAsNumber / STEPS) * video.duration)
    draw(line.current, video, false)
    const [now, whole] = [Math.round(video.currentTime), Math.round(video.duration)]
    input.setAttribute('aria-valuetext', `${now} of ${whole} seconds`)
  }
  return (
    <div className={styles.bar} data-waiting={view.state === 'waiting'}>
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
function draw(line: HTMLElement | null, video: HTMLVideoElement, isPlaying: boolean): void {
  if (!line) return
  const [running] = line.getAnimations()
  const animation =
    running ??
    line.animate(
      { transform: ['scaleX(0)', 'scaleX(1)'] },
      { duration: video.duration * 1_000, iterations: Number.POSITIVE_INFINITY },
    )
  if (isPlaying) animation.play()
  else animation.pause()
  const at = video.currentTime * 1_000
  const strayed = Math.abs((Number(animation.currentTime ?? 0) % (video.duration * 1_000)) - at)
  if (strayed > STRAY_MS) animation.currentTime = at
}
