import type { Database } from '../db/open.ts'
import { libraryTime } from './library-rows.ts'

/**
 * Deletes expired sessions, invites and pending sign-ins: nothing reads them any more, and they name people and devices.
 * The sign-in library deletes an expired session only when somebody uses it.
 */
export async function deleteExpiredRows({ kysely, kind }: Database, now = new Date()): Promise<void> {
  const present = libraryTime(kind, now)
  await kysely.deleteFrom('session').where('expiresAt', '<', present).execute()
  await kysely.deleteFrom('verification').where('expiresAt', '<', present).execute()
  await kysely.deleteFrom('invite').where('expires_at', '<', now.toISOString()).execute()
}
