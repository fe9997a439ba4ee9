/** Events within this time cause only one reload, ms. */
const GATHER_MS = 400
/** The wait before the first repetition, ms; doubles with each up to the longest. */
const FIRST_DELAY_MS = 1_000
const MAX_DELAY_MS = 30_000
/** A page that has been behind for less than this still counts as live, ms. */
const GRACE_MS = 3_000
/** A reload without an answer is repeated after this time, ms. */
const ANSWER_LIMIT_MS = 20_000

export type LiveReload = {
  /** An event of the stream: the page has to be read again. */
  changed: (eventId: string) => void
  /** The page shows what was read after this event. */
  showed: (cursor: string) => void
  /** Does not wait for the next attempt. */
  retryNow: () => void
  stop: () => void
}

/**
 * Reloads a page until it shows the last event. `onBehind` gets the time (epoch ms) since when it does not, once that has lasted
 * longer than a moment, and `undefined` when it does again. A reload may fail without saying so: the page's own cursor counts.
 */
export function createLiveReload({
  reload,
  onBehind,
}: {
  reload: () => Promise<unknown>
  onBehind: (since: number | undefined) => void
}): LiveReload {
  /** The last event, and the one up to which the page shows everything. */
  let last = 0
  let shown = 0
  let attempts = 0
  /** The last event when the present attempt began, and when that was. */
  let goal = 0
  let begunAt = 0
  let since: number | undefined
  let isSaid = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let grace: ReturnType<typeof setTimeout> | undefined

  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(attempt, ms)
  }
  const say = () => {
    if (isSaid || since === undefined) return
    isSaid = true
    onBehind(since)
  }
  const fallBehind = (at: number) => {
    since = at
    attempts = 0
    grace = setTimeout(say, GRACE_MS)
    wait(GATHER_MS)
  }
  const stop = () => {
    since = undefined
    clearTimeout(timer)
    clearTimeout(grace)
  }
  function attempt(): void {
    // The one before has not brought it.
    if (attempts > 0) say()
    const number = ++attempts
    goal = last
    begunAt = Date.now()
    wait(ANSWER_LIMIT_MS)
    const settled = () => {
      if (since !== undefined && number === attempts)
        wait(Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1)))
    }
    void reload().then(settled, settled)
  }
  return {
    changed(eventId) {
      last = Math.max(last, Number(eventId))
      if (last > shown && since === undefined) fallBehind(Date.now())
    },
    showed(cursor) {
      shown = Number(cursor)
      if (shown < goal || since === undefined) return
      const before = since
      stop()
      if (isSaid) onBehind(undefined)
      isSaid = false
      // What came since is read next; the page was current when this attempt began.
      if (shown < last) fallBehind(Math.max(before, begunAt))
    },
    retryNow() {
      if (since !== undefined && attempts > 0) wait(0)
    },
    stop,
  }
}
