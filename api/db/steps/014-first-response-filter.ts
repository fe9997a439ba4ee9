import type { AnyDb } from './step.ts'

// Earlier releases named the filter by the first response `answer`.
export async function renameFirstResponseFilter(db: AnyDb): Promise<void> {
  const views = await db.selectFrom('lead_view').selectAll().where('filters', 'like', '%"answer"%').execute()
  for (const { staff, position, filters } of views) {
    const { answer, ...rest } = JSON.parse(filters)
    await db
      .updateTable('lead_view')
      .set({ filters: JSON.stringify({ ...rest, ...(answer && { firstResponse: answer }) }) })
      .where('staff', '=', staff)
      .where('position', '=', position)
      .execute()
  }
}
