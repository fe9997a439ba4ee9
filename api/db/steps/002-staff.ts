import { type ColumnDataType, sql } from 'kysely'
import type { AnyDb, Kind } from './step.ts'

// The tables of better-auth 1.7 under the names that it requires, with a role for each member of staff.
export async function createStaff(db: AnyDb, kind: Kind): Promise<void> {
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
