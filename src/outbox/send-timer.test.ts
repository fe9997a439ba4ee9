import { expect, it, vi } from 'vitest'
import { fakeClock } from '../../tests/support/fake-clock.ts'
import { openSendTimer, SEND_FOR_OTHER_TAB_AFTER_MS, STORAGE_RETRY_MS } from './send-timer.ts'

function timer(longestWaitMs = Number.POSITIVE_INFINITY) {
  const clock = fakeClock()
  const drain = vi.fn(async () => {})
  return { clock, drain, timer: openSendTimer({ clock, drain, longestWaitMs: () => longestWaitMs }) }
}
const waiting = (nextInMs?: number) => ({
  delivered: 0,
  waiting: 1,
  ...(nextInMs !== undefined && { nextInMs }),
})

it('sends when the last run said the next entry is due', async () => {
  const { clock, drain, timer: sending } = timer()
  sending.drained(waiting(40_000))
  await clock.pass(39_999)
  expect(drain).not.toHaveBeenCalled()
  await clock.pass(1)
  expect(drain).toHaveBeenCalledExactlyOnceWith({ shortenBackoff: false })
})

it('goes on after storage failed', async () => {
  const { clock, drain, timer: sending } = timer()
  sending.drained(waiting(1_000))
  for (let i = 1; i <= 3; i++) {
    sending.drained(undefined)
    await clock.pass(STORAGE_RETRY_MS)
    expect(drain).toHaveBeenCalledTimes(i)
  }
})

it('waits no longer than it may, and then shortens back-offs', async () => {
  const { clock, drain, timer: sending } = timer(15_000)
  sending.drained(waiting(68_000))
  await clock.pass(15_000)
  expect(drain).toHaveBeenCalledExactlyOnceWith({ shortenBackoff: true })
})

it('stops when nothing waits, and sends what another tab saved', async () => {
  const { clock, drain, timer: sending } = timer()
  sending.drained(waiting())
  expect(clock.nextIn()).toBeUndefined()
  sending.queuedByOtherTab()
  await clock.pass(SEND_FOR_OTHER_TAB_AFTER_MS)
  expect(drain).toHaveBeenCalledOnce()
})
