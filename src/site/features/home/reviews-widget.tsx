import { type ReactNode, useEffect, useRef, useState } from 'react'
import { brand, type ReviewsWidgetConfig } from '../../../brand.ts'
import { homeText } from '../../../language/home.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** Distance from the viewport at which the widget starts to load, px, so that it is ready when scrolled to. */
const NEAR = '400px'

/**
 * The review service's widget. Its script is added to the document once, when the widget comes near the viewport; on
 * later pages the script's own event makes it load again. It sets the page title (spec 1 §2 "Reviews widget"). If it
 * fails to load, our own reviews are shown.
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
            document.title = `${homeText().title} | ${brand.name}`
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
      <Skeleton label={homeText().loadingReviews} lines={4} />
    </div>
  )
}

const loads = new Map<string, Promise<void>>()

// The script is added once per document, and again only after it failed.
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
