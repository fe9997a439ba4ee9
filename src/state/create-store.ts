/** Starts listening to the store’s own source; returns a function that stops it. */
type Connect = () => () => void

export type Emitter<Message> = {
  /** Calls `listener` with every message; returns how to unsubscribe. */
  subscribe: (listener: (message: Message) => void) => () => void
  emit: (message: Message) => void
}

/** Sends messages to listeners. `connect` runs with the first listener; what it returns runs after the last has left. */
export function createEmitter<Message = void>(connect?: Connect): Emitter<Message> {
  const listeners = new Set<(message: Message) => void>()
  let disconnect: (() => void) | undefined
  return {
    subscribe(listener) {
      listeners.add(listener)
      disconnect ??= connect?.()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        disconnect?.()
        disconnect = undefined
      }
    },
    emit(message) {
      for (const listener of listeners) listener(message)
    },
  }
}

export type Store<Value> = {
  get: () => Value
  set: (value: Value) => void
  /** Calls `listener` after every {@link set}; returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void
}

/** A value outside React, for `useSyncExternalStore(store.subscribe, store.get, …)`. `connect` as in {@link createEmitter}. */
export function createStore<Value>(value: Value, connect?: Connect): Store<Value> {
  const changes = createEmitter(connect)
  return {
    get: () => value,
    set(next) {
      value = next
      changes.emit()
    },
    subscribe: changes.subscribe,
  }
}
