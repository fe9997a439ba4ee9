import { onPageReturn } from '../state/page-return.ts'
import { onLayerOpened, topLayer } from '../ui/layers.ts'

/**
 * Marks a history entry that stands for what is open over the page: it is the page's own entry once more, directly after it.
 * It stays when the layer is closed by other means, because taking it back takes time, in which a navigation could begin.
 */
const MARK = 'layer'
/** The router's number of an entry. */
const INDEX = '__TSR_index'

type State = Record<string, unknown> | null

/** Whether the present entry is marked, and the router's number of it and of its page. */
let isMarked = false
let index: unknown
/** What the router put in the place of the marked entry, which its page's entry then has to get as well. */
let replacement: { state: State; url: string } | undefined
/** The marked entry is being left, because nothing is open. */
let isLeavingMark = false
let write: Pick<History, 'pushState' | 'replaceState'>

/**
 * From now on, Back closes what is open over the page (a menu, a dialog) instead of leaving the page. Called once, before the
 * router listens to the history: browsers call listeners of the window in their order, and it does not see these steps.
 */
export function closeOnBack(): void {
  write = { pushState: history.pushState.bind(history), replaceState: history.replaceState.bind(history) }
  followWrites()
  isMarked = hasMark(history.state)
  index = indexOf(history.state)
  addEventListener('popstate', follow, { capture: true })
  // The page was restored from the back/forward cache: what was open may have been closed before.
  onPageReturn(() => isMarked && !topLayer() && leaveMark())
  onLayerOpened(mark)
  // After a reload, nothing is open any more.
  if (isMarked) leaveMark()
}

function mark(): void {
  if (isMarked || !topLayer()) return
  isMarked = true
  index = indexOf(history.state)
  write.pushState({ ...history.state, [MARK]: true }, '')
}

function leaveMark(): void {
  isLeavingMark = true
  history.back()
}

// A next page takes the place of the marked entry, so that Back leads from it to this page in one step.
function followWrites(): void {
  history.pushState = (...entry) => {
    if (!isMarked) return write.pushState(...entry)
    isMarked = false
    replacement = undefined
    write.replaceState(...entry)
    // It may be the same page with another query, and the layer still be open.
    setTimeout(mark)
  }
  history.replaceState = (state: State, unused, url) => {
    if (!isMarked) return write.replaceState(state, unused, url)
    // The page's own entry has no mark, also where what is written was made from the marked entry's state.
    replacement = { state: { ...state, [MARK]: undefined }, url: String(url ?? location.href) }
    write.replaceState({ ...state, [MARK]: true }, unused, url)
  }
}

function follow(event: PopStateEvent): void {
  const wasMarked = isMarked
  isMarked = hasMark(history.state)
  const isSamePage = wasMarked !== isMarked && indexOf(history.state) === index
  if (!isSamePage) {
    index = indexOf(history.state)
    replacement = undefined
    if (isMarked) leaveMark()
    return
  }
  event.stopImmediatePropagation()
  if (isMarked) return
  if (replacement) write.replaceState(replacement.state, '', replacement.url)
  replacement = undefined
  const close = topLayer()
  if (close) {
    close()
    // A layer that asks before it closes, or one below it, is still open.
    setTimeout(mark)
  } else if (!isLeavingMark) history.back()
  isLeavingMark = false
}

function hasMark(state: State): boolean {
  return state?.[MARK] === true
}

function indexOf(state: State): unknown {
  return state?.[INDEX]
}
