/** A read of which all who ask for the same while it is running get one result, as open inboxes do that are notified of a lead at once. */
export function sharedRead<Key, Result>(
  read: (key: Key) => Promise<Result>,
  nameOf: (key: Key) => unknown = (key) => key,
): (key: Key) => Promise<Result> {
  const running = new Map<unknown, Promise<Result>>()
  return (key) => {
    const name = nameOf(key)
    const known = running.get(name)
    if (known) return known
    const result = read(key).finally(() => running.delete(name))
    running.set(name, result)
    return result
  }
}
