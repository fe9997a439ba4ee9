import { type Context, Hono } from 'hono'
import { MAX_EMAIL_LENGTH } from '../../src/contract/lead.ts'
import type { Database } from '../db/open.ts'
import { clientAddress } from '../http/client-address.ts'
import { requireBody } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import { createTurns } from '../http/turns.ts'
import type { Auth } from './auth.ts'
import { createAuthAudit } from './auth-audit.ts'
import { CONFIRMED, OPEN, OPEN_TO_OTHER_USERS, OPEN_WITHOUT_TWO_FACTOR, WITH_PASSWORD } from './auth-paths.ts'
import { confirmationRefusal, confirmSession, isPasswordOf, passwordIn } from './confirm-identity.ts'
import { type Begun, isStillThere, waitForReset } from './ended-meanwhile.ts'
import { refuseOtherUsers, type SessionOf } from './guard.ts'
import { keepDevice } from './kept-device.ts'
import type { KnownDevices } from './known-devices.ts'
import {
  anonymousAnswer,
  challengeIn,
  challengeOf,
  sessionAnswer,
  sessionTokenIn,
  signedInMember,
} from './library-answers.ts'
import { createLibraryHandler, UNREADABLE } from './library-handler.ts'
import { passwordHashOf } from './library-rows.ts'
import { passwordRefusal } from './password-rules.ts'
import { createSignInLimit, type SignInAttempt } from './sign-in-limit.ts'
import { markTotpStepUsed } from './totp-replay.ts'
import { mustUsePasskey, TWO_FACTOR_REFUSAL } from './two-factor-rule.ts'
import { createVerificationLimit, endBegunAccess, endIfTooMany, waitingUser } from './verification-rows.ts'

export type AuthRoutesDeps = {
  database: Database
  auth: Auth
  sessionOf: SessionOf
  devices: KnownDevices
  respond: Respond
  proxies: number
  origin: string
}

const TOO_MANY = { message: 'Too many attempts. Please wait a while.' }
/** How long a sign-in waits for its code. */
const CODE_VALID_S = 600
const ADDS_PASSKEY = '/api/auth/passkey/verify-registration'
const ENDED = { message: 'Your sign-in was reset in the meantime. Please sign in again.' }
const BUSY = { message: 'Too many people are signing in just now. Please try again in a few seconds.' }
/**
 * Half of the threads on which passwords are checked: sessions and files are read on the others. Few of one account, because attempts with
 * the right password are not limited, and would take all turns.
 */
const CHECKS = { atOnce: 2, mostWaiting: 50, mostOfOne: 10 }

