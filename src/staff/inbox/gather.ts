/** What comes within this time after something was applied is applied together, ms. */
const GATHER_MS = 200

/**
 * Applies what comes one by one: at once after a pause, else together with what follows. Each time costs as much as the whole
 * list, and a flood of enquiries comes by thousands.
 */
export function createGatherer<Item>(apply: (items: Item[]) => void) {
  let gathered: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    if (gathered.length === 0) return
    const items = gathered
    gathered = []
    timer = setTimeout(flush, GATHER_MS)
    apply(items)
  }
  return {
    add(item: Item): void {
      gathered.push(item)
      if (timer === undefined) flush()
    },
    /** Applies nothing that is waiting. */
    drop(): void {
      clearTimeout(timer)
      timer = undefined
      gathered = []
    },
  }
}
