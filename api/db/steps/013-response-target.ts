import type { AnyDb } from './step.ts'

// Earlier releases stored the response target under the key `clock`.
export async function renameResponseTarget(db: AnyDb): Promise<void> {
  await db.updateTable('office').set({ key: 'response-target' }).where('key', '=', 'clock').execute()
}
