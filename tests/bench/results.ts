import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Row } from './api.ts'

const FILE = join(import.meta.dirname, 'RESULTS.md')
/** Running processes per core from which on measured times say more about the machine than about the app. */
const BUSY_LOAD = 0.5

/** Whether other work runs on this machine: times are then printed and not kept. */
export function isMachineBusy(): boolean {
  const [lastMinute = 0] = loadavg()
  return lastMinute / availableParallelism() > BUSY_LOAD
}

/** Writes a whole run to RESULTS.md, with its date, commit and machine. */
export function saveResults(rows: Row[], now = new Date()): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const [cpu] = cpus()
  const lines = [
    '# Results of `npm run bench`',
    '',
    `${now.toISOString().slice(0, 10)}, commit ${commit}, ${availableParallelism()} × ${cpu?.model.trim()}, Node ${process.version}. Medians of one run; compare`,
    'the ratios, because the times depend on the machine. `npm run bench -- --save` writes this file, unless the machine is busy.',
    '',
    '| what | unit | ours | floor | ratio | bound |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ what, unit, ours, floor, ratio, bound = '' }) =>
        `| ${[what, unit, shown(ours), shown(floor), shown(ratio), bound].join(' | ')} |`,
    ),
  ]
  writeFileSync(FILE, `${lines.join('\n')}\n`)
}

/** A figure as it is printed; `–` where there is none. */
export function shown(value: number): string {
  return Number.isFinite(value) ? value.toFixed(value < 10 ? 2 : 0) : '–'
}
