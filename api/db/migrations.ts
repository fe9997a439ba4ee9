import type { Migration } from 'kysely/migration'
import { createLeads } from './steps/001-leads.ts'
import { createStaff } from './steps/002-staff.ts'
import { createPackages } from './steps/003-packages.ts'
import { createNotify } from './steps/004-notify.ts'
import { createDesk } from './steps/005-desk.ts'
import { createOffice } from './steps/006-office.ts'
import { createPackageOrder } from './steps/007-package-order.ts'
import { createTeam } from './steps/008-team.ts'
import { createIntake } from './steps/009-intake.ts'
import { completeErasures } from './steps/010-erasure.ts'
import { createSignIn } from './steps/011-sign-in.ts'
import { createQuarantineNotice } from './steps/012-quarantine-notice.ts'
import { renameResponseTarget } from './steps/013-response-target.ts'
import { renameFirstResponseFilter } from './steps/014-first-response-filter.ts'
import { createLeadActions } from './steps/015-lead-actions.ts'
import { createQuotations } from './steps/016-quotations.ts'
import { createLeadValue } from './steps/017-lead-value.ts'
import { createInboundSources } from './steps/018-inbound-sources.ts'
import { createPhotos } from './steps/019-photos.ts'
import { createQuotationFollowUp } from './steps/020-quotation-follow-up.ts'
import { indexAcknowledgements } from './steps/022-acknowledgements.ts'
import { indexOverviews } from './steps/023-overviews.ts'
import { createConfirmationTakenBack } from './steps/024-confirmation-taken-back.ts'
import { reportChanges } from './steps/025-changes.ts'
import { createConfirmedSessions } from './steps/026-confirmed-sessions.ts'
import { addActionVersions } from './steps/027-action-versions.ts'
import { addPackageRequests } from './steps/028-package-requests.ts'
import { addAnswerFingerprintVersion } from './steps/029-answer-fingerprints.ts'
import { removeDirectionControls } from './steps/030-reading-order.ts'
import { indexNotificationLeads } from './steps/031-notification-leads.ts'
import { addActionContents } from './steps/032-action-contents.ts'
import { keepFormerEmails } from './steps/033-former-emails.ts'
import { indexBoundedLookups } from './steps/034-bounded-lookups.ts'
import type { Kind } from './steps/step.ts'

/** All migrations in order. A released migration is never edited. */
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
    '009-intake': { up: (db) => createIntake(db) },
    '010-erasure': { up: (db) => completeErasures(db) },
    '011-sign-in': { up: (db) => createSignIn(db) },
    '012-quarantine-notice': { up: (db) => createQuarantineNotice(db) },
    '013-response-target': { up: (db) => renameResponseTarget(db) },
    '014-first-response-filter': { up: (db) => renameFirstResponseFilter(db) },
    '015-lead-actions': { up: (db) => createLeadActions(db) },
    '016-quotations': { up: (db) => createQuotations(db, kind) },
    '017-lead-value': { up: (db) => createLeadValue(db, kind) },
    '018-inbound-sources': { up: (db) => createInboundSources(db) },
    '019-photos': { up: (db) => createPhotos(db, kind) },
    '020-quotation-follow-up': { up: (db) => createQuotationFollowUp(db) },
    '022-acknowledgements': { up: (db) => indexAcknowledgements(db) },
    '023-overviews': { up: (db) => indexOverviews(db) },
    '024-confirmation-taken-back': { up: (db) => createConfirmationTakenBack(db) },
    '025-changes': { up: (db) => reportChanges(db, kind) },
    '026-confirmed-sessions': { up: (db) => createConfirmedSessions(db) },
    '027-action-versions': { up: (db) => addActionVersions(db) },
    '028-package-requests': { up: (db) => addPackageRequests(db) },
    '029-answer-fingerprints': { up: (db) => addAnswerFingerprintVersion(db) },
    '030-reading-order': { up: (db) => removeDirectionControls(db) },
    '031-notification-leads': { up: (db) => indexNotificationLeads(db) },
    '032-action-contents': { up: (db) => addActionContents(db) },
    '033-former-emails': { up: (db) => keepFormerEmails(db) },
    '034-bounded-lookups': { up: (db) => indexBoundedLookups(db, kind) },
  }
}
