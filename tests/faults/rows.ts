/** One row of the faults the product survives, as the soak runs it. */
export type FaultRow = {
  row: number
  fault: string
  /** What `--trials` counts in this row. */
  unit: string
  /** How many of them a whole soak tries, on each database or engine that the row names. */
  full: number
  /** How many the first run tries, before it is known how long one takes. */
  first: number
  /** Measures times, so nothing else may run beside it. */
  alone?: true
}

/** Every row, in order; the files are `row-NN-*.test.ts`. */
export const FAULT_ROWS: FaultRow[] = [
  {
    row: 0,
    fault: 'all at once: tabs, worker, cut replies, kills',
    unit: 'enquiries',
    full: 2_000,
    first: 100,
  },
  { row: 1, fault: 'model: everything in any order', unit: 'sequences', full: 100_000, first: 500 },
  { row: 2, fault: 'reply cut after the commit', unit: 'cut replies', full: 10_000, first: 100 },
  { row: 3, fault: '50 posts of one id in parallel', unit: 'ids', full: 1_000, first: 10 },
  { row: 4, fault: 'one id, another body', unit: 'rounds', full: 200, first: 2 },
  { row: 5, fault: 'late replays, also after erasure', unit: 'rounds', full: 200, first: 2 },
  { row: 6, fault: 'captive portal', unit: 'rounds', full: 100, first: 1 },
  { row: 7, fault: 'every status, a hang, a reset', unit: 'answers', full: 1_000, first: 4 },
  { row: 8, fault: 'browser killed after "saved"', unit: 'browser kills', full: 1_000, first: 3 },
  { row: 9, fault: 'worker stopped or replaced in mid-send', unit: 'rounds', full: 200, first: 1 },
  { row: 10, fault: 'five tabs and the worker at once', unit: 'enquiries', full: 500, first: 4 },
  { row: 11, fault: "the lock's holder frozen", unit: 'rounds', full: 50, first: 1 },
  { row: 12, fault: 'storage denied, full, closed, failing later', unit: 'rounds', full: 200, first: 1 },
  { row: 13, fault: 'no Background Sync', unit: 'starts', full: 200, first: 1 },
  { row: 14, fault: 'device clock ten years off', unit: 'rounds', full: 100, first: 2 },
  { row: 15, fault: 'server killed under load', unit: 'server kills', full: 5_000, first: 5 },
  { row: 16, fault: 'disk full, unreadable, locked', unit: 'rounds', full: 50, first: 1 },
  { row: 17, fault: 'SIGTERM under load', unit: 'stops', full: 500, first: 2 },
  { row: 18, fault: 'two processes, one killed; the database killed', unit: 'kills', full: 500, first: 1 },
  { row: 19, fault: 'mail and webhook receivers that fail', unit: 'rounds', full: 20, first: 1 },
  { row: 20, fault: 'live inbox cut and resumed', unit: 'cuts', full: 2_000, first: 15 },
  { row: 21, fault: 'markup in every field', unit: 'rounds', full: 50, first: 2 },
  { row: 22, fault: 'staff routes without the right', unit: 'rounds', full: 20, first: 1 },
  { row: 23, fault: 'staff bytes in a cache', unit: 'rounds', full: 20, first: 1 },
  { row: 24, fault: 'floods', unit: 'rounds', full: 20, first: 1, alone: true },
  { row: 25, fault: 'genuine enquiries from one carrier', unit: 'rounds', full: 200, first: 1 },
  { row: 26, fault: 'staff work while the network or server goes', unit: 'rounds', full: 50, first: 1 },
  { row: 27, fault: 'erasure after merges of merges', unit: 'persons', full: 500, first: 5 },
  { row: 28, fault: 'malformed text in every field', unit: 'rounds', full: 100, first: 1 },
  { row: 29, fault: 'one form in several tabs, in any order', unit: 'sequences', full: 100_000, first: 200 },
]
