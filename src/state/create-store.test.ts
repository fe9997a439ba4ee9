import { expect, test, vi } from 'vitest'
import { createEmitter, createStore } from './create-store.ts'

test('calls every listener after a change, until it unsubscribes', () => {
  const store = createStore('first')
  const seen: string[] = []
  const stop = store.subscribe(() => seen.push(store.get()))
  store.set('second')
  stop()
  store.set('third')
  expect(seen).toEqual(['second'])
  expect(store.get()).toBe('third')
})

test('connects with the first listener and disconnects after the last', () => {
  const disconnect = vi.fn()
  const connect = vi.fn(() => disconnect)
  const { subscribe } = createStore(0, connect)
  const stops = [subscribe(() => {}), subscribe(() => {})]
  expect(connect).toHaveBeenCalledTimes(1)
  stops[0]?.()
  // React may call it more than once.
  stops[0]?.()
  expect(disconnect).not.toHaveBeenCalled()
  stops[1]?.()
  expect(disconnect).toHaveBeenCalledTimes(1)
  subscribe(() => {})
  expect(connect).toHaveBeenCalledTimes(2)
})

test('emits each message to the listeners of that emitter', () => {
  const emitter = createEmitter<number>()
  const heard: number[] = []
  emitter.subscribe((message) => heard.push(message))
  emitter.emit(1)
  emitter.emit(2)
  createEmitter<number>().emit(3)
  expect(heard).toEqual([1, 2])
})
