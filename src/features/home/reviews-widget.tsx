import { useEffect, useRef } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'

export type ReviewsWidgetProps = { script: string; id: string }

/** The review service's widget. Its script is added once to the page, and only when a reader comes near. */
export function ReviewsWidget({ script, id }: ReviewsWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        if (document.querySelector(`script[src="${CSS.escape(script)}"]`)) return
        document.head.append(Object.assign(document.createElement('script'), { src: script, async: true }))
      },
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [script])
  return (
    <div ref={place} id={id}>
      <Skeleton label="Loading reviews" lines={4} />
    </div>
  )
}
