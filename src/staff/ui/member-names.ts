import type { StaffMember } from '../../contract/lead.ts'

/** Names of colleagues by their ids. */
export function memberName(members: readonly StaffMember[], id: string | null): string {
  if (id === null) return 'Unassigned'
  return members.find((member) => member.id === id)?.name ?? 'A former colleague'
}

/** The same as a function of the id. */
export function memberNames(members: readonly StaffMember[]): (id: string | null) => string {
  return (id) => memberName(members, id)
}
