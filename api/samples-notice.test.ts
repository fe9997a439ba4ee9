import { describe, expect, test } from 'vitest'
import { REPLACE_BEFORE_GOING_LIVE } from '../src/brand.ts'
import { startServer } from '../tests/support/server.ts'
import { samplesNotice } from './samples-notice.ts'

describe('the notice about sample facts', () => {
  test('names every sample on a line of its own', () => {
    expect(samplesNotice(['Phone number.', 'UPI id.'])).toBe(
      'Before going live, replace the samples in src/brand.ts:\n  - Phone number.\n  - UPI id.',
    )
  })

  test('is left out when every sample was replaced', () => {
    expect(samplesNotice([])).toBeUndefined()
  })

  test('is printed once at the start, in production too', async () => {
    const server = await startServer({})
    await server.stop()
    const notice = samplesNotice(REPLACE_BEFORE_GOING_LIVE)
    expect(server.output().split('Before going live')).toHaveLength(notice ? 2 : 1)
    if (notice) expect(server.output()).toContain(notice)
  })
})
