import { enquiriesText } from '../../language/enquiries.ts'
import { formText } from '../../language/form.ts'
import type { DeviceCapabilities } from './device-capabilities.ts'

/** What a text calls this device. */
export function deviceName({ device }: Pick<DeviceCapabilities, 'device'>): string {
  return formText().devices[device]
}

/** When an enquiry that waits on this device is sent, as this browser really does it. */
export function sendingText(capabilities: DeviceCapabilities, what = enquiriesText().it): string {
  const t = enquiriesText()
  return capabilities.sendsWhenClosed
    ? t.sentWhenClosed(what, deviceName(capabilities))
    : t.sentWhenOpen(what, deviceName(capabilities))
}

/** What could lose it before it is sent; empty where nothing but the traveller can. */
export function storageWarnings({ mayBeLost, isKeptSevenDays }: DeviceCapabilities): string[] {
  const t = enquiriesText()
  return [...(isKeptSevenDays ? [t.sevenDays] : []), ...(mayBeLost ? [t.privateWindow] : [])]
}
