import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Asks before a page is left with text that is neither saved nor kept on this device. */
export function LeavingQuestion({ isLost }: { isLost: boolean }) {
  const leaving = useBlocker({
    shouldBlockFn: () => isLost,
    enableBeforeUnload: isLost,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={leaving.status === 'blocked'}
      title="Leave without saving?"
      question="Your changes are not saved, and this device cannot keep them."
      yes="Leave"
      no="Stay"
      dangerous
      onAnswer={(yes) => (yes ? leaving.proceed?.() : leaving.reset?.())}
    />
  )
}
