/** A click on a button, or a form's submission, that came before React could handle it. */
export type EarlyEvent = { target: HTMLElement; submitter?: HTMLElement | null }

declare global {
  interface Window {
    /** Filled by the page's inline script (src/site/bootstrap.ts). Absent where the app rendered the page. */
    earlyEvents?: EarlyEvent[]
    /** React handles the page; lazy islands whose script is not loaded yet have `data-pending`. */
    isHydrated?: boolean
  }
}

/** Whether React makes the elements of what it renders now: always but while it hydrates a page that the server rendered. */
export function isRenderedByApp(): boolean {
  return !import.meta.env.SSR && (window.earlyEvents === undefined || window.isHydrated === true)
}

/**
 * Replays what was clicked or submitted before React could handle it. To be called in a layout effect, of the root and of
 * each lazy island: no event can come between React's commit and it.
 */
export function replayEarlyEvents(): void {
  window.isHydrated = true
  // After the effect: for a click React hydrates the clicked part at once, but not during a commit.
  setTimeout(() => {
    const events = window.earlyEvents?.splice(0) ?? []
    for (const event of events) {
      if (event.target.closest('[data-pending]')) window.earlyEvents?.push(event)
      else if (event.target.isConnected) replay(event)
    }
  })
}

/** Gives a part of the page whose script cannot be loaded back to the browser, with what was clicked or submitted in it. */
export function leaveToBrowser(part: HTMLElement): void {
  part.removeAttribute('data-pending')
  const events = window.earlyEvents ?? []
  for (const event of [...events]) {
    if (!part.contains(event.target)) continue
    events.splice(events.indexOf(event), 1)
    if (event.target instanceof HTMLFormElement) event.target.submit()
    else if (event.target instanceof HTMLAnchorElement) location.assign(event.target.href)
  }
}

function replay({ target, submitter }: EarlyEvent): void {
  // A click on the submitter, as React hydrates a form for a click but not for its submission.
  if (submitter) submitter.click()
  else if (target instanceof HTMLFormElement) target.requestSubmit()
  else target.click()
}
