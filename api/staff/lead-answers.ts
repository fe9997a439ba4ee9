import type { Context } from 'hono'
import * as v from 'valibot'
import { readBody } from '../http/body.ts'
import type { Answer } from '../http/security.ts'
import type { References } from '../leads/reference.ts'
import { leadView } from './lead-view.ts'
import { LeadRefusal } from './lead-work.ts'

/** What all routes about leads share: reading a body by its schema, and saying why something could not be done. */
export function createLeadAnswers(answer: Answer, references: References) {
  async function refused(work: () => Promise<Response>): Promise<Response> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof LeadRefusal)) throw error
      const lead = error.lead && { lead: leadView(error.lead, references) }
      return answer(error.status, { message: error.message, ...lead })
    }
  }

  return {
    /** Turns a refusal of the work into its answer. */
    refused,
    /** Reads a JSON body by a schema and hands it on, or says what is wrong with it. */
    withBody: async <S extends v.GenericSchema>(
      c: Context,
      schema: S,
      work: (input: v.InferOutput<S>) => Promise<Response>,
    ): Promise<Response> => {
      const body = await readBody(c)
      if (body.type === 'refused') return answer(body.status, { message: body.message })
      const input = v.safeParse(schema, body.type === 'json' ? body.value : undefined)
      if (!input.success) return answer(400, { message: input.issues[0].message })
      return refused(() => work(input.output))
    },
  }
}
export type LeadAnswers = ReturnType<typeof createLeadAnswers>
