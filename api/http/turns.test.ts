import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('runs few at a time, in their order, and refuses what would wait too long', async () => {
  const inTurn = createTurns({ atOnce: 2, mostWaiting: 3, mostOfOne: 5 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const run = (n: number) =>
    inTurn('', () => {
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

it('refuses more with one key than are allowed at a time, and leaves the other places to others', async () => {
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 3, mostOfOne: 2 })
  const ends: (() => void)[] = []
  const run = (key: string) =>
    inTurn(key, () => new Promise<string>((resolve) => ends.push(() => resolve(key))))
  const all = ['a', 'a', 'a', 'b'].map(run)
  expect(await all[2]).toBeUndefined()
  ends[0]?.()
  expect(await all[0]).toBe('a')
  const again = run('a')
  expect(await run('a')).toBeUndefined()
  for (const [n, next] of [all[1], all[3], again].entries()) {
    ends[n + 1]?.()
    expect(await next).toBe(['a', 'b', 'a'][n])
  }
})
