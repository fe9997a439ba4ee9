import { DEVICE_CHANNEL, type DeviceMessage } from '../../contract/worker-messages.ts'
import { createEmitter } from '../../state/create-store.ts'
import { onPageReturn } from '../../state/page-return.ts'

const messages = createEmitter<DeviceMessage>()
let channel: BroadcastChannel | undefined
let isDenied = false

/** Calls back for every message of this page, the other tabs and the worker; returns how to unsubscribe. */
export function subscribe(listener: (message: DeviceMessage) => void): () => void {
  openChannel()
  return messages.subscribe(listener)
}

/**
 * The same, and calls `reread` when the page comes back from the back/forward cache: WebKit drops the messages that came meanwhile.
 */
export function follow(listener: (message: DeviceMessage) => void, reread: () => void): () => void {
  const stops = [subscribe(listener), onPageReturn(reread)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Sends a message to this page, the other tabs and the worker. */
export function broadcast(message: DeviceMessage): void {
  openChannel()?.postMessage(message)
  messages.emit(message)
}

function openChannel(): BroadcastChannel | undefined {
  if (channel || isDenied) return channel
  try {
    channel = new BroadcastChannel(DEVICE_CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<DeviceMessage>) => messages.emit(data)
  } catch {
    // Absent, or denied together with all site data (Firefox): messages then stay in this page.
    isDenied = true
  }
  return channel
}
