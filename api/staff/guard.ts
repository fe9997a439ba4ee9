import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isAtLeast, type StaffMember, type StaffRole } from '../../src/contract/lead.ts'
import { canonicalPath, isUnder } from '../http/path.ts'
import type { Answer } from '../http/security.ts'
import type { Auth } from './auth.ts'

/** What handlers behind the guard know of who asks. */
export type StaffEnv = { Variables: { staff: StaffMember } }

/** Who the request's session belongs to; `undefined` without a valid one. */
export type SessionOf = (headers: Headers) => Promise<StaffMember | undefined>

export function createSessionOf(auth: Auth): SessionOf {
  return async (headers) => {
    // Without a cookie there is no session, and nothing to ask the database.
    if (!headers.has('cookie')) return undefined
    const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
    if (!session) return undefined
    const { id, name, email, role, deactivatedAt } = session.user
    if (deactivatedAt) return undefined
    return { id, name, email, role: role as StaffRole }
  }
}

/** The only API paths that answer strangers; every other, known or not, wants a session. */
const PUBLIC: { methods: string[]; path: RegExp }[] = [
  { methods: ['GET', 'HEAD'], path: /^\/api\/catalogue$/ },
  { methods: ['GET', 'HEAD'], path: /^\/api\/packages(\/[^/]+)?$/ },
  { methods: ['POST'], path: /^\/api\/(setup|join)$/ },
  { methods: ['GET', 'POST'], path: /^\/api\/auth\/[a-z0-9/-]+$/ },
]

/** Lets nobody past to the API without a session, whatever the spelling of the path. */
export function staffGuard(sessionOf: SessionOf, answer: Answer) {
  return createMiddleware<StaffEnv>(async (c, next) => {
    const path = c.req.path
    const canonical = canonicalPath(path)
    if (!isUnder(canonical, '/api')) return next()
    const asWritten = canonical === path
    if (asWritten && PUBLIC.some((entry) => entry.methods.includes(c.req.method) && entry.path.test(path)))
      return next()
    const staff = await sessionOf(c.req.raw.headers)
    if (!staff) return answer(401, { message: 'Please sign in.' })
    if (!asWritten) return answer(404, { message: 'There is nothing here.' })
    c.set('staff', staff)
    return next()
  })
}

/** Refuses staff who may less than `role`: `manager` lets managers and owners in. */
export function requireRole(role: StaffRole, answer: Answer) {
  return createMiddleware<StaffEnv>(async (c, next) => {
    if (!isAtLeast(c.get('staff').role, role))
      return answer(403, { message: 'Your role does not allow this.' })
    return next()
  })
}

/** Who asks, behind the guard. */
export function staffOf(c: Context<StaffEnv>): StaffMember {
  return c.get('staff')
}
