import { Children, type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { layoutText } from '../language/layout.ts'
import { useAutoplay } from './autoplay.ts'
import styles from './carousel.module.css'
import { CarouselControls } from './carousel-controls.tsx'
import { classNames } from './class-names.ts'
import { useCarousel } from './use-carousel.ts'

/** How many slides show at once, from each width in px on. */
export type PerView = { base: number; 400?: number; 480?: number; 768?: number; 1024?: number; 1080?: number }

export type CarouselProps = {
  /** Names it for screen readers. */
  label: string
  perView?: PerView
  /** Fixed width of a slide with its gap, instead of a share of the row: `18.75rem`. */
  slideWidth?: string
  /** Goes on after the last slide. Needs about twice as many slides as show at once. */
  loop?: boolean
  /** Steps by itself every so many ms; comes with a pause button. */
  autoplayMs?: number
  /** Length of one step in ms. */
  speedMs?: number
  /** `desktop` hides the arrows up to 768 px. */
  arrows?: boolean | 'desktop'
  /** One dot for each place it stops at. */
  dots?: boolean
  /** Below 768 px the slides are in two rows. */
  twoRows?: boolean
  /** Above 768 px it is no carousel: style its `ul` as a grid. */
  until?: 768
  /** The slides are pictures that carry the controls up to 768 px. */
  controlsOnPicture?: boolean
  /** Slides without links or buttons cannot be reached by Tab; then the row itself can. */
  slidesTakeFocus?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A row of slides, one child each. It scrolls by touch as soon as it is painted; the script adds the rest. */
export function Carousel(props: CarouselProps) {
  const { label, autoplayMs, arrows = true, dots = false, slidesTakeFocus = true } = props
  const root = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const { selected, stops, atStart, atEnd, step, goTo } = useCarousel(viewport, props)
  const [stopped, setStopped] = useState(false)
  useAutoplay(root, { everyMs: autoplayMs, advance: () => step('next'), stopped })

  const slides = Children.toArray(props.children)
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: 'previous', ArrowRight: 'next' } as const
    const way = direction[event.key as keyof typeof direction]
    if (!way || event.defaultPrevented || (event.target as Element).matches('input, select, textarea')) return
    event.preventDefault()
    step(way)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, not slides
    <div
      ref={root}
      role="group"
      aria-roledescription={layoutText().carousel}
      aria-label={label}
      className={classNames(
        styles.carousel,
        props.controlsOnPicture && styles.picturesWithControls,
        props.className,
      )}
      style={widths(props)}
      data-until={props.until}
      onKeyDown={onKeyDown}
    >
      <div ref={viewport} className={styles.viewport} tabIndex={slidesTakeFocus ? undefined : 0}>
        <ul role="list" className={classNames(styles.track, props.twoRows && styles.twoRows)}>
          {slides.map((slide, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their places
            <li key={index} className={styles.slide}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <CarouselControls
        label={label}
        count={stops ?? slides.length}
        selected={selected}
        atStart={atStart}
        atEnd={atEnd}
        arrows={arrows}
        dots={dots}
        playing={autoplayMs ? !stopped : undefined}
        onStep={step}
        onGoTo={goTo}
        onPlay={(play) => setStopped(!play)}
      />
    </div>
  )
}

function widths({ perView = { base: 1 }, slideWidth }: CarouselProps): CSSProperties {
  const { base, ...from } = perView
  const properties: Record<string, string | number> = { '--per-view': base }
  if (slideWidth) properties['--slide-width'] = slideWidth
  for (const [width, count] of Object.entries(from)) properties[`--per-view-${width}`] = count
  return properties
}
