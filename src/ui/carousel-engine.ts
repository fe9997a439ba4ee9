import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel'
import { SWIPE_THRESHOLD_PX } from './swipe.ts'

/** Embla counts a step's length in its own unit; this many ms of visible movement make one. */
const MS_PER_EMBLA_DURATION = 36

export type EngineOptions = {
  loop: boolean
  /** Two rows below 768 px: a step moves both. */
  twoRows: boolean
  /** The widest screen in px on which it is a carousel at all. */
  until: number | undefined
  /** Length of one step in ms. */
  speedMs: number | undefined
}

/** Lets Embla control a row that could be scrolled until now, and keeps its scroll position. */
export function startCarousel(viewport: HTMLElement, options: EngineOptions): EmblaCarouselType {
  const { loop, twoRows, until, speedMs } = options
  const breakpoints: EmblaOptionsType['breakpoints'] = {
    ...(twoRows && { '(max-width: 767px)': { slidesToScroll: 2 } }),
    ...(until && { [`(min-width: ${until + 1}px)`]: { active: false } }),
    '(prefers-reduced-motion: reduce)': { duration: 0 },
  }
  const scrolledTo = indexAtStart(viewport)
  viewport.dataset.live = ''
  viewport.scrollLeft = 0
  const embla = EmblaCarousel(viewport, {
    loop,
    align: 'start',
    containScroll: loop ? false : 'trimSnaps',
    startIndex: scrolledTo,
    ...(speedMs && { duration: speedMs / MS_PER_EMBLA_DURATION }),
    breakpoints,
  })
  stepOnSwipe(embla)
  return embla
}

function indexAtStart(viewport: HTMLElement): number {
  const slides = [...(viewport.firstElementChild?.children ?? [])]
  const start = viewport.getBoundingClientRect().left
  const index = slides.findIndex((slide) => slide.getBoundingClientRect().right > start + 1)
  return Math.max(0, index)
}

// Embla asks for a fast or a long swipe; the site's rule is 50 px, however slow (spec 1 §4, §9).
function stepOnSwipe(embla: EmblaCarouselType): void {
  let startIndex = 0
  let startLocation = 0
  embla.on('pointerDown', () => {
    startIndex = embla.selectedScrollSnap()
    startLocation = embla.internalEngine().location.get()
  })
  embla.on('pointerUp', () => {
    const { location, limit, options } = embla.internalEngine()
    // A loop's location jumps by the whole row's length where it starts over.
    const laps = options.loop ? Math.round((location.get() - startLocation) / limit.length) : 0
    const moved = location.get() - startLocation - laps * limit.length
    if (embla.selectedScrollSnap() !== startIndex || Math.abs(moved) <= SWIPE_THRESHOLD_PX) return
    if (moved < 0) embla.scrollNext()
    else embla.scrollPrev()
  })
}
