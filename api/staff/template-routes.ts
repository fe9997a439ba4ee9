import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type Template, type TemplateEdit, TemplateEditSchema } from '../../src/contract/message-template.ts'
import type { Database } from '../db/open.ts'
import { readBody } from '../http/body.ts'
import type { Answer } from '../http/security.ts'
import { recordAudit } from './audit.ts'
import { requireRole, type StaffEnv, staffOf } from './guard.ts'

const MOST_TEMPLATES = 40

/** `/api/lead-templates`: everyone uses the messages, managers and owners write them. */
export function createTemplateRoutes({
  database: { kysely },
  answer,
}: {
  database: Database
  answer: Answer
}) {
  const manager = requireRole('manager', answer)
  const changed = 'Somebody changed this template in the meantime.'

  const list = async (): Promise<Template[]> =>
    kysely
      .selectFrom('message_template')
      .select(['id', 'channel', 'name', 'subject', 'body', 'version'])
      .orderBy('position')
      .orderBy('id')
      .execute()

  async function withEdit(c: Context, work: (edit: TemplateEdit) => Promise<Response>): Promise<Response> {
    const body = await readBody(c)
    if (body.type === 'refused') return answer(body.status, { message: body.message })
    const input = v.safeParse(TemplateEditSchema, body.type === 'json' ? body.value : undefined)
    if (input.success) return work(input.output)
    const { nested = {} } = v.flatten<typeof TemplateEditSchema>(input.issues)
    const errors: Record<string, string | undefined> = {}
    for (const [field, messages] of Object.entries(nested)) errors[field] = messages?.[0]
    return answer(400, { message: input.issues[0].message, errors })
  }

  const audit = (c: Context<StaffEnv>, id: string) =>
    recordAudit(kysely, { actor: staffOf(c).id, action: 'template.changed', detail: { template: id } })

  return new Hono<StaffEnv>()
    .get('/api/lead-templates', async () => answer(200, { templates: await list() }))
    .post('/api/lead-templates', manager, (c) =>
      withEdit(c, async ({ version: _, ...edit }) => {
        const all = await list()
        if (all.length >= MOST_TEMPLATES) return answer(409, { message: 'There is room for 40 templates.' })
        const id = randomUUID()
        const { position } = await kysely
          .selectFrom('message_template')
          .select((eb) => eb.fn.max('position').as('position'))
          .executeTakeFirstOrThrow()
        await kysely
          .insertInto('message_template')
          .values({ id, ...edit, position: Number(position ?? 0) + 1 })
          .execute()
        await audit(c, id)
        return answer(201, { templates: await list() })
      }),
    )
    .put('/api/lead-templates/:id', manager, (c) =>
      withEdit(c, async ({ version, ...edit }) => {
        const id = c.req.param('id')
        const known = (await list()).find((template) => template.id === id)
        if (!known) return answer(404, { message: 'There is no such template.' })
        const saved = await kysely
          .updateTable('message_template')
          .set({ ...edit, version: known.version + 1 })
          .where('id', '=', id)
          .where('version', '=', version ?? known.version)
          .executeTakeFirst()
        if (Number(saved.numUpdatedRows) === 0) return answer(409, { message: changed, template: known })
        await audit(c, id)
        return answer(200, { templates: await list() })
      }),
    )
    .delete('/api/lead-templates/:id', manager, async (c) => {
      await kysely.deleteFrom('message_template').where('id', '=', c.req.param('id')).execute()
      await audit(c, c.req.param('id'))
      return answer(200, { templates: await list() })
    })
}
