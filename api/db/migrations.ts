import type { Migration } from 'kysely/migration'
import { createLeads } from './steps/001-leads.ts'
import { createStaff } from './steps/002-staff.ts'
import { createPackages } from './steps/003-packages.ts'
import { createNotify } from './steps/004-notify.ts'
import { createDesk } from './steps/005-desk.ts'
import { createOffice } from './steps/006-office.ts'
import { createPackageOrder } from './steps/007-package-order.ts'
import { createTeam } from './steps/008-team.ts'
import type { Kind } from './steps/step.ts'

/** Every step the tables went through, in order. A step that has been released is never edited. */
export function migrations(kind: Kind): Record<string, Migration> {
  return {
    '001-leads': { up: (db) => createLeads(db, kind) },
    '002-staff': { up: (db) => createStaff(db, kind) },
    '003-packages': { up: (db) => createPackages(db, kind) },
    '004-notify': { up: (db) => createNotify(db, kind) },
    '005-desk': { up: (db) => createDesk(db, kind) },
    '006-office': { up: (db) => createOffice(db, kind) },
    '007-package-order': { up: (db) => createPackageOrder(db, kind) },
    '008-team': { up: (db) => createTeam(db, kind) },
  }
}
