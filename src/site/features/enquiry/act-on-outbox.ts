import { enquiriesText } from '../../../language/enquiries.ts'
import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts'
import { showToast } from '../../../ui/toast.tsx'

/** Runs an action on this device's outbox; says so when its storage does not answer. */
export function actOnOutbox(run: (outbox: ReturnType<typeof deviceOutbox>) => Promise<unknown>): void {
  run(deviceOutbox()).catch(() => showToast(enquiriesText().storageFails))
}
