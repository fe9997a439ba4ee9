// `npm run bench [-- subject …]`: every measurement beside its floor, in one run, as a table and as test-results/bench.json.
import { mkdirSync, writeFileSync } from 'node:fs'
import { benchApi, type Row } from './api.ts'
import { benchFloods } from './floods.ts'
import { benchInbox } from './inbox.ts'
import { benchPages, type PageRow } from './pages.ts'
import { benchReels } from './reels.ts'
import { benchSearch } from './search.ts'
import { benchStarts } from './starts.ts'

/** What can be asked for by name. */
const subjects: Record<string, () => Promise<Row[]>> = {
  pages: async () => (await benchPages()).flatMap(pageRows),
  api: benchApi,
  floods: benchFloods,
  inbox: benchInbox,
  search: async () => benchSearch(),
  reels: benchReels,
  starts: benchStarts,
}

const asked = process.argv.slice(2)
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

function shown(value: number): string {
  return Number.isFinite(value) ? value.toFixed(value < 10 ? 2 : 0) : '–'
}
