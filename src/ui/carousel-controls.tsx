import { ownLang } from '../language/current.ts'
import { layoutText } from '../language/layout.ts'
import styles from './carousel.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type CarouselControlsProps = {
  label: string
  count: number
  selected: number
  atStart?: boolean
  atEnd?: boolean
  arrows?: boolean | 'desktop'
  dots?: boolean
  /** `undefined` when nothing moves by itself. */
  playing: boolean | undefined
  onStep: (way: 'next' | 'previous') => void
  onGoTo: (index: number) => void
  onPlay: (play: boolean) => void
}

/** Pause, dots and arrows below a carousel or slideshow; its space is reserved from the first paint. */
export function CarouselControls(props: CarouselControlsProps) {
  const { label, count, selected, atStart, atEnd, arrows = false, dots = false, playing } = props
  if (!arrows && !dots && playing === undefined) return null
  const t = layoutText()
  return (
    <div
      lang={ownLang()}
      className={classNames(styles.controls, arrows === 'desktop' && styles.arrowsOnDesktop)}
      data-no-print
    >
      {playing !== undefined && (
        <button
          type="button"
          className={styles.play}
          onClick={() => props.onPlay(!playing)}
          aria-label={(playing ? t.pause : t.play)(label)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
      {dots && (
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: dots are positions
              key={index}
              type="button"
              className={styles.dot}
              aria-label={t.showPosition(String(index + 1), String(count))}
              aria-current={index === selected ? 'true' : undefined}
              onClick={() => props.onGoTo(index)}
            />
          ))}
        </div>
      )}
      {arrows && (
        <div className={styles.arrows}>
          <Arrow way="previous" label={label} off={atStart} onStep={props.onStep} />
          <Arrow way="next" label={label} off={atEnd} onStep={props.onStep} />
        </div>
      )}
    </div>
  )
}

type ArrowProps = { way: 'next' | 'previous'; label: string; off: boolean | undefined } & Pick<
  CarouselControlsProps,
  'onStep'
>

// Off by `aria-disabled`: a truly disabled button would drop the focus it has just been used with.
function Arrow({ way, label, off, onStep }: ArrowProps) {
  return (
    <button
      type="button"
      className={classNames(styles.arrow, way === 'previous' && styles.previous)}
      aria-label={layoutText()[way](label)}
      aria-disabled={off || undefined}
      onClick={() => !off && onStep(way)}
    >
      <Icon name="chevron" />
    </button>
  )
}
