/** Parts of a page that tell the reader where they are when they get the focus. */
const PART =
  'li, article, section, form, fieldset, dialog, [role="group"], [role="dialog"], ul[aria-label], ul[aria-labelledby], [data-part]'

/**
 * When the focused element is removed, moves the focus to the nearest part around it that is left, or to the page's heading:
 * browsers drop it to the document, and keyboard and screen reader users would start again at the top. Returns how to stop.
 */
export function keepFocus(): () => void {
  let path: Element[] = []
  const enter = ({ target }: FocusEvent) => {
    path = target instanceof Element ? ancestors(target) : []
  }
  // The focus was left on purpose, by a click on an empty area: a later removal must not move it. Nor must one while it goes
  // to another element, which does not have it yet.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) {
      path = []
      return
    }
    setTimeout(() => {
      if (path[0]?.isConnected && hasNone()) path = []
    })
  }
  const observer = new MutationObserver(() => {
    const [focused, ...around] = path
    if (!focused || focused.isConnected || !hasNone()) return
    path = []
    focusPart(around.find((part) => part.isConnected && part.matches(PART)) ?? null)
  })
  document.addEventListener('focusin', enter)
  // Before the page's own listeners, which may remove the element that loses the focus.
  addEventListener('focusout', leave, { capture: true })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', enter)
    removeEventListener('focusout', leave, { capture: true })
  }
}

/** Moves the focus to the page's heading, without scrolling. */
export function focusHeading(): void {
  focusPart(null)
}

function focusPart(part: Element | null): void {
  const target = part ?? document.querySelector('main h1') ?? document.querySelector('main')
  if (!(target instanceof HTMLElement)) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function ancestors(element: Element): Element[] {
  const path = [element]
  for (let at = element.parentElement; at; at = at.parentElement) path.push(at)
  return path
}

function hasNone(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
