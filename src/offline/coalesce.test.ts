import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

test('runs one read at a time, and one more for all calls that came meanwhile', async () => {
  let running = 0
  let reads = 0
  const finish: (() => void)[] = []
  const refresh = coalesce(async () => {
    reads += 1
    running += 1
    expect(running).toBe(1)
    await new Promise<void>((resolve) => finish.push(resolve))
    running -= 1
  })
  const first = refresh()
  void refresh()
  void refresh()
  expect(reads).toBe(1)
  finish.shift()?.()
  await first
  await expect.poll(() => reads).toBe(2)
  finish.shift()?.()
  await expect.poll(() => running).toBe(0)
  expect(reads).toBe(2)
})

test('reads again after a failure', async () => {
  let reads = 0
  const refresh = coalesce(async () => {
    reads += 1
    if (reads === 1) throw new Error('no storage')
  })
  await expect(refresh()).rejects.toThrow('no storage')
  await refresh()
  expect(reads).toBe(2)
})
