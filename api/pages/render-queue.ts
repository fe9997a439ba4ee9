/** Highest first: a page for one traveller (a refused form, a receipt), a page cached for everybody, a search. */
export const PRIORITIES = ['personal', 'page', 'search'] as const
export type Priority = (typeof PRIORITIES)[number]

/** How many pages of each priority may wait: about as many as are rendered before a browser gives up. */
const MAX_WAITING: Record<Priority, number> = { personal: 20, page: 100, search: 20 }

/**
 * The order in which the priorities get their turns. High priorities have most of them, but not all: otherwise a client that
 * requests such pages without a pause would block all others.
 */
const TURNS: readonly Priority[] = ['personal', 'page', 'personal', 'page', 'search']

/** Too many pages are waiting to be rendered. */
export class RenderBusyError extends Error {}

/** Runs one task at a time, in {@link TURNS}; rejects with {@link RenderBusyError} when too many wait. */
export function createRenderQueue() {
  const waiting: Record<Priority, (() => Promise<void>)[]> = { personal: [], page: [], search: [] }
  let running = false
  let turn = 0

  async function runAll(): Promise<void> {
    if (running) return
    running = true
    for (let next = take(); next; next = take()) await next()
    running = false
  }

  function take(): (() => Promise<void>) | undefined {
    const present = TURNS[turn++ % TURNS.length] as Priority
    const priority = [present, ...PRIORITIES].find((priority) => waiting[priority].length > 0)
    return priority && waiting[priority].shift()
  }

  function enqueue<T>(priority: Priority, task: () => Promise<T>): Promise<T> {
    if (waiting[priority].length >= MAX_WAITING[priority]) return Promise.reject(new RenderBusyError())
    return new Promise<T>((resolve, reject) => {
      waiting[priority].push(() => task().then(resolve, reject))
      void runAll()
    })
  }

  return Object.assign(enqueue, {
    /** Number of pages that wait. */
    waiting: () => PRIORITIES.reduce((sum, priority) => sum + waiting[priority].length, 0),
  })
}
