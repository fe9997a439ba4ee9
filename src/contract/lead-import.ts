import * as v from 'valibot'
import { SourceSlugSchema } from './inbound-lead.ts'

/** Most rows of one file, and of one request. */
export const MAX_IMPORT_ROWS = 10_000
export const MAX_ROWS_AT_ONCE = 100
/** Largest file, bytes. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
/** Largest request, bytes. */
export const MAX_IMPORT_BODY_BYTES = 2 * 1024 * 1024

/** Longest id of a row, and all cells of one without an id, characters. */
export const MAX_ROW_ID_LENGTH = 200
export const MAX_ROW_LENGTH = 20_000
export const LONG_ROW_MESSAGES = { id: 'The id is too long.', row: 'This row is too long.' } as const

/** One row of a file, with its columns under the names of our fields, and all others under their headings. */
export const ImportRowSchema = v.strictObject({
  /** Its line in the file, for the person who reads the result. */
  row: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The sender's id of the lead. */
  id: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_ROW_ID_LENGTH, LONG_ROW_MESSAGES.id)),
  ),
  /** All cells of a row without an id, which are its id then. */
  content: v.optional(v.pipe(v.string(), v.maxLength(MAX_ROW_LENGTH, LONG_ROW_MESSAGES.row))),
  values: v.record(v.string(), v.string()),
})
export type ImportRow = v.InferOutput<typeof ImportRowSchema>

/** `POST /api/lead-imports/check` and `POST /api/lead-imports` (manager). */
export const LeadImportSchema = v.strictObject({
  source: SourceSlugSchema,
  rows: v.pipe(
    v.array(ImportRowSchema),
    v.minLength(1, 'There are no rows.'),
    v.maxLength(MAX_ROWS_AT_ONCE, `At most ${MAX_ROWS_AT_ONCE} rows can be sent at once.`),
  ),
})
export type LeadImport = v.InferOutput<typeof LeadImportSchema>

/**
 * `new`: not here yet. `added`: stored now. `known`: a lead with the sender's id, or with the same row, is here already.
 * `faulty`: cannot be stored, see `errors`. `not-stored`: the database failed; the row can be sent again.
 */
export const ROW_STATES = ['new', 'added', 'known', 'faulty', 'not-stored'] as const
export type RowState = (typeof ROW_STATES)[number]

/** What happened, or would happen, to each row, in their order. */
export const ImportResultSchema = v.object({
  rows: v.array(
    v.object({
      row: v.number(),
      state: v.picklist(ROW_STATES),
      /** The lead that was added, or is here already. */
      lead: v.optional(v.object({ id: v.string(), reference: v.string() })),
      /** Another lead of the person: same number or e-mail address. */
      samePerson: v.optional(v.object({ id: v.string(), reference: v.string() })),
      /** One message per faulty field. */
      errors: v.optional(v.record(v.string(), v.string())),
    }),
  ),
})
export type ImportResult = v.InferOutput<typeof ImportResultSchema>
export type RowResult = ImportResult['rows'][number]
