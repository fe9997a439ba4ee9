import type { ColumnDataType } from 'kysely'
import type { AnyDb, Kind } from './step.ts'

/** Two-factor authentication, passkeys, invites, working hours and office settings. */
export async function createTeam(db: AnyDb, kind: Kind): Promise<void> {
  const instant: ColumnDataType = kind === 'postgres' ? 'timestamptz' : 'date'
  const flag: ColumnDataType = kind === 'postgres' ? 'boolean' : 'integer'
  const noFlag = kind === 'postgres' ? false : 0

  // Under the names that the sign-in library requires.
  await db.schema
    .alterTable('user')
    .addColumn('twoFactorEnabled', flag, (column) => column.defaultTo(noFlag))
    .execute()
  await db.schema.alterTable('user').addColumn('deactivatedAt', 'text').execute()

  await db.schema
    .createTable('twoFactor')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('verified', flag)
    .addColumn('failedVerificationCount', 'integer', (column) => column.defaultTo(0))
    .addColumn('lockedUntil', instant)
    .execute()
  await db.schema.createIndex('twoFactor_userId_idx').on('twoFactor').column('userId').execute()

  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('credentialID', 'text', (column) => column.notNull().unique())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('deviceType', 'text', (column) => column.notNull())
    .addColumn('backedUp', flag, (column) => column.notNull())
    .addColumn('transports', 'text')
    .addColumn('createdAt', instant)
    .addColumn('aaguid', 'text')
    .execute()
  await db.schema.createIndex('passkey_userId_idx').on('passkey').column('userId').execute()

  await db.schema
    .createTable('invite')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_digest', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('shift')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('hours', 'text')
    .addColumn('away', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_turn', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  await db.schema
    .createTable('office')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
