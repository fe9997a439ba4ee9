import type { DeviceCapabilities } from './device-capabilities.ts'

/** When an enquiry that waits on this device is sent, as this browser really does it. */
export function sendingText({ device, sendsWhenClosed }: DeviceCapabilities, what = 'It'): string {
  return sendsWhenClosed
    ? `${what} is sent by itself when there is a network, usually also after you close this page. If it has not been sent after a day, open this site again on this ${device}.`
    : `${what} is sent while this page is open and there is a network. If you close the page before, open this site again on this ${device} when you have a network: it is sent then.`
}

/** What could lose it before it is sent; empty where nothing but the traveller can. */
export function storageWarnings({ mayBeLost, isKeptSevenDays }: DeviceCapabilities): string[] {
  return [
    ...(isKeptSevenDays
      ? ['Safari deletes what this site keeps after seven days without a visit: open it again within a week.']
      : []),
    ...(mayBeLost
      ? ['In a private window, keep the window open until it is sent: closing it deletes the enquiry.']
      : []),
  ]
}
