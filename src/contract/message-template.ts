import * as v from 'valibot'

/** Channels that carry a text. */
export const TEMPLATE_CHANNELS = ['whatsapp', 'mail'] as const
export type TemplateChannel = (typeof TEMPLATE_CHANNELS)[number]

/** What a template can name of a lead, and what the editor says about it. */
export const PLACEHOLDERS = {
  name: 'The traveller’s name',
  'first-name': 'The traveller’s first name',
  reference: 'The enquiry’s reference',
  trip: 'The package, else the destination or flight',
  destination: 'Where they want to go',
  'travel-date': 'Their day of travel',
  me: 'Your own name',
  agency: 'The agency’s name',
} as const
export type Placeholder = keyof typeof PLACEHOLDERS

const MARK = /\{([^{}]*)\}/g

/** The first thing in braces that is no placeholder. */
export function unknownPlaceholder(text: string): string | undefined {
  return [...text.matchAll(MARK)]
    .map(([, name = '']) => name)
    .find((name) => !Object.hasOwn(PLACEHOLDERS, name))
}

/** A template's text with its placeholders filled in. */
export function fillTemplate(text: string, values: Record<Placeholder, string>): string {
  return text.replace(MARK, (mark, name: string) =>
    Object.hasOwn(PLACEHOLDERS, name) ? values[name as Placeholder] : mark,
  )
}

const placeholdersKnown = v.check(
  (text: string) => unknownPlaceholder(text) === undefined,
  ({ input }) => `{${unknownPlaceholder(input)}} is no placeholder.`,
)

/** A message staff send, as it is edited. Line breaks stay; a subject is one line, and only mail has one. */
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
  /** The version this edit was made on; none for a new template. */
  version: v.optional(v.number()),
})
export type TemplateEdit = v.InferOutput<typeof TemplateEditSchema>

/** A template as it is kept. The first of a channel is the one a single tap uses. */
export const TemplateSchema = v.object({
  ...TemplateEditSchema.entries,
  id: v.string(),
  version: v.number(),
})
export type Template = v.InferOutput<typeof TemplateSchema>

/** `GET /api/lead-templates`, in the order they are offered. */
export const TemplateListSchema = v.object({ templates: v.array(TemplateSchema) })
