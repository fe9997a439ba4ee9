import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { localAddress, ownLang } from '../language/current.ts'
import { layoutText } from '../language/layout.ts'
import { leaveToBrowser, replayEarlyEvents } from './event-replay.ts'
import { markCurrent } from './mark-current.ts'

/** An island's script is loaded when the island is this far from the screen: about half a phone's height. */
const LOAD_MARGIN = '400px'

const loading: Promise<unknown>[] = []

/** Resolves when the server can render every island; the server waits for it before its first page. */
export const islandsReady = () => Promise.all(loading)

/**
 * A part of a page that the server renders and whose script is loaded when it comes near the screen; until then React
 * does not hydrate it. Where the page is rendered in the browser, the script is loaded at once. A script that could not be loaded is
 * asked for again when the network returns and when an island comes near again. The file it is loaded
 * from ends in `.island.tsx`: the server inlines the styles of such files into the pages that import them. Before other props
 * are given to an island, it is loaded with `request`: React may drop what the server rendered and wait for the script.
 * `margin` is a CSS length, for an island that is loaded nearer to the screen than others.
 */
export function lazyIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  margin = LOAD_MARGIN,
) {
  let isLoaded = false
  let isFailed = false
  let request = () => {}
  let rendered: HTMLElement | null = null
  let isMissing = false
  let showFailure = () => {}
  const requested = () =>
    new Promise<void>((resolve) => {
      request = resolve
    })
  const first = requested()
  const Island = import.meta.env.SSR
    ? onServer(load)
    : lazy(async () => {
        await first
        while (true) {
          try {
            const loaded = await load()
            isLoaded = true
            return { default: loaded }
          } catch (error) {
            // The error screen loads the page again, with the scripts of a newer release.
            if (isMissing && !rendered && navigator.onLine) throw error
            isFailed = true
            showFailure()
            // What the server rendered stays: its links and forms work by themselves.
            if (rendered) leaveToBrowser(rendered)
            const again = requested()
            addEventListener('online', () => request(), { once: true })
            await again
          }
        }
      })

  const onMissing = (show: () => void) => {
    isMissing = true
    showFailure = show
    if (isFailed) show()
    request()
    return () => {
      isMissing = false
      showFailure = () => {}
    }
  }

  // A render of the page would replace an island that is not hydrated yet: `memo` renders it for other props only.
  const LazyIsland = memo(function LazyIsland(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const first = box.current?.firstElementChild
      if (isLoaded || !first) return
      rendered = box.current
      if (isFailed && rendered) leaveToBrowser(rendered)
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && request(), {
        rootMargin: margin,
      })
      observer.observe(first)
      return () => {
        observer.disconnect()
        rendered = null
      }
    }, [])
    return (
      <div ref={box} data-pending="" style={{ display: 'contents' }}>
        <Suspense fallback={<Missing box={box} onMissing={onMissing} />}>
          <Island {...props} />
          <IslandReady box={box} />
        </Suspense>
      </div>
    )
  })
  return Object.assign(LazyIsland, { request: () => request() })
}

// Stands for an island whose script is not loaded: one that the browser renders, or one that React has dropped because its
// props or a context above it changed. It cannot come near the screen, because it has no content. Says so when the script could
// not be loaded.
function Missing({ box, onMissing }: MissingProps) {
  const [isFailed, setFailed] = useState(false)
  useEffect(() => onMissing(() => setFailed(true)), [onMissing])
  if (!isFailed || !box.current?.closest('main')) return null
  const { partMissing, contactUs } = layoutText()
  return (
    <p role="status" lang={ownLang()} style={{ padding: 'var(--space-5)', textAlign: 'center' }}>
      {partMissing} <a href={localAddress('/contact')}>{contactUs}</a>
    </p>
  )
}

type MissingProps = {
  box: RefObject<HTMLElement | null>
  /** Asks for the script; calls back when it could not be loaded. Returns how to unsubscribe. */
  onMissing: (showFailure: () => void) => () => void
}

// Beside the island, so that its effect runs when the island is hydrated.
function IslandReady({ box }: { box: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => begin(box.current), [box])
  // React sets the box only after that where the script was there before the island, as on a second page with the same form.
  useEffect(() => begin(box.current), [box])
  return null
}

function begin(island: HTMLElement | null): void {
  if (!island?.hasAttribute('data-pending')) return
  if (!island.closest('main')) markCurrent(island)
  island.removeAttribute('data-pending')
  replayEarlyEvents()
}

function onServer<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Island: ComponentType<Props>
  loading.push(load().then((loaded) => (Island = loaded)))
  return (props) => <Island {...props} />
}
