import { type AnyDb, createSequence, type Kind } from './step.ts'

// A notification is one row, written with the lead; recipients, channels and attempts are in tables that are filled later,
// so that storing a lead costs the same for every configuration.
export async function createNotify(db: AnyDb, kind: Kind): Promise<void> {
  for (const column of ['attempts', 'next_attempt_at', 'done_at', 'last_error'])
    await db.schema.alterTable('notification').dropColumn(column).execute()
  await db.schema.alterTable('notification').addColumn('recipients', 'text').execute()

  await createSequence(db, kind, 'delivery')
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('is_test', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('done_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema
    .createIndex('delivery_due_idx')
    .on('delivery')
    .columns(['state', 'channel', 'next_attempt_at'])
    .execute()

  await db.schema
    .createTable('delivery_notice')
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('delivery.message_id').onDelete('cascade'),
    )
    .addColumn('notification_seq', 'integer', (column) =>
      column.notNull().references('notification.seq').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('delivery_notice_pk', ['message_id', 'notification_seq'])
    .execute()
  await db.schema
    .createIndex('delivery_notice_notification_idx')
    .on('delivery_notice')
    .column('notification_seq')
    .execute()

  await db.schema
    .createTable('notify_channel')
    .addColumn('channel', 'text', (column) => column.primaryKey())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('digest_minutes', 'integer', (column) => column.notNull().defaultTo(60))
    .addColumn('stopped_at', 'text')
    .addColumn('stopped_reason', 'text')
    .addColumn('stopped_for', 'text')
    .execute()

  await db.schema
    .createTable('notify_member')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('mail', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('push_subscription')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    // Deleted with the session, so that a signed-out device gets no messages.
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('session.id').onDelete('cascade'),
    )
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('told_at', 'text')
    .execute()
  for (const column of ['user_id', 'session_id'])
    await db.schema
      .createIndex(`push_subscription_${column}_idx`)
      .on('push_subscription')
      .column(column)
      .execute()
}
