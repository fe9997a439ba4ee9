import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Asks before a page is left with text that is neither saved nor kept on this device. */
export function LeavingQuestion({
  isLost,
  question = 'Your changes are not saved, and this device cannot keep them.',
  dangerous = false,
}: {
  isLost: boolean
  question?: string
  dangerous?: boolean
}) {
  const leaving = useBlocker({
    shouldBlockFn: () => isLost,
    enableBeforeUnload: isLost,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={leaving.status === 'blocked'}
      title="Leave without saving?"
      question={question}
      yes="Leave"
      no="Stay"
      dangerous={dangerous}
      onAnswer={(yes) => (yes ? leaving.proceed?.() : leaving.reset?.())}
    />
  )
}
