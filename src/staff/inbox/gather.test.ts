import { afterEach, expect, it, vi } from 'vitest'
import { createGatherer } from './gather.ts'

afterEach(() => vi.useRealTimers())

it('applies what comes alone at once, and a flood together', () => {
  vi.useFakeTimers()
  const applied: number[][] = []
  const gatherer = createGatherer<number>((items) => applied.push(items))
  gatherer.add(1)
  expect(applied).toEqual([[1]])
  for (let item = 2; item <= 5_000; item++) gatherer.add(item)
  vi.runAllTimers()
  expect(applied.map(({ length }) => length)).toEqual([1, 4_999])
  gatherer.add(5_001)
  gatherer.add(5_002)
  gatherer.drop()
  vi.runAllTimers()
  expect(applied.slice(2)).toEqual([[5_001]])
})
