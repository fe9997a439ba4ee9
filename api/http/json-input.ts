import type { Context } from 'hono'
import * as v from 'valibot'
import { ENQUIRY_MESSAGES } from '../../src/contract/enquiry-messages.ts'
import { type Body, readBody } from './body.ts'
import { HttpError } from './http-error.ts'
import { malformedFields } from './malformed-text.ts'

/**
 * Validates a value: first that its text is well-formed, then by the schema. Throws {@link HttpError} 400 with the first
 * message, and one message per field in `errors`.
 */
export function parseInput<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  refuseMalformed(malformedFields(value))
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const errors = errorsByField(result.issues)
  throw new HttpError(400, result.issues[0].message, Object.keys(errors).length > 0 ? { errors } : undefined)
}

/** Reads a JSON body by a schema. Throws {@link HttpError}: 413 too long, 415 not JSON, 400 malformed or against the schema. */
export async function readJson<S extends v.GenericSchema>(
  c: Context,
  schema: S,
  maxBytes?: number,
): Promise<v.InferOutput<S>> {
  const body = await requireBody(c, 'json', maxBytes)
  return parseInput(schema, body.type === 'json' ? body.value : undefined)
}

/** Reads the query parameters by a schema. Throws {@link HttpError} 400. */
export function readQuery<S extends v.GenericSchema>(c: Context, schema: S): v.InferOutput<S> {
  return parseInput(schema, c.req.query())
}

/** Reads a JSON or form body. Throws {@link HttpError} 400, 413 or 415. */
export async function requireBody(
  c: Context,
  accept: 'json' | 'json-or-form',
  maxBytes?: number,
): Promise<Exclude<Body, { type: 'refused' }>> {
  const body = await readBody(c, accept, maxBytes)
  if (body.type === 'refused') {
    refuseMalformed(body.malformed ?? [])
    throw new HttpError(body.status, body.message)
  }
  refuseMalformed(malformedFields(body.type === 'json' ? body.value : body.values))
  return body
}

function refuseMalformed(fields: string[]): void {
  if (fields.length === 0) return
  const message = ENQUIRY_MESSAGES.malformed
  throw new HttpError(400, message, { errors: Object.fromEntries(fields.map((field) => [field, message])) })
}

/** The first message per top-level field. */
export function errorsByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = path?.[0]?.key
    if (field !== undefined) errors[String(field)] ??= message
  }
  return errors
}
