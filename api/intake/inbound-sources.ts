import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  type NewSecret,
  type NewSource,
  SECRET_OVERLAP_MS,
  type Source,
  type SourceKind,
} from '../../src/contract/inbound-source.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { HttpError } from '../http/http-error.ts'
import type { SecretStore } from './stored-secret.ts'

const SECRET_BYTES = 32
/** Google accepts keys of at most 50 characters. */
const GOOGLE_KEY_BYTES = 30
/** How many secrets of a source are valid together: the current one and those it replaced within a day. */
const MAX_SECRETS = 4

/** All sources with their valid secrets. */
export async function listSources({ kysely }: Database, store: SecretStore): Promise<Source[]> {
  const sources = await kysely.selectFrom('inbound_source').select(['slug', 'kind']).orderBy('slug').execute()
  const secrets = await validSecrets(kysely).execute()
  return sources.map((source) => ({
    ...source,
    secrets: secrets
      .filter(({ slug }) => slug === source.slug)
      .map(({ id, secret, created_at, expires_at }) => ({
        id,
        createdAt: created_at,
        expiresAt: expires_at,
        readable: store.open(secret) !== undefined,
      })),
  }))
}

/** The kind of a source, and its valid secrets as the store opens them; `undefined` for an unknown source. */
export async function readSecrets(
  { kysely }: Database,
  slug: string,
  store: SecretStore,
): Promise<{ kind: SourceKind; secrets: string[] } | undefined> {
  const source = await kysely
    .selectFrom('inbound_source')
    .select('kind')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!source) return undefined
  const rows = await validSecrets(kysely).where('slug', '=', slug).execute()
  return { kind: source.kind, secrets: rows.flatMap(({ secret }) => store.open(secret) ?? []) }
}

/** Adds a source with its first secret. Throws {@link HttpError} 409 when there is one of that name. */
export async function addSource(
  { kysely }: Database,
  { slug, kind }: NewSource,
  { store, actor }: { store: SecretStore; actor: string },
): Promise<NewSecret> {
  return kysely.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('inbound_source')
      .values({ slug, kind, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .executeTakeFirst()
    if (Number(added.numInsertedOrUpdatedRows) === 0)
      throw new HttpError(409, 'There is a source of this name already.', {
        errors: { slug: 'There is a source of this name already.' },
      })
    await recordAudit(transaction, { actor, action: 'source.added', detail: { source: slug, kind } })
    return { slug, secret: await addSecret(transaction, { slug, kind }, store) }
  })
}

/** Makes a new secret; the present ones stay valid for a day. Throws {@link HttpError} 404 or 409. */
export async function rotateSecret(
  { kysely }: Database,
  slug: string,
  { store, actor }: { store: SecretStore; actor: string },
): Promise<NewSecret> {
  return kysely.transaction().execute(async (transaction) => {
    const kind = await kindOf(transaction, slug)
    const present = await validSecrets(transaction).where('slug', '=', slug).execute()
    if (present.length >= MAX_SECRETS)
      throw new HttpError(409, `At most ${MAX_SECRETS} secrets are valid together. Revoke one first.`)
    await transaction
      .updateTable('inbound_secret')
      .set({ expires_at: new Date(Date.now() + SECRET_OVERLAP_MS).toISOString() })
      .where('slug', '=', slug)
      .where('expires_at', 'is', null)
      .execute()
    const expired = new Date().toISOString()
    await transaction.deleteFrom('inbound_secret').where('expires_at', '<=', expired).execute()
    await recordAudit(transaction, { actor, action: 'source.secret-made', detail: { source: slug } })
    return { slug, secret: await addSecret(transaction, { slug, kind }, store) }
  })
}

/** Revokes a secret at once. Throws {@link HttpError} 404. */
export async function revokeSecret(
  { kysely }: Database,
  { slug, id }: { slug: string; id: string },
  actor: string,
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('inbound_secret')
      .where('slug', '=', slug)
      .where('id', '=', id)
      .executeTakeFirst()
    if (Number(gone.numDeletedRows) === 0) throw new HttpError(404, 'There is no such secret.')
    await recordAudit(transaction, { actor, action: 'source.secret-revoked', detail: { source: slug } })
  })
}

/** Removes a source with its secrets; its leads stay. Throws {@link HttpError} 404. */
export async function removeSource({ kysely }: Database, slug: string, actor: string): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await kindOf(transaction, slug)
    await transaction.deleteFrom('inbound_secret').where('slug', '=', slug).execute()
    await transaction.deleteFrom('inbound_source').where('slug', '=', slug).execute()
    await recordAudit(transaction, { actor, action: 'source.removed', detail: { source: slug } })
  })
}

async function kindOf(kysely: Kysely<Schema>, slug: string): Promise<SourceKind> {
  const source = await kysely
    .selectFrom('inbound_source')
    .select('kind')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!source) throw new HttpError(404, 'There is no such source.')
  return source.kind
}

async function addSecret(
  transaction: Kysely<Schema>,
  { slug, kind }: NewSource,
  store: SecretStore,
): Promise<string> {
  const secret =
    kind === 'google'
      ? randomBytes(GOOGLE_KEY_BYTES).toString('base64url')
      : `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
  await transaction
    .insertInto('inbound_secret')
    .values({
      id: randomUUID(),
      slug,
      secret: store.seal(secret, kind),
      created_at: new Date().toISOString(),
      expires_at: null,
    })
    .execute()
  return secret
}

function validSecrets(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('inbound_secret')
    .selectAll()
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date().toISOString())]))
    .orderBy('created_at', 'desc')
}