/** `/api/auth`: better-auth with our own limit on guesses, origin check and audit log. */
export function createAuthRoutes(deps: AuthRoutesDeps) {
  const { database, auth, sessionOf, devices, respond, proxies } = deps
  const limit = createSignInLimit()
  const audit = createAuthAudit(database.kysely)
  const limitVerifications = createVerificationLimit(database)
  const inTurn = createTurns(CHECKS)
  /** Accounts with a known device whose password is being checked. */
  const checking = new Set<string>()

  const handle = createLibraryHandler(deps)

  const signIn = async (c: Context): Promise<Response> => {
    const body = await requireBody(c, 'json')
    const { email, password } = (body.type === 'json' && (body.value as Record<string, unknown> | null)) || {}
    // A longer address cannot be a member's: it is neither looked up nor counted.
    if (typeof email !== 'string' || typeof password !== 'string' || email.length > MAX_EMAIL_LENGTH)
      return respond(400, { message: 'Please enter your e-mail address and password.' })
    const account = email.trim().toLowerCase()
    // Each sign-in makes another known device: only one of an account at a time does not wait.
    const known = await devices.idOf(c, account)
    const device = checking.has(account) ? undefined : known
    const attempt = { address: clientAddress(c, proxies), email: account, device }
    const wait = limit.charge(attempt)
    if (wait > 0) {
      await audit.refused(attempt.email)
      return respond(429, TOO_MANY, { 'Retry-After': String(wait) })
    }
    const check = () => checkPassword(c, attempt, password)
    // A known device does not wait for the guesses of others.
    if (device !== undefined) {
      checking.add(account)
      return check().finally(() => checking.delete(account))
    }
    const answer = await inTurn(account, check)
    if (answer) return answer
    limit.refund(attempt)
    return respond(503, BUSY, { 'Retry-After': '5' })
  }

  const checkPassword = async (c: Context, attempt: SignInAttempt, password: string): Promise<Response> => {
    const { email: account, device } = attempt
    const hash = await passwordHashOf(database.kysely, account)
    const response = await handle(c, { email: account, password })
    if (response.ok) {
      limit.refund(attempt)
      const member = await signedInMember(response)
      // A change or a reset of the password ended the sessions of that moment; this one began with the former password.
      await waitForReset(database.kysely, account)
      if ((await passwordHashOf(database.kysely, account)) !== hash) {
        if (member) await endSession(member)
        else await endBegunAccess(database.kysely, account)
        return respond(401, { message: 'The password was changed in the meantime. Please sign in again.' })
      }
      if (member && (await mustUsePasskey(database.kysely, member.id))) {
        await endSession(member)
        return respond(403, { message: 'A password alone is not enough here. Please use your passkey.' })
      }
      if (member) {
        await devices.remember(response, member.email)
        await audit.signedIn(member.id, 'password')
      } else {
        const challenge = challengeIn(response)
        // Attempts with the right password are not limited: the sign-ins of others would soon be the oldest ones.
        if (await endIfTooMany(database, { email: account, challenge, isKnown: device !== undefined })) {
          await audit.refused(account)
          return respond(429, TOO_MANY, { 'Retry-After': String(CODE_VALID_S) })
        }
        if (device !== undefined) limit.begin(challenge, device)
        await limitVerifications()
      }
    } else if (response.status < 500) await audit.failed(account, 'password')
    return response
  }

  /** Verifies a TOTP or backup code; with a session this finishes the set-up of two-factor authentication. */
  const code =
    (way: 'code' | 'backup-code') =>
    async (c: Context): Promise<Response> => {
      const body = await requireBody(c, 'json')
      const { code } = (body.type === 'json' && (body.value as Record<string, unknown> | null)) || {}
      if (typeof code !== 'string') return respond(400, { message: 'Please enter the code.' })
      const known = await sessionOf.signedIn(c.req.raw.headers)
      const { name } = (await auth.$context).createAuthCookie('two_factor')
      const challenge = known?.id ?? challengeOf(c, name)
      // A stolen session may be used to guess from many addresses, too: the code that ends a set-up opens a session that counts as confirmed.
      const account = known ? `session of ${known.id}` : await waitingUser(database.kysely, challenge)
      const attempt = { address: clientAddress(c, proxies), challenge, account }
      const wait = limit.chargeCode(attempt)
      if (wait > 0) {
        await audit.refused(known?.email)
        return respond(429, TOO_MANY, { 'Retry-After': String(wait) })
      }
      // The library reads some cookies otherwise than we do, and a session may have ended by then: it would verify a code for another
      // sign-in than is limited.
      const cookie = known
        ? c.req.header('cookie')?.replaceAll(name, '~')
        : `${name}=${encodeURIComponent(challenge)}`
      const response = await handle(c, { code: code.replace(/\s/g, '') }, cookie)
      if (response.ok) {
        const member = await signedInMember(response)
        if (way === 'code' && !(await isFirstUse(member ?? known, code.replace(/\s/g, '')))) {
          if (member) await endSession(member)
          await audit.failed(undefined, 'code')
          return respond(401, { message: 'This code was used before. Please wait for the next one.' })
        }
        if (way === 'backup-code' && member && !(await isThere(member, { secondFactorOf: member.id }))) {
          await endSession(member)
          return respond(401, ENDED)
        }
        limit.refundCode(attempt)
        if (known) {
          await devices.remember(response, known.email)
          await audit.twoFactorEnabled(known.id)
        } else if (member) {
          await devices.remember(response, member.email)
          await audit.signedIn(member.id, way)
        }
      } else if (!known && response.status < 500) await audit.failed(undefined, 'code')
      return response
    }

  const isThere = ({ email }: { email: string }, begun: Begun): Promise<boolean> =>
    isStillThere(database.kysely, email, begun)

  const endSession = async ({ id, token }: { id?: string; token?: string | undefined }): Promise<void> => {
    if (token) await database.kysely.deleteFrom('session').where('token', '=', token).execute()
    else if (id) await database.kysely.deleteFrom('session').where('id', '=', id).execute()
  }

  const isFirstUse = async (member: { id: string } | undefined, code: string): Promise<boolean> =>
    member !== undefined && markTotpStepUsed(database.kysely, auth, { userId: member.id, code })

  const passkey = async (c: Context): Promise<Response> => {
    const body = await requireBody(c, 'json')
    const address = clientAddress(c, proxies)
    const wait = limit.chargePasskey(address)
    if (wait > 0) return respond(429, TOO_MANY, { 'Retry-After': String(wait) })
    const input = body.type === 'json' ? (body.value as { response?: { id?: unknown } } | null) : null
    if (typeof input?.response?.id !== 'string') return respond(400, UNREADABLE)
    const response = await handle(c, input)
    if (response.ok) {
      limit.refundPasskey(address)
      const member = await signedInMember(response)
      if (member && !(await isThere(member, { passkey: input.response.id }))) {
        await endSession(member)
        return respond(401, ENDED)
      }
      if (member) {
        await devices.remember(response, member.email)
        // A passkey that confirms the identity of the signed-in user opens a new session, which replaces the present one.
        const known = await sessionOf.signedIn(c.req.raw.headers)
        if (known?.id === member.id) await endSession(known.session)
        await audit.signedIn(member.id, 'passkey')
      }
    } else if (response.status < 500) await audit.failed(undefined, 'passkey')
    return response
  }

  const passOn = async (c: Context): Promise<Response> => {
    const actor = await sessionOf.signedIn(c.req.raw.headers)
    // Before the body is read.
    if (!actor) return (await anonymousAnswer(c.req, deps)) ?? respond(401, { message: 'Please sign in.' })
    if (actor.lacksTwoFactor && !OPEN_WITHOUT_TWO_FACTOR.has(c.req.path))
      return respond(403, TWO_FACTOR_REFUSAL)
    if (CONFIRMED.has(c.req.path)) {
      const refusal = confirmationRefusal(respond, actor.session.confirmedAt)
      if (refusal) return refusal
    }
    const response = WITH_PASSWORD.has(c.req.path)
      ? await withPasswordLimit(actor.id, () => unlessReset(actor, () => forward(c)))
      : await forward(c)
    if (c.req.path === '/api/auth/get-session') return sessionAnswer(response, actor)
    if (response.ok && WITH_PASSWORD.has(c.req.path)) await devices.remember(response, actor.email)
    if (response.ok && c.req.path === ADDS_PASSKEY) {
      const added = (await response.clone().json()) as { id: string; session?: { token: string } }
      if (!(await isThere(actor, { session: actor.session.id }))) {
        await database.kysely.deleteFrom('passkey').where('id', '=', added.id).execute()
        await endSession({ token: added.session?.token })
        return respond(401, ENDED)
      }
    }
    if (response.ok) await audit.changed(c.req.path, actor.id)
    return response
  }

  /** Limits how often the password of a signed-in member is guessed, from all addresses together. */
  const withPasswordLimit = async (id: string, work: () => Promise<Response>): Promise<Response> => {
    const wait = limit.chargeMember(id)
    if (wait > 0) return respond(429, TOO_MANY, { 'Retry-After': String(wait) })
    const response = await work()
    if (response.ok) limit.refundMember(id)
    return response
  }

  /** A session that the library opens in the place of the present one would outlive a link for another password. */
  const unlessReset = async (
    { id, email }: { id: string; email: string },
    work: () => Promise<Response>,
    newPassword?: string,
  ): Promise<Response> => {
    const { kysely } = database
    const hash = await passwordHashOf(kysely, email)
    const response = await work()
    if (!response.ok) return response
    await waitForReset(kysely, email)
    const isSame =
      newPassword === undefined
        ? (await passwordHashOf(kysely, email)) === hash
        : await isPasswordOf(kysely, auth, { userId: id, password: newPassword })
    if (isSame) return response
    await endSession({ token: sessionTokenIn(response) })
    return respond(401, ENDED)
  }

  /** Confirms with the password that the session is used by its user. */
  const confirm = async (c: Context): Promise<Response> => {
    const member = await sessionOf.signedIn(c.req.raw.headers)
    if (!member) return respond(401, { message: 'Please sign in.' })
    const body = await requireBody(c, 'json')
    const password = body.type === 'json' ? passwordIn(body.value) : undefined
    if (password === undefined) return respond(400, { message: 'Please enter your password.' })
    return withPasswordLimit(member.id, async () => {
      if (!(await isPasswordOf(database.kysely, auth, { userId: member.id, password }))) {
        await audit.failed(member.email, 'password')
        return respond(403, { message: 'This is not your password.' })
      }
      if (await mustUsePasskey(database.kysely, member.id))
        return respond(403, { message: 'A password alone is not enough here. Please use your passkey.' })
      await confirmSession(database.kysely, member.session.id)
      return respond(200, { ok: true })
    })
  }

  // Each request adds a row, and needs no session.
  const passkeyOptions = async (c: Context): Promise<Response> => {
    if (CONFIRMED.has(c.req.path)) {
      const member = await sessionOf.signedIn(c.req.raw.headers)
      if (!member) return respond(401, { message: 'Please sign in.' })
      const refusal = confirmationRefusal(respond, member.session.confirmedAt)
      if (refusal) return refusal
    }
    const wait = limit.chargeOptions(clientAddress(c, proxies))
    if (wait > 0) return respond(429, TOO_MANY, { 'Retry-After': String(wait) })
    const response = await forward(c)
    await limitVerifications()
    return response
  }

  const changePassword = async (c: Context): Promise<Response> => {
    const member = await sessionOf.signedIn(c.req.raw.headers)
    if (!member) return respond(401, { message: 'Please sign in.' })
    if (member.lacksTwoFactor) return respond(403, TWO_FACTOR_REFUSAL)
    const body = await requireBody(c, 'json')
    const input = body.type === 'json' ? (body.value as Record<string, unknown> | null) : null
    const newPassword = input?.newPassword
    if (typeof newPassword !== 'string') return respond(400, UNREADABLE)
    const refusal = await passwordRefusal(newPassword, member)
    if (refusal) return respond(400, { message: refusal })
    // A password is often changed because another person has it and may be signed in.
    const change = () => handle(c, { ...input, revokeOtherSessions: true })
    const response = await withPasswordLimit(member.id, () => unlessReset(member, change, newPassword))
    if (response.ok) {
      await endBegunAccess(database.kysely, member.email)
      await devices.remember(response, member.email)
      await audit.changed(c.req.path, member.id)
    }
    return response
  }

  const forward = async (c: Context): Promise<Response> => {
    if (c.req.method !== 'POST') return handle(c)
    if (!c.req.header('content-type')) return handle(c, {})
    const body = await requireBody(c, 'json')
    return handle(c, body.type === 'json' ? body.value : {})
  }

  const routes = new Hono()
    .use('/api/auth/*', refuseOtherUsers({ sessionOf, respond, except: OPEN_TO_OTHER_USERS }))
    .use('/api/auth/*', keepDevice(database.kysely, sessionOf))
    .post('/api/auth/sign-in/email', signIn)
    .post('/api/auth/two-factor/verify-totp', code('code'))
    .post('/api/auth/two-factor/verify-backup-code', code('backup-code'))
    .post('/api/auth/passkey/verify-authentication', passkey)
    .post('/api/auth/change-password', changePassword)
    .post('/api/auth/confirm', confirm)
    .get('/api/auth/passkey/generate-authenticate-options', passkeyOptions)
    .get('/api/auth/passkey/generate-register-options', passkeyOptions)
  for (const path of OPEN) routes.on(['GET', 'POST'], path, passOn)
  return routes.all('/api/auth/*', () => respond(404, { message: 'There is nothing here.' }))
}
