import { beforeEach, expect, it, vi } from 'vitest'
import { loadInPlace, useFailedLoad } from './load-in-place.ts'

// Outside React: the hook reads its store.
vi.mock('react', () => ({ useSyncExternalStore: (_: unknown, get: () => unknown) => get() }))

const settled = () => new Promise((resolve) => setTimeout(resolve))
const down = () => Promise.reject(new Error('The network is down.'))
let load = down as () => Promise<string>
const run = (cause: 'enter' | 'stay' = 'stay') => {
  const abortController = new AbortController()
  return { abortController, loaded: loadInPlace(() => load(), { cause, abortController }) }
}

beforeEach(() => {
  load = down
})

it('fails at once for a page that is not shown yet', async () => {
  await expect(run('enter').loaded).rejects.toThrow('The network is down.')
  expect(useFailedLoad()).toBeUndefined()
})

it('loads again when asked to', async () => {
  const { loaded } = run()
  await settled()
  useFailedLoad()?.()
  await settled()
  load = () => Promise.resolve('results')
  useFailedLoad()?.()
  expect(await loaded).toBe('results')
  expect(useFailedLoad()).toBeUndefined()
})

it('a newer query takes the place of one that failed, and its own failure stays', async () => {
  const older = run()
  await settled()
  const newer = run()
  await settled()
  older.abortController.abort()
  await expect(older.loaded).rejects.toThrow()
  expect(useFailedLoad()).toBeDefined()
  newer.abortController.abort()
  await expect(newer.loaded).rejects.toThrow()
  expect(useFailedLoad()).toBeUndefined()
})
