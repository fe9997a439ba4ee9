// `npm run bench [-- subject …]`: every measurement beside its floor, as tables and as test-results/bench.json. `--save` also
// writes them to RESULTS.md, unless the machine is busy; of subjects that were not asked for, what was measured before stays.
// `--check` measures only what hardly depends on the machine's speed, and fails when a first view or a start is over its budget.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchApi, type Row } from './api.ts'
import { benchBlocking } from './blocking.ts'
import { benchFirstViews } from './first-views.ts'
import { benchFloods } from './floods.ts'
import { benchInbox } from './inbox.ts'
import { benchInteractions } from './interactions.ts'
import { benchMainThread } from './main-thread.ts'
import { benchPages, type PageRow } from './pages.ts'
import { benchReels } from './reels.ts'
import { type Part, saveResults, shown, untilCalm } from './results.ts'
import { benchSearch } from './search.ts'
import { benchServerPages } from './server-pages.ts'
import { benchStarts } from './starts.ts'

/** What can be asked for by name. */
const subjects: Record<string, () => Promise<Row[]>> = {
  'first-views': benchFirstViews,
  'main-thread': benchMainThread,
  blocking: benchBlocking,
  interactions: benchInteractions,
  starts: benchStarts,
  pages: async () => (await benchPages()).flatMap(pageRows),
  'server-pages': benchServerPages,
  api: benchApi,
  floods: benchFloods,
  inbox: benchInbox,
  search: async () => benchSearch(),
  reels: benchReels,
}

/** What does not depend on other work. */
const CALM_OR_BUSY: readonly string[] = ['first-views']

const { values: options, positionals } = parseArgs({
  options: { check: { type: 'boolean' }, save: { type: 'boolean' } },
  allowPositionals: true,
})
const asked = options.check ? CALM_OR_BUSY : positionals
const unknown = asked.filter((name) => !(name in subjects))
if (unknown.length > 0)
  throw new Error(
    `There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(subjects).join(', ')}.`,
  )

const parts: Part[] = []
for (const [name, measure] of Object.entries(subjects)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  // Bytes and requests are the same on a busy machine.
  const isBusy = !CALM_OR_BUSY.includes(name) && !(await untilCalm())
  if (isBusy && options.save)
    throw new Error(
      `Other work runs on this machine, so ${name} was not measured; what was before is in RESULTS.md.`,
    )
  if (isBusy) console.warn(`${name}: other work runs on this machine, so compare the ratios only.`)
  const started = performance.now()
  const rows = await measure()
  console.log(
    `\n${name}, ${((performance.now() - started) / 1000).toFixed(0)} s${isBusy ? ', on a busy machine' : ''}`,
  )
  console.table(rows.map(printed))
  parts.push({ name, rows })
  // After each, so that a run that is stopped keeps what it has measured.
  if (options.save) saveResults(parts)
}
const rows = parts.flatMap(({ rows }) => rows)
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/bench.json', JSON.stringify(rows, null, 2))
const overBudget = options.check ? rows.filter(({ ratio }) => ratio > 1) : []
if (overBudget.length > 0)
  throw new Error(
    `Over budget: ${overBudget.map(({ what, ours, floor }) => `${what}: ${shown(ours)} > ${shown(floor)}`).join('; ')}`,
  )

function printed({ what, unit, ours, spread = '', floor, ratio, bound = '' }: Row) {
  return { what, unit, ours: shown(ours), spread, floor: shown(floor), ratio: shown(ratio), bound }
}

function pageRows(page: PageRow): Row[] {
  const row = (what: string, unit: string, ours: number, floor = Number.NaN, bound?: string): Row => ({
    what: `${page.path} ${what}`,
    unit,
    ours,
    floor,
    ratio: ours / floor,
    ...(bound && { bound }),
  })
  return [
    row('largest paint', 'ms', page.lcpMs, page.floorLcpMs, '≤ 1.15 ×'),
    row('script, first load', 'kB', page.scriptBytes / 1000, Number.NaN, '≤ 110 on a package page'),
    row('script before the largest paint', 'kB', page.scriptBeforeLcpBytes / 1000, Number.NaN, '0'),
    row('document', 'kB', page.documentBytes / 1000),
    row('pictures, first load', 'kB', page.imageBytes / 1000),
    row('first working tap', 'ms', page.firstTapMs),
  ]
}
