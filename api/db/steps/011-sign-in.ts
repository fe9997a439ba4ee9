import type { AnyDb } from './step.ts'

// The time step of the last used TOTP code, so that no code is accepted twice.
export async function createSignIn(db: AnyDb): Promise<void> {
  await db.schema.alterTable('twoFactor').addColumn('lastStep', 'integer').execute()
  await db.schema.createIndex('verification_expiresAt_idx').on('verification').column('expiresAt').execute()
}
