import type { StaffRole } from '../../src/contract/lead.ts'
import { STAFF_ROUTES as ROUTES } from '../../src/contract/staff-routes.ts'

/** What is asked for in place of a parameter; `x` for all others. */
const VALUES: Record<string, string> = {
  lead: 'LEAD',
  template: 'mail-hello',
  package: 'bali1',
  destination: 'bali',
  channel: 'mail',
}

/** Every route behind the staff guard, with the lowest role it answers; `LEAD` stands for the id of a lead. */
export const STAFF_ROUTES: (readonly [method: string, path: string, role: StaffRole])[] = [
  ...ROUTES.filter(([, path]) => path !== '/api/office/:setting').map(
    ([method, path, role]) =>
      [method, path.replace(/:(\w+)/g, (_, name: string) => VALUES[name] ?? 'x'), role] as const,
  ),
  ['GET', '/api/office/response-target', 'agent'],
  ['PUT', '/api/office/response-target', 'owner'],
  ['PUT', '/api/office/assignment', 'manager'],
  ['GET', '/api/office/retention', 'owner'],
  ['PUT', '/api/office/retention', 'owner'],
  ['GET', '/api/office/acknowledgement', 'owner'],
  ['PUT', '/api/office/acknowledgement', 'owner'],
  ['DELETE', '/api/packages/bali1', 'agent'],
  ['GET', '/api/anything/else', 'agent'],
]
