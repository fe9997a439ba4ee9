import { applyUpdate } from '../offline/app/updates.ts'
import { showToast } from '../ui/toast.tsx'

let isOffered = false

/** Offers a new release once, until it is answered. Never reloads over a draft or while sending. */
export function offerUpdate(): void {
  if (isOffered) return
  isOffered = true
  showToast('A newer version of this app is ready.', {
    label: 'Update now',
    onClick: async () => {
      isOffered = false
      if (await applyUpdate()) return
      showToast(
        'Not now: something is being written or sent. It is offered again when you next open the app.',
      )
    },
  })
}
