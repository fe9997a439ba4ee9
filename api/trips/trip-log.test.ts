import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { quotationDesk } from '../../tests/support/quotations.ts'

let api: TestApi | undefined
afterEach(() => api?.close())

it('writes no token to the log, also when something fails', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  api = await startApi({ log: pino({ level: 'trace' }, stream) })
  const desk = quotationDesk(api)
  const agent = await api.signIn('agent')
  const { token } = await desk.send(agent, await desk.begin(agent, await desk.newLead()))
  await desk.trip(token)
  await desk.answer(token, { version: 9 })
  await desk.answer(`${token}x`)
  await desk.open(`${token}x`)
  await api.request(`/API/trips/${token}`)
  await api.database.kysely.schema.alterTable('quotation_link').renameTo('gone').execute()
  expect((await desk.open(token)).status).toBe(503)
  expect((await desk.answer(token)).status).toBe(503)
  const log = lines.join('')
  expect(log).toContain('/api/trips/:token')
  expect(log).toContain('/submit-answer')
  expect(log).not.toContain(token)
})
