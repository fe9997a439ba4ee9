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
    // Taps that came before the script; undefined once it is there.
    const early = useRef<HTMLElement[] | undefined>([])
    useEffect(() => {
      if (isNear) return
      const written = box.current?.firstElementChild
      if (!written) return bring()
      const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && bring(), {
        rootMargin: NEAR,
      })
      watcher.observe(written)
      // At the window: React lets no tap further than the document that it cannot handle yet.
      const keep = ({ target }: Event) => {
        const button = (target as Element).closest<HTMLElement>('button:not([popovertarget])')
        if (button && box.current?.contains(button)) early.current?.push(button)
      }
      window.addEventListener('click', keep, true)
      return () => {
        watcher.disconnect()
        window.removeEventListener('click', keep, true)
      }
    }, [])
    return (
      <div ref={box} style={{ display: 'contents' }}>
        <Suspense>
          <Part {...props} />
          <TakenOver early={early} />
        </Suspense>
      </div>
    )
  })
}

// Beside the part, so that its effect runs when the part is taken over.
function TakenOver({ early }: { early: RefObject<HTMLElement[] | undefined> }) {
  useEffect(() => {
    const taps = early.current ?? []
    early.current = undefined
    for (const button of taps) button.click()
  }, [early])
  return null
}

function onServer<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props>
  needed.push(load().then((loaded) => (Part = loaded)))
  return (props) => <Part {...props} />
}
