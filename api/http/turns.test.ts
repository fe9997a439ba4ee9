import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('runs few at a time, in their order, and refuses what would wait too long', async () => {
  const inTurn = createTurns({ atOnce: 2, mostWaiting: 3 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const run = (n: number) =>
    inTurn(() => {
      begun.push(n)
      return new Promise<number>((resolve, reject) =>
        ends.push(() => (n === 1 ? reject(new Error('failed')) : resolve(n))),
      )
    }).catch(() => -n)
  const all = [0, 1, 2, 3, 4, 5].map(run)
  expect(await all[5]).toBeUndefined()
  expect(begun).toEqual([0, 1])
  for (let n = 0; n < 5; n++) {
    ends[n]?.()
    await all[n]
    expect(begun).toEqual([0, 1, 2, 3, 4].slice(0, n + 3))
  }
  expect(await Promise.all(all.slice(0, 5))).toEqual([0, -1, 2, 3, 4])
  const again = run(6)
  ends[5]?.()
  expect(await again).toBe(6)
})
