import { describe, expect, it } from 'vitest'
import { IS_SOAK } from '../support/soak.ts'
import { type Engine, MissingEngine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { tryOutbox } from './outbox.ts'
import { openWebKit } from './webkit.ts'

// In the soak: the rows that say most for their time, where these browsers are installed; `npm run engines` runs all of them.

const ROWS = ['8: killed after "saved"', '13: sent after the next opening, without Background Sync']

describe.each<[name: string, open: () => Promise<Engine>]>([
  ['Firefox', () => openFirefox()],
  ['WebKitGTK', openWebKit],
])('the outbox in %s', (_name, open) => {
  it.runIf(IS_SOAK)('keeps enquiries and sends each once', { timeout: 480_000 }, async ({ skip }) => {
    const engine = await open().catch((error: unknown) => {
      if (error instanceof MissingEngine) skip(error.message)
      throw error
    })
    try {
      const lines: string[] = []
      await tryOutbox(
        engine,
        (line) => lines.push(line),
        (row) => ROWS.includes(row),
      )
      expect(lines).toHaveLength(ROWS.length)
      expect(lines.filter((line) => line.startsWith('✗'))).toEqual([])
    } finally {
      await engine.close()
    }
  })
})
