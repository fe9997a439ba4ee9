import * as v from 'valibot'
import { SourceSlugSchema } from './inbound-lead.ts'

/** How a source proves who it is: by a signature of each message, or by the key that Google's lead forms send along. */
export const SOURCE_KINDS = ['signed', 'google'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** Path that a source posts to. */
export const INBOUND_PATH = '/api/inbound'

/** How long the former secret is valid after a new one was made, ms. */
export const SECRET_OVERLAP_MS = 86_400_000

/** `POST /api/inbound-sources` (owner). */
export const NewSourceSchema = v.strictObject({
  slug: SourceSlugSchema,
  kind: v.picklist(SOURCE_KINDS, 'Please choose how the source signs in.'),
})
export type NewSource = v.InferOutput<typeof NewSourceSchema>

const instant = v.pipe(v.string(), v.isoTimestamp())

/** A source with its valid secrets, without the secrets themselves. */
export const SourceSchema = v.object({
  slug: v.string(),
  kind: v.picklist(SOURCE_KINDS),
  secrets: v.array(
    v.object({
      id: v.string(),
      createdAt: instant,
      /** When it becomes invalid; null while it is the current one. */
      expiresAt: v.nullable(instant),
      /** Whether this server can read it; a secret that was encrypted with another SECRETS_KEY cannot be used. */
      readable: v.boolean(),
    }),
  ),
})
export type Source = v.InferOutput<typeof SourceSchema>

/** `GET /api/inbound-sources` (owner). */
export const SourceListSchema = v.object({
  sources: v.array(SourceSchema),
  /** URL that the names are appended to. */
  url: v.string(),
  /** Whether signing secrets are stored encrypted, with a key outside the database. */
  encrypted: v.boolean(),
})
export type SourceList = v.InferOutput<typeof SourceListSchema>

/** The answer to making a source or a secret: the only time that the secret is shown. */
export const NewSecretSchema = v.object({ slug: v.string(), secret: v.string() })
export type NewSecret = v.InferOutput<typeof NewSecretSchema>
