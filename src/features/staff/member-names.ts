import type { StaffMember } from '../../contract/lead.ts'

/** Names of colleagues, for whatever only knows their ids. */
export function nameOf(members: readonly StaffMember[], id: string | null): string {
  if (id === null) return 'Nobody'
  return members.find((member) => member.id === id)?.name ?? 'A former colleague'
}
