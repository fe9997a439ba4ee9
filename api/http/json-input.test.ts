import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { errorResponse, HttpError } from './http-error.ts'
import { readJson } from './json-input.ts'
import { createSecurity } from './security.ts'

const { respond } = createSecurity(false)
const Schema = v.object({
  name: v.pipe(v.string('Please enter a name.'), v.nonEmpty('Please enter a name.')),
})
const app = new Hono().post('/', async (c) => respond(200, await readJson(c, Schema, 64)))
app.onError((error) => (error instanceof HttpError ? errorResponse(respond, error) : respond(500, {})))

const post = (body: string, type = 'application/json') =>
  app.request('/', { method: 'POST', body, headers: { 'Content-Type': type } })

it('returns a body that is valid by the schema', async () => {
  const response = await post('{"name":"Asha"}')
  expect([response.status, await response.json()]).toEqual([200, { name: 'Asha' }])
})

it('names the invalid field', async () => {
  const response = await post('{"name":""}')
  expect([response.status, await response.json()]).toEqual([
    400,
    { message: 'Please enter a name.', errors: { name: 'Please enter a name.' } },
  ])
})

it.each([
  ['text that is not JSON', '{', 'application/json', 400],
  ['another media type', 'a=1', 'text/plain', 415],
  ['a body over the limit', JSON.stringify({ name: 'a'.repeat(100) }), 'application/json', 413],
])('refuses %s', async (_, body, type, status) => {
  const response = await post(body, type)
  expect([response.status, typeof (await response.json()).message]).toEqual([status, 'string'])
})
