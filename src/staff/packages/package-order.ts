import type { PackageOrders } from '../../contract/package-edit.ts'

/** Moves one key up or down by one; at the end of the list nothing moves. */
export function moveKey(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const from = keys.indexOf(key)
  const to = from + by
  if (from === -1 || to < 0 || to >= keys.length) return [...keys]
  return keys.toSpliced(from, 1).toSpliced(to, 0, key)
}

/** Applies an older order to the current packages: removed ones are left out, new ones come last. */
export function mergeOrder(order: readonly string[], present: readonly string[]): string[] {
  const kept = order.filter((key) => present.includes(key))
  return [...kept, ...present.filter((key) => !kept.includes(key))]
}

/** Why an order was not saved, in words: what the server has now, and what the order on the screen was based on. */
export function orderConflictText(now: PackageOrders, before: PackageOrders, userId: string): string {
  const latest = now.versions.find(({ version }) => version === now.version)
  if (now.version === before.version)
    return 'Packages of this place were added, moved or archived in the meantime. Your order is still here: check it, then save again.'
  return latest?.actor === userId
    ? 'You changed this order elsewhere in the meantime. The order on this page is still here; saving replaces that one.'
    : 'A colleague changed this order in the meantime. Your order is still here; saving replaces theirs.'
}
