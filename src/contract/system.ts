import * as v from 'valibot'

const instant = v.pipe(v.string(), v.isoTimestamp())

/** One thing that was checked, in words for the owner. */
export const SystemCheckSchema = v.object({
  /** What it is about, such as "Mail". */
  title: v.string(),
  /** `problem`: something does not work or is at risk; `advice`: it could be set up better. */
  state: v.picklist(['ok', 'advice', 'problem']),
  /** What is true now. */
  finding: v.string(),
  /** What to do about it; null when nothing. */
  remedy: v.nullable(v.string()),
})
export type SystemCheck = v.InferOutput<typeof SystemCheckSchema>

/** `GET /api/system` (owner). */
export const SystemStatusSchema = v.object({
  checkedAt: instant,
  checks: v.array(SystemCheckSchema),
  /** Figures of the server that answered, since its start. */
  figures: v.array(v.object({ label: v.string(), value: v.string() })),
})
export type SystemStatus = v.InferOutput<typeof SystemStatusSchema>
