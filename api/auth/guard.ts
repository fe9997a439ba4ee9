import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Kysely } from 'kysely'
import { isAtLeast, type StaffMember, type StaffRole } from '../../src/contract/lead.ts'
import { STAFF_HEADER, STAFF_PARAMETER } from '../../src/contract/team.ts'
import type { Schema } from '../db/schema.ts'
import { HttpError } from '../http/http-error.ts'
import { canonicalPath, isUnder } from '../http/path.ts'
import type { Respond } from '../http/security.ts'
import type { Auth } from './auth.ts'
import { lacksTwoFactor, TWO_FACTOR_REFUSAL } from './two-factor-rule.ts'

/** The Hono environment of routes behind the staff guard. */
export type StaffEnv = {
  Variables: {
    staff: StaffMember
    confirmedAt: number
    /** Looks the session up again, because a body may arrive, and a long answer may be read, much later. Throws {@link HttpError} 401 or 403. */
    assertSession: () => Promise<void>
  }
}

/** A signed-in user. */
export type SignedIn = StaffMember & {
  /** Whether they must set up two-factor authentication or a passkey first. */
  lacksTwoFactor: boolean
  /** Their session, and when they last entered a password, code or passkey in it, ms since the epoch. */
  session: { id: string; confirmedAt: number }
}

export type SessionOf = {
  /** The user of the request's session; `undefined` without a valid one, or while two-factor authentication is due. */
  (headers: Headers): Promise<StaffMember | undefined>
  /** The session's user, also while two-factor authentication is due. */
  signedIn: (headers: Headers) => Promise<SignedIn | undefined>
}

/** Creates the look-up of a request's user. */
export function createSessionOf(auth: Auth, kysely: Kysely<Schema>): SessionOf {
  const signedIn = async (headers: Headers): Promise<SignedIn | undefined> => {
    // Without a cookie there is no session, and no query is needed.
    if (!headers.has('cookie')) return undefined
    const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
    if (!session) return undefined
    const { id, name, email, deactivatedAt, twoFactorEnabled } = session.user
    if (deactivatedAt) return undefined
    const role = session.user.role as StaffRole
    const lacks = await lacksTwoFactor(kysely, { id, role, twoFactorEnabled: twoFactorEnabled === true })
    return {
      id,
      name,
      email,
      role,
      lacksTwoFactor: lacks,
      session: { id: session.session.id, confirmedAt: confirmedAt(session.session) },
    }
  }
  const activeMember = async (headers: Headers): Promise<StaffMember | undefined> => {
    const known = await signedIn(headers)
    if (!known || known.lacksTwoFactor) return undefined
    const { lacksTwoFactor: _, session: __, ...member } = known
    return member
  }
  return Object.assign(activeMember, { signedIn })
}

// A sign-in counts, because it asks for the same.
function confirmedAt(session: { createdAt: Date; confirmedAt?: string | null | undefined }): number {
  return Math.max(session.createdAt.getTime(), session.confirmedAt ? Date.parse(session.confirmedAt) : 0)
}

/** The only path behind the guard that answers while two-factor authentication is due; its set-up is under `/api/auth`. */
const OPEN_WITHOUT_TWO_FACTOR = 'GET /api/sessions'

/** The only API paths that need no session; every other path needs one, also if it does not exist. */
const PUBLIC: { methods: string[]; path: RegExp }[] = [
  { methods: ['GET', 'HEAD'], path: /^\/api\/catalogue$/ },
  { methods: ['GET', 'HEAD'], path: /^\/api\/packages(\/[^/]+)?$/ },
  { methods: ['POST'], path: /^\/api\/(setup|join)$/ },
  { methods: ['GET', 'POST'], path: /^\/api\/auth\/[a-z0-9/-]+$/ },
]

const OTHER_USER = { message: 'Somebody else has signed in on this device. Please sign in again.' }

// Whether the request comes from a page that another user of this browser opened: it must not act in the name of the present
// user.
function isOfOtherUser(c: Context, { id }: Pick<StaffMember, 'id'>): boolean {
  const meant = c.req.header(STAFF_HEADER) ?? c.req.query(STAFF_PARAMETER)
  return meant !== undefined && meant !== id
}

/** Requires a session for the API, for every spelling of a path. */
export function staffGuard(sessionOf: SessionOf, respond: Respond) {
  return createMiddleware<StaffEnv>(async (c, next) => {
    const path = c.req.path
    const canonical = canonicalPath(path)
    // A route is chosen by the path as it was sent, which may be below this folder where its canonical form is not.
    if (!isUnder(canonical, '/api') && !isUnder(path, '/api')) return next()
    const isCanonical = canonical === path
    if (isCanonical && PUBLIC.some((entry) => entry.methods.includes(c.req.method) && entry.path.test(path)))
      return next()
    const known = await sessionOf.signedIn(c.req.raw.headers)
    if (!known) return respond(401, { message: 'Please sign in.' })
    const { lacksTwoFactor: lacks, session, ...staff } = known
    if (isOfOtherUser(c, staff)) return respond(401, OTHER_USER)
    if (lacks && `${c.req.method} ${path}` !== OPEN_WITHOUT_TWO_FACTOR)
      return respond(403, TWO_FACTOR_REFUSAL)
    if (!isCanonical) return respond(404, { message: 'There is nothing here.' })
    c.set('staff', staff)
    c.set('confirmedAt', session.confirmedAt)
    c.set('assertSession', async () => {
      const present = await sessionOf.signedIn(c.req.raw.headers)
      if (!present) throw new HttpError(401, 'Please sign in.')
      if (!isAtLeast(present.role, staff.role))
        throw new HttpError(403, 'Your role was changed. Please try again.')
    })
    return next()
  })
}

/**
 * The same for the paths of the sign-in library, which the guard does not protect: a page of a user who was replaced by another
 * one must not end the new session or change the new user’s account.
 */
export function refuseOtherUsers({
  sessionOf,
  respond,
  except,
}: {
  sessionOf: SessionOf
  respond: Respond
  except: ReadonlySet<string>
}) {
  return createMiddleware(async (c, next) => {
    // Without a named user there is nothing to compare, and no query is needed.
    if (except.has(c.req.path) || c.req.header(STAFF_HEADER) === undefined) return next()
    const known = await sessionOf.signedIn(c.req.raw.headers)
    return known && isOfOtherUser(c, known) ? respond(401, OTHER_USER) : next()
  })
}

/** Answers 403 to roles below `role`: `manager` allows managers and owners. */
export function requireRole(role: StaffRole, respond: Respond) {
  return createMiddleware<StaffEnv>(async (c, next) => {
    if (!isAtLeast(c.get('staff').role, role))
      return respond(403, { message: 'Your role does not allow this.' })
    return next()
  })
}

/** The signed-in user of a request behind the staff guard. */
export function staffOf(c: Context<StaffEnv>): StaffMember {
  return c.get('staff')
}
