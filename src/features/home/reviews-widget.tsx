import { type ReactNode, useEffect, useRef, useState } from 'react'
import { brand, type ReviewsWidgetConfig } from '../../brand.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TRAVEL_EXPERIENCE_TITLE } from './home-copy.ts'

/** What comes before the widget is in view, in px: it should be there when its reader is. */
const NEAR = '400px'

/**
 * The review service's widget. Its script is added once to the page, and only when a reader comes near; on a later page it
 * is asked to load again by its own event. It gives the page its title (spec 1 §2 "Reviews widget"). Where it cannot be had, the reviews we keep stand in for it.
 */
export function ReviewsWidget({ script, id, instead }: ReviewsWidgetConfig & { instead: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        load(script).then(
          () => {
            document.title = `${TRAVEL_EXPERIENCE_TITLE} | ${brand.name}`
          },
          () => setFailed(true),
        )
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [script])
  if (failed) return instead
  return (
    <div ref={place} id={id}>
      <Skeleton label="Loading reviews" lines={4} />
    </div>
  )
}

const loads = new Map<string, Promise<void>>()

// Once, however many pages with reviews are opened; again only after it failed.
function load(script: string): Promise<void> {
  const known = loads.get(script)
  if (known) {
    void known.then(() => window.dispatchEvent(new Event('reviews-widget')))
    return known
  }
  const loading = new Promise<void>((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src: script, async: true })
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      loads.delete(script)
      reject(new Error(`${script} could not be loaded.`))
    }
    document.head.append(element)
  })
  loads.set(script, loading)
  return loading
}
