import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef } from 'react'

/** How far from the screen a part's script is sent for: about half a phone's height. */
const NEAR = '400px'

const needed: Promise<unknown>[] = []

/** Resolves when every part can be written; the server waits for it before its first page. */
export const partsReady = () => Promise.all(needed)

/**
 * A part of a page that reads and works as the server wrote it. Its script comes once the part is near the screen; until
 * then React leaves it alone, and nobody who does not get there loads it. Where the device makes the page, it comes at
 * once. The file it is loaded from ends in `.part.tsx`: the pages it is on carry its styles from the start.
 */
export function whenNear<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let isNear = false
  let bring = () => {}
  const wanted = new Promise<void>((resolve) => {
    bring = () => {
      isNear = true
      resolve()
    }
  })
  const Part = import.meta.env.SSR
    ? onServer(load)
    : lazy(async () => {
        await wanted
        return { default: await load() }
      })

  // A part that is not there yet would be lost by drawing the page around it again: only other props do.
  return memo(function WhenNear(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (isNear) return
      const written = box.current?.firstElementChild
      if (!written) return bring()
      const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && bring(), {
        rootMargin: NEAR,
      })
      watcher.observe(written)
      box.current?.addEventListener('click', keep, true)
      return () => watcher.disconnect()
    }, [])
    return (
      <div ref={box} style={{ display: 'contents' }}>
        <Suspense>
          <Part {...props} />
          <TakenOver box={box} />
        </Suspense>
      </div>
    )
  })
}

const early = new Set<HTMLElement>()

// A tap that comes before the script is done when it is there. What the browser opens by itself needs none.
function keep({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('button:not([popovertarget])')
  if (button) early.add(button)
}

function TakenOver({ box }: { box: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    box.current?.removeEventListener('click', keep, true)
    for (const button of early)
      if (box.current?.contains(button)) {
        early.delete(button)
        button.click()
      }
  }, [box])
  return null
}

function onServer<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props>
  needed.push(load().then((loaded) => (Part = loaded)))
  return (props) => <Part {...props} />
}
