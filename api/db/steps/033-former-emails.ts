import type { AnyDb } from './step.ts'

// Earlier releases kept the number only that a correction replaced; the address before is in the lead's history.
export async function keepFormerEmails(db: AnyDb): Promise<void> {
  const corrections = await db
    .selectFrom('lead_event')
    .select(['lead_seq', 'data'])
    .where('type', '=', 'changed')
    .where('data', 'like', '%"before":%"email":"%')
    .execute()
  for (const { lead_seq, data } of corrections) {
    const { before } = JSON.parse(data) as { before?: { email?: string | null } }
    if (!before?.email) continue
    await db
      .insertInto('lead_former_contact')
      .values({ lead_seq, contact: before.email.toLowerCase() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
