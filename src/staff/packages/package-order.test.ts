import { expect, it } from 'vitest'
import type { PackageOrders } from '../../contract/package-edit.ts'
import { orderConflictText } from './package-order.ts'

const orders = (version: number, actor: string | null = null): PackageOrders => ({
  version,
  keys: [],
  versions: [{ version, actor, at: null, keys: [] }],
})

it('names a colleague only where one has saved another order', () => {
  const text = (now: PackageOrders) => orderConflictText(now, orders(1, 'me'), 'me')
  expect(text(orders(2, 'asha'))).toMatch(/^A colleague changed this order/)
  expect(text(orders(2, 'me'))).toMatch(/^You changed this order elsewhere/)
  expect(text(orders(1, 'me'))).toMatch(/^Packages of this place were added/)
})
