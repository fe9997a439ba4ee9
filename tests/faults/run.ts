// npm run faults -- [--row 15] [--trials 100] [--seed 42]: the fault tests, as often as wanted.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { row: { type: 'string' }, trials: { type: 'string' }, seed: { type: 'string' } },
})
const seed = values.seed ?? String(Date.now() % 2 ** 31)
console.log(
  `Repeat this run with: npm run faults -- --seed ${seed}${values.row ? ` --row ${values.row}` : ''}${values.trials ? ` --trials ${values.trials}` : ''}`,
)

const root = fileURLToPath(new URL('../..', import.meta.url))
const which = values.row ? `tests/faults/row-${values.row.padStart(2, '0')}-` : 'tests/faults/'
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', which],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SOAK: '1', SEED: seed, ...(values.trials && { TRIALS: values.trials }) },
  },
)
process.exit(status ?? 1)
