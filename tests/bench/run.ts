// `npm run bench [-- subject …]`: every measurement beside its floor, in one run, as a table and as test-results/bench.json.
// `--save` also writes RESULTS.md, unless the machine is busy. `--check` measures only what does not depend on the
// machine's speed, and fails when a first view is over its budget.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchApi, type Row } from './api.ts'
import { benchFirstViews } from './first-views.ts'
import { benchFloods } from './floods.ts'
import { benchInbox } from './inbox.ts'
import { benchPages, type PageRow } from './pages.ts'
import { benchReels } from './reels.ts'
import { isMachineBusy, saveResults, shown } from './results.ts'
import { benchSearch } from './search.ts'
import { benchStarts } from './starts.ts'

/** What can be asked for by name. */
const subjects: Record<string, () => Promise<Row[]>> = {
  'first-views': benchFirstViews,
  pages: async () => (await benchPages()).flatMap(pageRows),
  api: benchApi,
  floods: benchFloods,
  inbox: benchInbox,
  search: async () => benchSearch(),
  reels: benchReels,
  starts: benchStarts,
}

const { values: options, positionals } = parseArgs({
  options: { check: { type: 'boolean' }, save: { type: 'boolean' } },
  allowPositionals: true,
})
const asked = options.check ? ['first-views'] : positionals
const wasBusy = isMachineBusy()
if (wasBusy)
  console.warn('Other work runs on this machine: compare the ratios only, and measure again later.')
const unknown = asked.filter((name) => !(name in subjects))
if (unknown.length > 0)
  throw new Error(
    `There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(subjects).join(', ')}.`,
  )

const rows: Row[] = []
for (const [name, measure] of Object.entries(subjects))
  if (asked.length === 0 || asked.includes(name)) rows.push(...(await measure()))

console.table(
  rows.map(({ what, unit, ours, floor, ratio, bound }) => ({
    what,
    unit,
    ours: shown(ours),
    floor: shown(floor),
    ratio: shown(ratio),
    bound: bound ?? '',
  })),
)
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/bench.json', JSON.stringify(rows, null, 2))
if (options.save && wasBusy)
  throw new Error('The machine was busy when the run began, so RESULTS.md was not written.')
if (options.save) saveResults(rows)
const overBudget = options.check ? rows.filter(({ ratio }) => ratio > 1) : []
if (overBudget.length > 0)
  throw new Error(
    `Over budget: ${overBudget.map(({ what, ours, floor }) => `${what}: ${shown(ours)} > ${shown(floor)}`).join('; ')}`,
  )

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
