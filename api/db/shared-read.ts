/** A read of which all who ask for the same while it is running get one result, as open inboxes do that are notified of a lead at once. */
export function sharedRead<Key extends number | readonly number[], Result>(
  read: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  return (key) => {
    const name = String(key)
    const known = running.get(name)
    if (known) return known
    const result = read(key).finally(() => running.delete(name))
    running.set(name, result)
    return result
  }
}
