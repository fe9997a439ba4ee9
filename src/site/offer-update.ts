import { layoutText } from '../language/layout.ts'
import { applyUpdate } from '../offline/app/updates.ts'
import { showToast } from '../ui/toast.tsx'

let isOffered = false

/** Offers a new release until it is installed or dismissed. Never reloads over a draft or while sending. */
export function offerUpdate(): void {
  if (isOffered) return
  isOffered = true
  offer(layoutText().updateReady)
}

function offer(message: string): void {
  showToast(message, { label: layoutText().updateNow, onClick: () => void update() })
}

async function update(): Promise<void> {
  if (await applyUpdate()) isOffered = false
  else offer(layoutText().updateBusy)
}
