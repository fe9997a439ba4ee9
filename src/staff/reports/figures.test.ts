import { expect, it } from 'vitest'
import { rowKey } from './figures.ts'

it('tells apart what has the same name for staff', () => {
  const keys = [{ name: null }, { name: 'null' }, { name: '' }, { name: null, others: 3 }].map(rowKey)
  expect(new Set(keys).size).toBe(4)
})
