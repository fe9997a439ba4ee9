import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { type Template, TemplateEditSchema } from '../../src/contract/message-template.ts'
import { recordAudit } from '../audit/audit.ts'
import { requireRole, type StaffEnv, staffOf } from '../auth/guard.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { HttpError } from '../http/http-error.ts'
import { actionIdOf } from '../http/idempotency-key.ts'
import { readJson } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'

const MAX_TEMPLATES = 40

/** `/api/lead-templates`: message templates for all staff, edited by managers and owners. */
export function createTemplateRoutes({ database, respond }: { database: Database; respond: Respond }) {
  const { kysely } = database
  const manager = requireRole('manager', respond)
  const changed = 'This template was changed elsewhere in the meantime.'

  const list = async (): Promise<Template[]> =>
    kysely
      .selectFrom('message_template')
      .select(['id', 'channel', 'name', 'subject', 'body', 'version'])
      .orderBy('position')
      .orderBy('id')
      .execute()

  const audit = (c: Context<StaffEnv>, id: string, transaction: Kysely<Schema>) =>
    recordAudit(transaction, { actor: staffOf(c).id, action: 'template.changed', detail: { template: id } })

  return new Hono<StaffEnv>()
    .get('/api/lead-templates', async () => respond(200, { templates: await list() }))
    .post('/api/lead-templates', manager, async (c) => {
      const { version: _, ...edit } = await readJson(c, TemplateEditSchema)
      const id = actionIdOf(c) ?? randomUUID()
      // Under the lock, so that two simultaneous requests do not pass the limit together.
      await inLeadTransaction(database, async (transaction) => {
        const known = await transaction
          .selectFrom('message_template')
          .select(['channel', 'name', 'subject', 'body'])
          .where('id', '=', id)
          .executeTakeFirst()
        if (known && isSaved(known, edit)) return
        if (known)
          throw new HttpError(
            422,
            'This template was added already, with other texts. Change it in the list.',
          )
        const { count, position } = await transaction
          .selectFrom('message_template')
          .select(({ fn }) => [fn.countAll().as('count'), fn.max('position').as('position')])
          .executeTakeFirstOrThrow()
        if (Number(count) >= MAX_TEMPLATES) throw new HttpError(409, 'At most 40 templates are allowed.')
        await transaction
          .insertInto('message_template')
          .values({ id, ...edit, position: Number(position ?? 0) + 1 })
          .execute()
        await audit(c, id, transaction)
      })
      return respond(201, { templates: await list() })
    })
    .put('/api/lead-templates/:id', manager, async (c) => {
      const { version, ...edit } = await readJson(c, TemplateEditSchema)
      const id = c.req.param('id')
      const known = (await list()).find((template) => template.id === id)
      if (!known) return respond(404, { message: 'There is no such template.' })
      if (isSaved(known, edit)) return respond(200, { templates: await list() })
      if (version !== undefined && version !== known.version)
        return respond(409, { message: changed, template: known })
      const isChanged = await kysely.transaction().execute(async (transaction) => {
        const saved = await transaction
          .updateTable('message_template')
          .set({ ...edit, version: known.version + 1 })
          .where('id', '=', id)
          .where('version', '=', known.version)
          .executeTakeFirst()
        if (Number(saved.numUpdatedRows) === 0) return false
        await audit(c, id, transaction)
        return true
      })
      const templates = await list()
      const saved = templates.find((template) => template.id === id)
      // The same texts may have arrived twice at once.
      if (!isChanged && !(saved && isSaved(saved, edit)))
        return respond(409, { message: changed, template: saved ?? known })
      return respond(200, { templates })
    })
    .delete('/api/lead-templates/:id', manager, async (c) => {
      const id = c.req.param('id')
      await kysely.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('message_template')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        // A colleague may have deleted it already, which is no failure, but no change either.
        if (Number(numDeletedRows) > 0) await audit(c, id, transaction)
      })
      return respond(200, { templates: await list() })
    })
}

type Texts = Pick<Template, 'channel' | 'name' | 'subject' | 'body'>

// The answer to an earlier attempt was lost: the same texts again change nothing.
function isSaved(known: Texts, edit: Texts): boolean {
  return (['channel', 'name', 'subject', 'body'] as const).every((part) => known[part] === edit[part])
}
