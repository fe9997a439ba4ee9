import type { Lead, StaffMember } from '../../contract/lead.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { memberName } from '../ui/member-names.ts'

export type TakeLeadDialogProps = {
  /** A colleague's lead; `undefined` asks nothing. */
  lead: Pick<Lead, 'reference' | 'assignee'> | undefined
  members: readonly StaffMember[]
  onAnswer: (yes: boolean) => void
}

/** Asks before a colleague's lead is taken over. */
export function TakeLeadDialog({ lead, members, onAnswer }: TakeLeadDialogProps) {
  return (
    <ConfirmDialog
      open={lead !== undefined}
      title={`Take ${lead?.reference}?`}
      question={`${memberName(members, lead?.assignee ?? null)} has this lead.`}
      yes="Take it"
      no="Leave it"
      onAnswer={onAnswer}
    />
  )
}
