import type { SourceKind } from '../../src/contract/inbound-source.ts'

/** A source that may send leads. */
export type InboundSourceTable = {
  slug: string
  kind: SourceKind
  /** ISO 8601 instant in UTC. */
  created_at: string
}

/** A secret of a source; how it is stored is in api/intake/stored-secret.ts. */
export type InboundSecretTable = {
  id: string
  slug: string
  secret: string
  created_at: string
  /** When it becomes invalid; null for the current one. */
  expires_at: string | null
}

export type InboundTables = { inbound_source: InboundSourceTable; inbound_secret: InboundSecretTable }
