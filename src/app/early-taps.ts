type EarlyTap = [type: 'click' | 'submit', target: HTMLElement, submitter?: HTMLElement | null]

declare global {
  interface Window {
    /** What was tapped or sent while the app was still loading; kept by the page's inline starter script. */
    earlyTaps?: EarlyTap[] | undefined
  }
}

/** Parts of a page are taken over one after the other; after so long, ms, whatever is left is done as it is. */
const TAKE_OVER_LIMIT_MS = 5_000

/** Does what the traveller already asked for, each as soon as the app listens there. Later taps take the normal way. */
export function replayEarlyTaps(): void {
  const until = performance.now() + TAKE_OVER_LIMIT_MS
  const look = () => {
    const isLast = performance.now() > until
    const taps = window.earlyTaps ?? []
    for (const tap of taps.splice(0)) {
      if (isLast || isTakenOver(tap[1])) replay(tap)
      else taps.push(tap)
    }
    if (isLast) window.earlyTaps = undefined
    else requestAnimationFrame(look)
  }
  look()
}

// React marks the elements it listens for; the starter script asks the same.
function isTakenOver(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'))
}

function replay([type, target, submitter]: EarlyTap): void {
  if (!target.isConnected) return
  if (type === 'submit') (target as HTMLFormElement).requestSubmit(submitter)
  else target.click()
}
