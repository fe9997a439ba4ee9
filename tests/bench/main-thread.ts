import { type Browser, chromium } from 'playwright'
import { chromiumOptions } from '../support/chromium.ts'
import { startServer } from '../support/server.ts'
import type { Row } from './api.ts'
import { median } from './median.ts'
import { PHONE, slowTab } from './slow-phone.ts'
import { removeScripts } from './without-scripts.ts'

const PORT = 3388
const RUNS = 3
/** Long enough for everything that starts by itself. */
const SETTLE_MS = 3_500
/** A task that takes longer is a long one, ms. */
const TASK_MS = 50
/** A layout of this share of the page is one of all of it. */
const WHOLE_SHARE = 0.6

/** Most layouts of the whole page, and most long tasks beyond those of the page without its scripts. */
const BUDGETS: Record<string, { layouts: number; tasks: number }> = {
  '/': { layouts: 4, tasks: 5 },
  '/bali': { layouts: 4, tasks: 5 },
  '/bali/blissful-bali-kuta-and-ubud-escape': { layouts: 4, tasks: 5 },
  '/landingpage': { layouts: 4, tasks: 5 },
}

/** What this reads of an event of Chromium's trace; times are µs, `tdur` of processor time. */
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { url?: string }; beginData?: { dirtyObjects?: number; totalObjects?: number } }
}

/**
 * What a page's start asks of a slow phone's main thread, each beside its budget. Tasks are measured in processor time and
 * layouts are counted, so that other work on the machine hardly changes them.
 */
export async function benchMainThread(): Promise<Row[]> {
  const server = await startServer({ port: PORT })
  const browser = await chromium.launch(chromiumOptions({ measured: true }))
  try {
    const rows: Row[] = []
    for (const [path, budget] of Object.entries(BUDGETS)) {
      const ours: { layouts: number; tasks: number }[] = []
      const floor: number[] = []
      for (let run = 0; run < RUNS; run++) {
        ours.push(await start(browser, server.url + path, true))
        floor.push((await start(browser, server.url + path, false)).tasks)
      }
      const row = (what: string, count: number, most: number): Row => ({
        what: `${path} ${what}`,
        unit: '',
        ours: count,
        floor: most,
        ratio: count / most,
        bound: '≤ 1',
      })
      const tasks = median(ours.map(({ tasks }) => tasks)) - median(floor)
      rows.push(
        row(
          'layouts of the whole page beside their budget',
          median(ours.map(({ layouts }) => layouts)),
          budget.layouts,
        ),
        row('long tasks beyond those without scripts beside their budget', Math.max(tasks, 0), budget.tasks),
      )
    }
    return rows
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function start(browser: Browser, url: string, hasScripts: boolean) {
  const context = await browser.newContext(PHONE)
  if (!hasScripts) await removeScripts(context, url)
  const { page } = await slowTab(context, { network: false })
  await browser.startTracing(page, {
    categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
  })
  await page.goto(url)
  if (hasScripts) await page.waitForFunction(() => window.isHydrated)
  await page.waitForTimeout(SETTLE_MS)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  await context.close()
  const load = traceEvents.find(({ name, args }) => name === 'CommitLoad' && args?.data?.url?.startsWith(url))
  if (!load) throw new Error(`The trace has no load of ${url}.`)
  const own = traceEvents.filter(
    ({ pid, tid, ts, ph }) => ph === 'X' && pid === load.pid && tid === load.tid && ts >= load.ts,
  )
  return { layouts: own.filter(isWhole).length, tasks: outermost(own).filter(isLong).length }
}

function isWhole({ name, args }: TraceEvent): boolean {
  const { dirtyObjects = 0, totalObjects = 0 } = args?.beginData ?? {}
  return (
    name === 'Layout' && totalObjects > 0 && dirtyObjects / totalObjects >= WHOLE_SHARE && dirtyObjects > 100
  )
}

function isLong({ tdur = 0 }: TraceEvent): boolean {
  return tdur > TASK_MS * 1_000
}

// A task may be recorded twice, one within the other.
function outermost(events: TraceEvent[]): TraceEvent[] {
  let end = 0
  return events
    .filter(({ name }) => name.endsWith('RunTask'))
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      const isOuter = ts >= end
      if (isOuter) end = ts + dur
      return isOuter
    })
}
