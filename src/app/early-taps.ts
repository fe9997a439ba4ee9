type EarlyTap = [type: 'click' | 'submit', target: HTMLElement, submitter?: HTMLElement | null]

declare global {
  interface Window {
    /** What was tapped or sent while the app was still loading; kept by the page's inline starter script. */
    earlyTaps?: EarlyTap[] | undefined
  }
}

/** Does, now that the app listens, what the traveller already asked for. Later taps take the normal way. */
export function replayEarlyTaps(): void {
  const taps = window.earlyTaps ?? []
  window.earlyTaps = undefined
  for (const [type, target, submitter] of taps) {
    if (!target.isConnected) continue
    if (type === 'submit') (target as HTMLFormElement).requestSubmit(submitter)
    else target.click()
  }
}
