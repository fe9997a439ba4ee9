import * as v from 'valibot'

/** Most answers of one form: their names are compared with each other. */
const MAX_ANSWERS = 200

// https://developers.google.com/google-ads/webhook/docs/implementation
const id = v.optional(v.union([v.string(), v.number()]))
const GoogleLeadSchema = v.looseObject({
  lead_id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  user_column_data: v.pipe(
    v.array(
      v.looseObject({
        column_id: v.optional(v.string()),
        column_name: v.optional(v.string()),
        string_value: v.optional(v.string()),
      }),
    ),
    v.maxLength(MAX_ANSWERS),
  ),
  is_test: v.optional(v.boolean()),
  form_id: id,
  campaign_id: id,
  lead_submit_time: v.optional(v.string()),
})

/** Google's names of the questions that have a field here. */
const FIELD_OF: Record<string, string> = {
  FULL_NAME: 'name',
  EMAIL: 'email',
  PHONE_NUMBER: 'phone',
}
/** Not part of the lead: the key, ids of single clicks, and what is read below. */
const NOT_KEPT = new Set([
  'google_key',
  'gcl_id',
  'gclid',
  'lead_id',
  'api_version',
  'is_test',
  'user_column_data',
  'lead_submit_time',
])

export type GoogleLead = { senderId: string; isTest: boolean; values: Record<string, unknown> }

/** Converts what Google's lead forms send to our fields; `undefined` when it is not that. */
export function readGoogleLead(body: unknown): GoogleLead | undefined {
  const parsed = v.safeParse(GoogleLeadSchema, body)
  if (!parsed.success) return undefined
  const { lead_id: senderId, is_test: isTest = false, user_column_data, lead_submit_time } = parsed.output
  // Without a prototype, because a question may have the name of a property that every object inherits.
  const values: Record<string, unknown> = Object.create(null)
  for (const { column_id, column_name, string_value = '' } of user_column_data) {
    const field = (column_id && FIELD_OF[column_id]) || column_name || column_id || 'Answer'
    add(values, field, string_value)
  }
  const names = [values['First Name'] ?? values.FIRST_NAME, values['Last Name'] ?? values.LAST_NAME]
  if (!values.name && names.some(Boolean)) values.name = names.filter(Boolean).join(' ')
  if (lead_submit_time) values.sent_at = lead_submit_time
  for (const [field, value] of Object.entries(parsed.output))
    if (!NOT_KEPT.has(field)) add(values, field, value)
  return { senderId, isTest, values }
}

// Two questions may have one name: both answers are kept.
function add(values: Record<string, unknown>, field: string, value: unknown): void {
  let name = field
  for (let n = 2; Object.hasOwn(values, name); n++) name = `${field} (${n})`
  values[name] = value
}
