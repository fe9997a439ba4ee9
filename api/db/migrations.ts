import { type ColumnDataType, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Kind = 'sqlite' | 'postgres'

/** Every step the tables went through, in order. A step that has been released is never edited. */
export function migrations(kind: Kind): Record<string, Migration> {
  return {
    '001-leads': { up: (db) => createLeads(db, kind) },
    '002-staff': { up: (db) => createStaff(db, kind) },
    '003-packages': { up: (db) => createPackages(db, kind) },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables as they were then, not as they are typed now.
type AnyDb = Kysely<any>

// Numbered in order of arrival; a number is never given twice.
function createSequence(db: AnyDb, kind: Kind, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('seq', kind === 'postgres' ? 'serial' : 'integer', (column) =>
      kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
}

// Events name their lead by its number, not its id: random keys in a second index would double what a commit writes.
async function createLeads(db: AnyDb, kind: Kind): Promise<void> {
  await createSequence(db, kind, 'lead')
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('assignee', 'text')
    .addColumn('follow_up_at', 'text')
    .addColumn('quarantine', 'text')
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('composed_at', 'text')
    .addColumn('consent', 'text')
    .addColumn('source_domain', 'text')
    .addColumn('name', 'text')
    .addColumn('contact', 'text')
    .addColumn('email', 'text')
    .addColumn('destination', 'text')
    .addColumn('fields', 'text')
    .addColumn('erased_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.createIndex('lead_status_idx').on('lead').columns(['status', 'seq']).execute()

  await createSequence(db, kind, 'lead_event')
    .addColumn('lead_seq', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('data', 'text')
    .execute()
  await db.schema.createIndex('lead_event_lead_idx').on('lead_event').column('lead_seq').execute()

  await createSequence(db, kind, 'notification')
    .addColumn('lead_seq', 'integer', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .addColumn('last_error', 'text')
    .execute()

  await db.schema
    .createTable('setting')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

// The tables of better-auth 1.7, with a role for each member of staff; its own names, as it finds them by name.
async function createStaff(db: AnyDb, kind: Kind): Promise<void> {
  const instant: ColumnDataType = kind === 'postgres' ? 'timestamptz' : 'date'
  const flag: ColumnDataType = kind === 'postgres' ? 'boolean' : 'integer'

  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', instant, (column) => column.notNull().defaultTo(sql`CURRENT_TIMESTAMP`))
    .addColumn('updatedAt', instant, (column) => column.notNull().defaultTo(sql`CURRENT_TIMESTAMP`))
    .addColumn('role', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', instant, (column) => column.notNull().defaultTo(sql`CURRENT_TIMESTAMP`))
    .addColumn('updatedAt', instant, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('session_userId_idx').on('session').column('userId').execute()

  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', instant)
    .addColumn('refreshTokenExpiresAt', instant)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', instant, (column) => column.notNull().defaultTo(sql`CURRENT_TIMESTAMP`))
    .addColumn('updatedAt', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('account_userId_idx').on('account').column('userId').execute()

  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .addColumn('createdAt', instant, (column) => column.notNull().defaultTo(sql`CURRENT_TIMESTAMP`))
    .addColumn('updatedAt', instant, (column) => column.notNull().defaultTo(sql`CURRENT_TIMESTAMP`))
    .execute()
  await db.schema.createIndex('verification_identifier_idx').on('verification').column('identifier').execute()
}

async function createPackages(db: AnyDb, kind: Kind): Promise<void> {
  await createSequence(db, kind, 'package_version')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    // Of two who save the same version at once, one is told.
    .addUniqueConstraint('package_version_key', ['key', 'version'])
    .execute()
}
