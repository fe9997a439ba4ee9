import { describe, expect, it } from 'vitest'
import { createRenderQueue, type Priority, RenderBusyError } from './render-queue.ts'

const instantly = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('the queue of pages', () => {
  it('runs one task at a time, those of the first priority before most others', async () => {
    const enqueue = createRenderQueue()
    const order: Priority[] = []
    let running = 0
    const task = (priority: Priority) => async () => {
      expect(++running).toBe(1)
      await instantly()
      order.push(priority)
      running--
    }
    const wanted = (['search', 'page', 'personal'] as const).flatMap((priority) => Array(6).fill(priority))
    await Promise.all(wanted.map((priority: Priority) => enqueue(priority, task(priority))))
    expect(order).toHaveLength(18)
    expect(order.lastIndexOf('personal')).toBeLessThan(order.lastIndexOf('search'))
  })

  it.each(['personal', 'page'] as const)(
    'serves the others during a flood of the priority %s',
    async (flood) => {
      const enqueue = createRenderQueue()
      let isFlooding = true
      const flooding = Array.from({ length: 15 }, async () => {
        while (isFlooding) await enqueue(flood, instantly)
      })
      let done = 0
      const others = (['personal', 'page', 'search'] as const).map((priority) => enqueue(priority, instantly))
      for (const other of others) void other.then(() => done++)
      for (let turns = 0; turns < 200 && done < others.length; turns++) await instantly()
      isFlooding = false
      await Promise.all(flooding)
      expect(done).toBe(others.length)
    },
  )

  it('refuses what would wait for too long, and goes on after a failure', async () => {
    const enqueue = createRenderQueue()
    let end = () => {}
    const first = enqueue('search', () => new Promise<void>((resolve) => (end = resolve)))
    const waiting = Array.from({ length: 20 }, () => enqueue('search', instantly))
    await expect(enqueue('search', instantly)).rejects.toThrow(RenderBusyError)
    expect(enqueue.waiting()).toBe(20)
    end()
    await Promise.all([first, ...waiting])
    await expect(enqueue('page', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    await enqueue('page', instantly)
  })
})
