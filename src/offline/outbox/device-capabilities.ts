import { atMost } from '../../state/at-most.ts'

/** What this browser can do for a queued enquiry; the screens' texts depend on it. */
export interface DeviceCapabilities {
  /** The word used in texts. */
  device: 'phone' | 'device'
  /** The browser sends also after the page is closed. */
  sendsWhenClosed: boolean
  /** Stored data may be deleted with the window: a private one, or storage that is not persistent. */
  mayBeLost: boolean
  /** Safari deletes a site's data after seven days without a visit, unless it is installed. */
  isKeptSevenDays: boolean
}

/** The value on the server, and before the browser was asked. */
export const NO_CAPABILITIES: DeviceCapabilities = {
  device: 'device',
  sendsWhenClosed: false,
  mayBeLost: false,
  isKeptSevenDays: false,
}

/** How long the browser may take to say whether Background Sync works, ms. */
const ANSWER_LIMIT_MS = 1_000

/** The visitor, the browser's maker or the browser itself has switched Background Sync off. */
let isSyncDenied = false

/** Whether the browser starts the worker when there is a network (Background Sync), as far as is known. */
export function hasBackgroundSync(): boolean {
  try {
    return 'SyncManager' in window && !isSyncDenied && Boolean(navigator.serviceWorker.controller)
  } catch {
    return false
  }
}

/** Asks whether Background Sync is allowed, and works. Never throws. */
export async function askForBackgroundSync(): Promise<void> {
  try {
    const name = 'background-sync' as PermissionName
    isSyncDenied = (await navigator.permissions.query({ name })).state === 'denied'
  } catch {
    // Browsers without Background Sync do not know the permission.
  }
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    await atMost(ANSWER_LIMIT_MS, registration?.sync?.getTags())
  } catch {
    // Chrome refuses every use of it on phones without current Google services, and after an error of its own database.
    isSyncDenied = true
  }
}

/** Reads the present capabilities. Never throws. */
export async function readDeviceCapabilities(): Promise<DeviceCapabilities> {
  const isPersisted = await Promise.resolve()
    .then(() => navigator.storage.persisted())
    .catch(() => false)
  await askForBackgroundSync()
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  const isSafari = /AppleWebKit/.test(navigator.userAgent) && !/Chrom(e|ium)\//.test(navigator.userAgent)
  return {
    device: /Mobi/.test(navigator.userAgent) ? 'phone' : 'device',
    sendsWhenClosed: hasBackgroundSync(),
    mayBeLost: !isPersisted && !isInstalled,
    isKeptSevenDays: isSafari && !isPersisted && !isInstalled,
  }
}
