import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CarouselProps } from './carousel.tsx'

type Place = {
  selected: number
  atStart: boolean
  atEnd: boolean
  /** How many places it stops at: fewer than slides where several show at once. */
  stops?: number
}

/** Starts the carousel's engine when the carousel comes into view, and steps it; until then steps scroll the row itself. */
export function useCarousel(viewport: RefObject<HTMLElement | null>, props: CarouselProps) {
  const { loop = false, twoRows = false, until, speedMs } = props
  const engine = useRef<EmblaCarouselType>(undefined)
  const [place, setPlace] = useState<Place>({ selected: 0, atStart: !loop, atEnd: false })

  useEffect(() => {
    const element = viewport.current
    if (!element) return
    let isUnmounted = false
    const start = async () => {
      const { startCarousel } = await import('./carousel-engine.ts')
      if (isUnmounted) return
      const embla = startCarousel(element, { loop, twoRows, until, speedMs })
      const update = () =>
        setPlace({
          selected: embla.selectedScrollSnap(),
          stops: embla.scrollSnapList().length,
          atStart: !embla.canScrollPrev(),
          atEnd: !embla.canScrollNext(),
        })
      embla.on('select', update).on('reInit', update)
      engine.current = embla
      update()
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      // Without the engine the row still scrolls: offline before it was ever fetched, for one.
      start().catch(() => {})
    })
    observer.observe(element)
    return () => {
      isUnmounted = true
      observer.disconnect()
      engine.current?.destroy()
      engine.current = undefined
      delete element.dataset.live
    }
  }, [viewport, loop, twoRows, until, speedMs])

  const step = (way: 'next' | 'previous') => {
    if (engine.current) return way === 'next' ? engine.current.scrollNext() : engine.current.scrollPrev()
    const row = viewport.current
    row?.scrollBy({ left: (way === 'next' ? 1 : -1) * row.clientWidth, behavior: 'smooth' })
  }
  const goTo = (index: number) => {
    if (engine.current) return engine.current.scrollTo(index)
    const row = viewport.current
    row?.scrollTo({ left: index * row.clientWidth, behavior: 'smooth' })
  }
  return { ...place, step, goTo }
}
