import { useEffect, useState } from 'react'
import {
  type DeviceCapabilities,
  NO_CAPABILITIES,
  readDeviceCapabilities,
} from '../../../offline/outbox/device-capabilities.ts'

/** What this browser can do for a queued enquiry; {@link NO_CAPABILITIES} until it was asked. */
export function useDeviceCapabilities(): DeviceCapabilities {
  const [promise, setPromise] = useState(NO_CAPABILITIES)
  useEffect(() => {
    let isGone = false
    const read = () => void readDeviceCapabilities().then((found) => isGone || setPromise(found))
    read()
    // The traveller may come back from the settings of the browser.
    document.addEventListener('visibilitychange', read)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', read)
    }
  }, [])
  return promise
}
