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
    void readDeviceCapabilities().then((found) => isGone || setPromise(found))
    return () => {
      isGone = true
    }
  }, [])
  return promise
}
