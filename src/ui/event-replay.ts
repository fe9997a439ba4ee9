/** A click on a button, a choice in a field, or a form's submission, that came before React could handle it. */
export type EarlyEvent = {
  target: HTMLElement
  submitter?: HTMLElement | null
  /** The value of a field, or whether a radio or checkbox is checked. */
  chosen?: string | boolean | undefined
}

declare global {
  interface Window {
    /** Filled by the page's inline script (src/site/bootstrap.ts). Absent where the app rendered the page. */
    earlyEvents?: EarlyEvent[]
    /** React handles the page; lazy islands whose script is not loaded yet have `data-pending`. */
    isHydrated?: boolean
    /** Lets the browser handle a page that the app cannot, including what was clicked or submitted in it before. */
    leavePageToBrowser?: () => void
  }
}

/** Shows on what was pressed that it waits for the app, or no longer: on a slow network that may take long. */
export function markBusy({ target, submitter }: EarlyEvent, isBusy: boolean): void {
  const pressed = submitter ?? target
  pressed.ariaBusy = isBusy ? 'true' : null
}

/** Whether React makes the elements of what it renders now: always but while it hydrates a page that the server rendered. */
export function isRenderedByApp(): boolean {
  return !import.meta.env.SSR && (window.earlyEvents === undefined || window.isHydrated === true)
}

/**
 * Replays what was clicked, chosen or submitted before React could handle it. To be called in a layout effect, of the root and of
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

/**
 * Lets the browser handle a part of the page whose script cannot be loaded, including what was clicked or submitted in it
 * before.
 */
export function leaveToBrowser(part: HTMLElement): void {
  part.removeAttribute('data-pending')
  const events = window.earlyEvents ?? []
  for (const event of [...events]) {
    if (!part.contains(event.target)) continue
    events.splice(events.indexOf(event), 1)
    markBusy(event, false)
    if (event.target instanceof HTMLFormElement) sendByBrowser(event.target)
    else if (event.target instanceof HTMLAnchorElement) location.assign(event.target.href)
  }
}

/** Has the browser send a form. */
export function sendByBrowser(form: HTMLFormElement): void {
  giveId(form)
  form.submit()
}

/**
 * Gives an id to a form that the browser sends: where no answer arrives, the app may send it later, and with one id both are one
 * enquiry. What the app sends has the id of its draft.
 */
export function giveId(form: HTMLFormElement): void {
  const field = form.elements.namedItem('id')
  if (field instanceof HTMLInputElement) field.value ||= crypto.randomUUID?.() ?? ''
}

function replay(event: EarlyEvent): void {
  const { target, submitter, chosen } = event
  markBusy(event, false)
  if (chosen !== undefined) choose(target, chosen)
  // A click on the submitter, as React hydrates a form for a click but not for its submission.
  else if (submitter) submitter.click()
  else if (target instanceof HTMLFormElement) target.requestSubmit()
  else target.click()
}

// A render in between may have reset the field. React ignores an event that changes nothing according to its own value, which
// is what was last set through the property that React has overridden.
function choose(field: HTMLElement, chosen: string | boolean): void {
  // React hydrates the part of the field for it: only then may the field be set.
  field.dispatchEvent(new Event('mouseup', { bubbles: true }))
  if (field instanceof HTMLSelectElement) {
    field.value = String(chosen)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (!(field instanceof HTMLInputElement)) return
  else if (typeof chosen === 'boolean') {
    field.checked = !chosen
    field.click()
  } else {
    field.value = ''
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, chosen)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
