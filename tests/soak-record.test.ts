import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countsOf, openRecord, progressOf, type SoakRun } from './faults/soak-record.ts'

const ROW = { row: 8, fault: 'killed', unit: 'kills', full: 100, first: 3 }
const run = (changes: Partial<SoakRun> = {}): SoakRun => ({
  row: 8,
  seed: 1,
  trials: 10,
  commit: 'new',
  date: '2026-11-26T00:00:00.000Z',
  seconds: 20,
  passed: 1,
  failures: [],
  skipped: [],
  ...changes,
})
const failing = (changes: Partial<SoakRun> = {}) => run({ failures: ['It failed.'], ...changes })

describe('what a row has reached', () => {
  it('is counted on this commit and over all commits', () => {
    const runs = [run({ commit: 'old', trials: 30 }), run({ trials: 5 }), run({ row: 9, trials: 99 })]
    expect(countsOf(runs, ROW, 'new')).toEqual({ onCommit: 5, inAll: 35, isFailed: false })
    expect(countsOf(runs, ROW, 'other')).toEqual({ onCommit: 0, inAll: 35, isFailed: false })
  })

  it('starts again at zero when a run fails, whichever commit it was of', () => {
    const runs = [run({ trials: 30 }), failing({ commit: 'old', trials: 7 })]
    expect(countsOf(runs, ROW, 'new')).toEqual({ onCommit: 0, inAll: 0, isFailed: true })
    expect(countsOf([...runs, run({ trials: 4 })], ROW, 'new')).toEqual({
      onCommit: 4,
      inAll: 4,
      isFailed: false,
    })
  })
})

describe('which row is next', () => {
  it('is one that this commit has not tried, then the one furthest from its full count in all', () => {
    const untried = progressOf([run({ commit: 'old', trials: 90 })], ROW, 'new')
    const begun = progressOf([run({ trials: 3 })], ROW, 'new')
    const ahead = progressOf([run({ commit: 'old', trials: 90 }), run({ trials: 3 })], ROW, 'new')
    const full = progressOf([run({ commit: 'old', trials: 100 }), run({ trials: 3 })], ROW, 'new')
    const failed = progressOf([failing()], ROW, 'new')
    expect([untried, begun, ahead, full, failed]).toEqual(
      [untried, begun, ahead, full, failed].toSorted((a, b) => a - b),
    )
    expect(new Set([untried, begun, ahead, full, failed]).size).toBe(5)
  })

  it('is none that has its full count on this commit', () => {
    expect(progressOf([run({ trials: 100 })], ROW, 'new')).toBe(Number.POSITIVE_INFINITY)
    expect(progressOf([run({ commit: 'old', trials: 100 })], ROW, 'new')).toBeLessThan(1)
  })
})

describe('the record', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'record-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('keeps every run as soon as it is over, and those of earlier commits', () => {
    const file = join(folder, 'runs.jsonl')
    openRecord(file).add(run({ commit: 'old' }))
    openRecord(file).add(run({ seed: 2 }))
    expect(openRecord(file).runs).toEqual([run({ commit: 'old' }), run({ seed: 2 })])
  })

  it('passes over a line whose writing was cut off, and writes the next one on a line of its own', () => {
    const file = join(folder, 'runs.jsonl')
    openRecord(file).add(run())
    appendFileSync(file, '{"row":8,"seed":')
    const record = openRecord(file)
    expect(record.runs).toEqual([run()])
    record.add(run({ seed: 2 }))
    expect(openRecord(file).runs).toEqual([run(), run({ seed: 2 })])
  })

  it('is in the order of time, also after two branches were merged', () => {
    const file = join(folder, 'runs.jsonl')
    const [early, late] = [run({ date: '2026-11-25' }), failing({ date: '2026-11-26T01:00:00.000Z' })]
    writeFileSync(file, [late, early].map((one) => `${JSON.stringify(one)}\n`).join(''))
    expect(openRecord(file).runs).toEqual([early, late])
  })
})
