import { DEVICE_CHANNEL, type DeviceMessage } from '../src/contract/worker-messages.ts'

const channel = new BroadcastChannel(DEVICE_CHANNEL)

/** Sends a message to every page on this device. */
export function broadcast(message: DeviceMessage): void {
  channel.postMessage(message)
}
