import { enquiriesText } from '../../language/enquiries.ts'
import { formText } from '../../language/form.ts'
import type { DeviceCapabilities } from './device-capabilities.ts'

/** What a text calls this device. */
export function deviceName({ device }: Pick<DeviceCapabilities, 'device'>): string {
  return formText().devices[device]
}

/** When a waiting enquiry is sent, according to what this browser supports. */
export function sendingText(capabilities: DeviceCapabilities, what = enquiriesText().it): string {
  const t = enquiriesText()
  return capabilities.sendsWhenClosed
    ? t.sentWhenClosed(what, deviceName(capabilities))
    : t.sentWhenOpen(what, deviceName(capabilities))
}

/** How the browser could delete it before it is sent; empty where only the traveller can. */
export function storageWarnings({ mayBeLost, isKeptSevenDays }: DeviceCapabilities): string[] {
  const t = enquiriesText()
  return [...(isKeptSevenDays ? [t.sevenDays] : []), ...(mayBeLost ? [t.privateWindow, t.littleSpace] : [])]
}
