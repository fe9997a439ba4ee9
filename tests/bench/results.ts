import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import type { Row } from './api.ts'

const FILE = join(import.meta.dirname, 'RESULTS.md')
/** Share of the processors that other work uses, from which on measured times say more about the machine than about the app. */
const BUSY_SHARE = 0.15
const LOOK_MS = 1_000
/** How often to look for a calm second before a measurement. */
const LOOKS = 30

/** One part of a run: what one benchmark measured. */
export type Part = { name: string; rows: Row[] }

/** Waits until the machine has nothing else to do; false if it never has. Asked while this run measures nothing. */
export async function untilCalm(): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    const before = times()
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    const after = times()
    if ((after.busy - before.busy) / (after.all - before.all) < BUSY_SHARE) return true
  }
  return false
}

function times(): { busy: number; all: number } {
  const all = cpus().flatMap(({ times }) => Object.values(times))
  const idle = cpus().map(({ times }) => times.idle)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return { busy: sum(all) - sum(idle), all: sum(all) }
}

/** Writes these parts to RESULTS.md, each with its date and commit; what was measured of others stays. */
export function saveResults(parts: readonly Part[], now = new Date()): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const [cpu] = cpus()
  const machine = `${availableParallelism()} × ${cpu?.model.trim()}, Node ${process.version}`
  const sections = existsSync(FILE) ? sectionsOf(readFileSync(FILE, 'utf8')) : new Map<string, string>()
  for (const { name, rows } of parts) {
    const lines = [
      `${now.toISOString().slice(0, 10)}, commit ${commit}, ${machine}.`,
      '',
      '| what | unit | ours | least–greatest | floor | ratio | bound |',
      '|---|---|---|---|---|---|---|',
      ...rows.map(
        ({ what, unit, ours, spread = '', floor, ratio, bound = '' }) =>
          `| ${[what, unit, shown(ours), spread, shown(floor), shown(ratio), bound].join(' | ')} |`,
      ),
    ]
    sections.set(name, lines.join('\n'))
  }
  const text = [
    '# Results of `npm run bench`',
    '',
    'Medians; compare the ratios, because the times depend on the machine. `npm run bench -- --save` writes this file, and',
    '`npm run bench -- <name> --save` one part of it; neither while other work runs on the machine.',
    ...[...sections].flatMap(([name, body]) => ['', `## ${name}`, '', body]),
  ]
  writeFileSync(FILE, `${text.join('\n')}\n`)
}

function sectionsOf(text: string): Map<string, string> {
  const [, ...sections] = text.split(/^## /m)
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n')
      return [section.slice(0, end).trim(), section.slice(end).trim()]
    }),
  )
}

/** A figure as it is printed; `–` where there is none. */
export function shown(value: number): string {
  return Number.isFinite(value) ? value.toFixed(value < 10 ? 2 : 0) : '–'
}
