import * as v from 'valibot'

/** Channels that message templates are for. */
export const TEMPLATE_CHANNELS = ['whatsapp', 'mail'] as const
export type TemplateChannel = (typeof TEMPLATE_CHANNELS)[number]

/** The placeholders of a template, each with its label in the editor. */
export const PLACEHOLDERS = {
  name: 'The traveller’s name',
  'first-name': 'The traveller’s first name',
  reference: 'The enquiry’s reference',
  trip: 'The package, else the destination or flight',
  destination: 'Where they want to go',
  'travel-date': 'Their day of travel',
  me: 'Your own name',
  agency: 'The agency’s name',
  'quotation-link': 'The link to a quotation, for messages that send one',
} as const
export type Placeholder = keyof typeof PLACEHOLDERS

const PLACEHOLDER = /\{([^{}]*)\}/g

/** The first name in braces that is not a placeholder. */
export function unknownPlaceholder(text: string): string | undefined {
  return [...text.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .find((name) => !Object.hasOwn(PLACEHOLDERS, name))
}

/** Whether a template sends a quotation, and so is only offered with one. */
export function sendsQuotation({ subject = '', body }: { subject?: string; body: string }): boolean {
  return `${subject} ${body}`.includes('{quotation-link}')
}

/** A template's text with its placeholders filled in. */
export function fillTemplate(text: string, values: Record<Placeholder, string>): string {
  return text.replace(PLACEHOLDER, (match, name: string) =>
    Object.hasOwn(PLACEHOLDERS, name) ? values[name as Placeholder] : match,
  )
}

const placeholdersKnown = v.check(
  (text: string) => unknownPlaceholder(text) === undefined,
  ({ input }) => `{${unknownPlaceholder(input)}} is not a placeholder.`,
)

/** A new or changed message template. Only mail has a subject, which is one line. */
export const TemplateEditSchema = v.object({
  channel: v.picklist(TEMPLATE_CHANNELS),
  name: v.pipe(
    v.string('Please name the template.'),
    v.trim(),
    v.minLength(1, 'Please name the template.'),
    v.maxLength(60, 'This name is too long.'),
  ),
  subject: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(150, 'This subject is too long.'),
      v.regex(/^[^\r\n]*$/, 'A subject is one line.'),
      placeholdersKnown,
    ),
    '',
  ),
  body: v.pipe(
    v.string('Please write the message.'),
    v.trim(),
    v.minLength(1, 'Please write the message.'),
    v.maxLength(2000, 'This message is too long.'),
    placeholdersKnown,
  ),
  /** The version that this edit is based on; missing for a new template. */
  version: v.optional(v.number()),
})
export type TemplateEdit = v.InferOutput<typeof TemplateEditSchema>

/** A saved template. The first one of a channel is used by a single tap. */
export const TemplateSchema = v.object({
  ...TemplateEditSchema.entries,
  id: v.string(),
  version: v.number(),
})
export type Template = v.InferOutput<typeof TemplateSchema>

/** `GET /api/lead-templates`, in the order they are offered. */
export const TemplateListSchema = v.object({ templates: v.array(TemplateSchema) })
