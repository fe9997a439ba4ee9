import type { StaffRole } from '../../../contract/lead.ts'

/** What each role may do. */
export const ROLE_TEXT: Record<StaffRole, string> = {
  owner: 'Owner: everything',
  manager: 'Manager: all leads and packages',
  agent: 'Agent: own and open leads',
}
