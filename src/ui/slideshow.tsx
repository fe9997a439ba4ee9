import { type ReactNode, useRef, useState } from 'react'
import { layoutText } from '../language/layout.ts'
import { useAutoplay } from './autoplay.ts'
import carousel from './carousel.module.css'
import { CarouselControls } from './carousel-controls.tsx'
import { classNames } from './class-names.ts'
import styles from './slideshow.module.css'
import { useSwipe } from './swipe.ts'

export type SlideshowProps = {
  label: string
  /** Each slide fills the same box; the first one gives it its size. */
  slides: readonly ReactNode[]
  /** Time each slide stays, in ms. */
  everyMs: number
  className?: string | undefined
}

/** Pictures that fade into one another in one place (0.6 s, spec 1 §9), wrapping around; swiped left for the next. */
export function Slideshow({ label, slides, everyMs, className }: SlideshowProps) {
  const root = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(0)
  const [reached, setReached] = useState(0)
  const [stopped, setStopped] = useState(false)
  const goTo = (index: number) => {
    const next = (index + slides.length) % slides.length
    setSelected(next)
    // The next slide is fetched while this one is shown; a slide that is never reached is never fetched.
    setReached((before) => Math.max(before, next + 1))
  }
  const step = (way: 'next' | 'previous') => goTo(selected + (way === 'next' ? 1 : -1))
  useAutoplay(root, { everyMs, advance: () => step('next'), stopped })
  const swipe = useSwipe(step)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, not slides
    <div
      ref={root}
      role="group"
      aria-roledescription={layoutText().slideshow}
      aria-label={label}
      className={classNames(carousel.picturesWithControls, className)}
    >
      <div className={styles.stack} {...swipe}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their places
            key={index}
            role="group"
            aria-roledescription={layoutText().slide}
            aria-label={layoutText().position(String(index + 1), String(slides.length))}
            className={classNames(styles.slide, index === selected && styles.shown)}
            inert={index !== selected}
          >
            {(index <= reached || index === selected) && slide}
          </div>
        ))}
      </div>
      <CarouselControls
        label={label}
        count={slides.length}
        selected={selected}
        dots
        playing={!stopped}
        onStep={step}
        onGoTo={goTo}
        onPlay={(play) => setStopped(!play)}
      />
    </div>
  )
}
