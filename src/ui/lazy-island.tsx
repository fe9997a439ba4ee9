import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { leaveToBrowser, replayEarlyEvents } from './event-replay.ts'

/** An island's script is loaded when the island is this far from the screen: about half a phone's height. */
const LOAD_MARGIN = '400px'

const loading: Promise<unknown>[] = []

/** Resolves when the server can render every island; the server waits for it before its first page. */
export const islandsReady = () => Promise.all(loading)

/**
 * A part of a page that the server renders and whose script is loaded when it comes near the screen; until then React
 * does not hydrate it. Where the page is rendered in the browser, the script is loaded at once. The file it is loaded
 * from ends in `.island.tsx`: the server inlines the styles of such files into the pages that import them. Before other props
 * are given to an island, it is loaded with `request`: React may drop what the server rendered and wait for the script.
 */
export function lazyIsland<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let isRequested = false
  let request = () => {}
  let rendered: HTMLElement | null = null
  let leave = () => {}
  const requested = new Promise<void>((resolve) => {
    request = () => {
      isRequested = true
      resolve()
    }
  })
  const Island = import.meta.env.SSR
    ? onServer(load)
    : lazy(async () => {
        await requested
        const left = new Promise<void>((resolve) => {
          leave = resolve
        })
        try {
          return { default: await load() }
        } catch (error) {
          // What the server rendered stays as long as the page does: its links and forms work by themselves.
          if (rendered) {
            leaveToBrowser(rendered)
            await left
          }
          throw error
        }
      })

  // A render of the page would replace an island that is not hydrated yet: `memo` renders it for other props only.
  const LazyIsland = memo(function LazyIsland(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const first = box.current?.firstElementChild
      if (isRequested || !first) return
      rendered = box.current
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && request(), {
        rootMargin: LOAD_MARGIN,
      })
      observer.observe(first)
      return () => {
        observer.disconnect()
        leave()
      }
    }, [])
    return (
      <div ref={box} data-pending="" style={{ display: 'contents' }}>
        <Suspense fallback={<Missing request={request} />}>
          <Island {...props} />
          <IslandReady box={box} />
        </Suspense>
      </div>
    )
  })
  return Object.assign(LazyIsland, { request: () => request() })
}

// In place of an island whose script is not there: one that the browser renders, or one that React has dropped because the
// props or a context above have changed. Nothing of it could come near the screen.
function Missing({ request }: { request: () => void }) {
  useEffect(request, [request])
  return null
}

// Beside the island, so that its effect runs when the island is hydrated.
function IslandReady({ box }: { box: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    box.current?.removeAttribute('data-pending')
    replayEarlyEvents()
  }, [box])
  return null
}

function onServer<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Island: ComponentType<Props>
  loading.push(load().then((loaded) => (Island = loaded)))
  return (props) => <Island {...props} />
}
