import { useEffect, useRef } from 'react'
import { Picture } from '../../../ui/picture.tsx'
import { savesData } from '../../../ui/saves-data.ts'
import styles from './looping-clip.module.css'

export type LoopingClipProps = {
  clip: string
  poster: string
  /** Paused by the traveller. */
  still: boolean
}

/** A silent clip that plays only while it is visible, and never with reduced motion or Save-Data. */
export function LoopingClip({ clip, poster, still }: LoopingClipProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element || still || savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        // iOS refuses to play in low power mode; the poster stays. Clips are not kept for use without a network.
        if (entry?.isIntersecting && navigator.onLine) element.play().catch(() => {})
        else element.pause()
      },
      { threshold: 0.6 },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.pause()
    }
  }, [still])
  return (
    <>
      <Picture
        name={poster}
        frame="square"
        alt=""
        sizes="(max-width: 768px) 42vw, 410px"
        className={styles.layer}
      />
      <video
        ref={video}
        src={clip}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        // What cannot be played is hidden; the poster under it stays.
        onError={(event) => {
          event.currentTarget.hidden = true
        }}
        className={styles.layer}
      />
    </>
  )
}
