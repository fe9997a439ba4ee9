import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cookiesOf, from, ORIGIN, startApi, type TestApi } from '../../tests/support/api.ts'
import { played } from '../../tests/support/soak.ts'
import { beginTwoFactor, formerCode } from '../../tests/support/two-factor.ts'
import { parseEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { ADDRESS_HEADER, createAuth } from './auth.ts'
import { ensureOwner } from './setup.ts'
import { createSignInLimit } from './sign-in-limit.ts'

const EMAIL = 'owner1@example.com'
const PASSWORD = 'correct horse'

describe('an account that many addresses guess at', () => {
  let api: TestApi
  beforeEach(async () => {
    api = await startApi()
  })
  afterEach(() => api.close())

  const post = (path: string, body: object, { address, cookie }: { address: string; cookie: string }) =>
    api.fetch(
      new Request(`${ORIGIN}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        body: JSON.stringify(body),
      }),
      from(address),
    )
  const signIn = (password: string, { address = '192.0.2.1', cookie = '', email = EMAIL } = {}) =>
    post('sign-in/email', { email, password }, { address, cookie })
  const enterCode = (cookie: string, code: string, address = '192.0.2.1') =>
    post('two-factor/verify-totp', { code }, { address, cookie })

  /** The cookie that a browser keeps after it has signed in once. */
  async function deviceCookie(address?: string): Promise<string> {
    const response = await signIn(PASSWORD, address ? { address } : {})
    expect(response.status).toBe(200)
    const line = response.headers.getSetCookie().find((cookie) => cookie.includes('known-device'))
    expect(line).toMatch(/HttpOnly/i)
    expect(line).toMatch(/SameSite=Strict/i)
    return line?.slice(0, line.indexOf(';')) ?? ''
  }

  async function guessFromManyAddresses(): Promise<number> {
    let status = 0
    for (let i = 0; i < 120 && status !== 429; i++)
      status = (await signIn('a wrong password', { address: `198.51.100.${i}` })).status
    return status
  }

  it('stays open to a device that has signed in before, and to nobody else', async () => {
    await api.signIn('owner')
    const cookie = await deviceCookie()
    expect(await guessFromManyAddresses()).toBe(429)
    expect((await signIn(PASSWORD, { address: '192.0.2.7' })).status).toBe(429)
    expect((await signIn(PASSWORD, { address: '192.0.2.8', cookie })).status).toBe(200)
  })

  it('stays open to such a device that shares the address of the attack', async () => {
    await api.signIn('owner')
    const cookie = await deviceCookie('192.0.2.50')
    for (let i = 0; i < 60; i++)
      await signIn('a wrong password', { address: '192.0.2.50', email: `nobody${i}@example.com` })
    expect((await signIn(PASSWORD, { address: '192.0.2.50' })).status).toBe(429)
    expect((await signIn(PASSWORD, { address: '192.0.2.50', cookie })).status).toBe(200)
  })

  it('stays open to such a device for its two-factor code, too', async () => {
    const owner = await api.signIn('owner')
    const { totp } = await beginTwoFactor(api, owner, PASSWORD)
    await enterCode(owner, formerCode(totp))
    const first = cookiesOf(await signIn(PASSWORD)).join('; ')
    const known = cookiesOf(await enterCode(first, totp.generate())).find((cookie) =>
      cookie.includes('known-device'),
    )

    for (let i = 0; i < 60; i++)
      await signIn('a wrong password', { address: '192.0.2.9', email: `guess${i}@example.com` })
    const again = await signIn(PASSWORD, { address: '192.0.2.9', cookie: known ?? '' })
    const challenge = [...cookiesOf(again), known].join('; ')
    expect((await enterCode(challenge, '000000', '192.0.2.9')).status).toBe(401)
    expect(
      (await enterCode(challenge, totp.generate({ timestamp: Date.now() + totp.period * 1000 }), '192.0.2.9'))
        .status,
    ).toBe(200)
    // A device that is not known, and one that guesses.
    expect((await enterCode(first, '000000', '192.0.2.9')).status).toBe(429)
    const guesses: number[] = []
    for (let i = 0; i < 12; i++)
      guesses.push((await enterCode(challenge, '000000', `192.0.2.${20 + i}`)).status)
    expect(guesses.at(-1)).toBe(429)
  })

  it('stays open to such a device for its code, whatever codes others have tried with the right password', async () => {
    const owner = await api.signIn('owner')
    const { totp } = await beginTwoFactor(api, owner, PASSWORD)
    const ended = await enterCode(owner, formerCode(totp))
    const known = cookiesOf(ended).find((cookie) => cookie.includes('known-device'))
    const statuses: number[] = []
    for (let place = 0; place < 6; place++) {
      const address = `198.51.100.${place}`
      const begun = cookiesOf(await signIn(PASSWORD, { address })).join('; ')
      for (let i = 0; i < 4; i++) statuses.push((await enterCode(begun, '000000', address)).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
    const begun = cookiesOf(await signIn(PASSWORD, { address: '192.0.2.8', cookie: known ?? '' }))
    expect((await enterCode([...begun, known].join('; '), totp.generate(), '192.0.2.8')).status).toBe(200)
  })

  it.each([
    ['names another sign-in before its own', (own: string) => `x${own.split('=')[0]}=2fa-other.x; ${own}`],
    // The library drops the first and the last character, whatever the last one is.
    ['has its own where we read none', (own: string) => own.replace('=', '="').concat('\\')],
  ])('allows only a few codes to a person who has the right password and %s', async (_, change) => {
    const owner = await api.signIn('owner')
    const { totp } = await beginTwoFactor(api, owner, PASSWORD)
    expect((await enterCode(owner, formerCode(totp))).status).toBe(200)
    const begin = async (address: string) =>
      change(cookiesOf(await signIn(PASSWORD, { address })).find((line) => line.includes('two_factor')) ?? '')
    for (let place = 0; place < 4; place++) {
      const address = `198.51.100.${place}`
      const begun = await begin(address)
      for (let i = 0; i < 4; i++) await enterCode(begun, '000000', address)
    }
    expect((await enterCode(await begin('192.0.2.8'), totp.generate(), '192.0.2.8')).status).not.toBe(200)
  })

  it('allows only a few codes to a person who has the right password and a session that ends meanwhile', async () => {
    const owner = await api.signIn('owner')
    const { totp } = await beginTwoFactor(api, owner, PASSWORD)
    expect((await enterCode(owner, formerCode(totp))).status).toBe(200)
    let verified = 0
    for (let place = 0; place < 15; place++) {
      const address = `198.51.100.${place}`
      const begun = cookiesOf(await signIn(PASSWORD, { address })).find((line) => line.includes('two_factor'))
      const agent = await api.signIn('agent')
      const [answer] = await Promise.all([
        enterCode(`${agent}; ${begun}`, '000000', address),
        post('sign-out', {}, { address, cookie: agent }),
      ])
      if (((await answer.json()) as { code?: string }).code === 'INVALID_CODE') verified++
    }
    expect(verified).toBeLessThanOrEqual(10)
  })

  it('allows only a few codes that end a set-up to a person who has a session, which would count as confirmed then', async () => {
    const owner = await api.signIn('owner')
    const { totp } = await beginTwoFactor(api, owner, PASSWORD)
    const statuses: number[] = []
    for (let place = 0; place < 4; place++)
      for (let i = 0; i < 4; i++)
        statuses.push((await enterCode(owner, '000000', `198.51.100.${place}`)).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect((await enterCode(owner, totp.generate(), '192.0.2.8')).status).toBe(429)
  })

  it('stays open to a passkey, whose signature nobody guesses', async () => {
    for (let i = 0; i < 60; i++) await signIn('a wrong password', { email: `guess${i}@example.com` })
    const request = new Request(`${ORIGIN}/api/auth/passkey/verify-authentication`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ response: { id: 'x' } }),
    })
    expect((await api.fetch(request, from('192.0.2.1'))).status).toBe(400)
  })

  it('allows only a few guesses from such a device too, from any address', async () => {
    await api.signIn('owner')
    const cookie = await deviceCookie()
    const statuses: number[] = []
    for (let i = 0; i < 12; i++)
      statuses.push((await signIn('a wrong password', { address: `192.0.2.${i + 10}`, cookie })).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect((await signIn(PASSWORD, { address: '192.0.2.90', cookie })).status).toBe(429)
  })

  it('counts guesses from devices that signed in with a former password as those of anybody else', async () => {
    const owner = await api.signIn('owner')
    const devices: string[] = []
    for (let i = 0; i < 15; i++) devices.push(await deviceCookie())
    const change = { currentPassword: PASSWORD, newPassword: 'seven green lanterns' }
    expect((await post('change-password', change, { address: '192.0.2.1', cookie: owner })).status).toBe(200)
    const statuses: number[] = []
    for (const [place, cookie] of devices.entries())
      for (let i = 0; i < 10; i++)
        statuses.push((await signIn('a wrong password', { address: `198.51.100.${place}`, cookie })).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
  })

  it('stays open to the device on which a link for another password was used', async () => {
    await api.signIn('owner')
    const owner = (await signIn(PASSWORD)).headers.getSetCookie()
    const session = owner.find((line) => line.includes('session_token='))?.split(';', 1)[0] ?? ''
    const { members } = (await (await api.as(session, '/api/team')).json()) as { members: { id: string }[] }
    const reset = await api.as(session, `/api/team/${members[0]?.id}/reset`, 'POST', {})
    const { link } = (await reset.json()) as { link: string }
    expect(await guessFromManyAddresses()).toBe(429)
    const chosen = 'seven green lanterns'
    const join = { token: link.split('#token=')[1], name: 'Meera Nair', password: chosen }
    const joined = await api.post('/api/join', join)
    expect(joined.status).toBe(200)
    expect((await signIn(chosen, { address: '192.0.2.7' })).status).toBe(429)
    const cookie = cookiesOf(joined).join('; ')
    expect((await signIn(chosen, { address: '192.0.2.8', cookie })).status).toBe(200)
  })

  it('stays open to the device on which the set-up link was used', async () => {
    const auth = await createAuth({ database: api.database, log: createLog('silent'), origin: ORIGIN })
    const env = parseEnv({})
    const link = await ensureOwner({ database: api.database, auth, env, origin: ORIGIN })
    expect(await guessFromManyAddresses()).toBe(429)
    const chosen = 'seven green lanterns'
    const owner = { token: link?.split('#token=')[1], name: 'Meera Nair', email: EMAIL, password: chosen }
    const made = await api.post('/api/setup', owner)
    expect(made.status).toBe(200)
    expect((await signIn(chosen, { address: '192.0.2.7' })).status).toBe(429)
    const cookie = cookiesOf(made).join('; ')
    expect((await signIn(chosen, { address: '192.0.2.8', cookie })).status).toBe(200)
  })

  it('counts codes from devices that signed in before two-factor authentication was on as those of anybody else', async () => {
    const owner = await api.signIn('owner')
    const devices: string[] = []
    for (let i = 0; i < 2; i++) devices.push(await deviceCookie())
    const { totp } = await beginTwoFactor(api, owner, PASSWORD)
    devices.push(await deviceCookie())
    expect((await enterCode(owner, formerCode(totp))).status).toBe(200)
    const statuses: number[] = []
    for (const [place, cookie] of devices.entries())
      for (let i = 0; i < 2; i++) {
        const address = `198.51.100.${place}`
        const begun = [...cookiesOf(await signIn(PASSWORD, { address, cookie })), cookie].join('; ')
        for (let code = 0; code < 4; code++) statuses.push((await enterCode(begun, '000000', address)).status)
      }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  })

  it('accepts neither the cookie of another account nor a modified one', async () => {
    await api.signIn('owner')
    await api.signIn('agent')
    const cookie = await deviceCookie()
    const [name = '', value = ''] = cookie.split('=')
    for (let i = 0; i < 110; i++)
      await signIn('a wrong password', { address: `198.51.100.${i}`, email: 'agent2@example.com' })
    const agent = { email: 'agent2@example.com', address: '192.0.2.9' }
    expect((await signIn(PASSWORD, { ...agent, cookie })).status).toBe(429)
    expect(await guessFromManyAddresses()).toBe(429)
    const [device, expires, proof = ''] = value.split('.')
    for (const changed of [
      `${name}=x${device}.${expires}.${proof}`,
      `${name}=${device}.${Number(expires) + 1}.${proof}`,
      `${name}=${device}.${expires}.${proof.slice(0, -2)}`,
      `${name}=${device}.${expires}.`,
      `${name}=`,
    ])
      expect((await signIn(PASSWORD, { address: '192.0.2.9', cookie: changed })).status).toBe(429)
  })
})

describe('the limit of an account', () => {
  it('stays used up while any number of other accounts is tried', () => {
    const limit = createSignInLimit()
    const guess = (place: number) => limit.charge({ address: `198.51.100.${place}`, email: EMAIL })
    for (let place = 0; place < 100; place++) expect(guess(place)).toBe(0)
    expect(guess(100)).toBeGreaterThan(0)
    // Refused while too many passwords are checked, which is given back: one address may send any number.
    for (let i = 0; i < 25_000; i++) {
      const other = { address: '192.0.2.1', email: `nobody${i}@example.com` }
      if (limit.charge(other) === 0) limit.refund(other)
    }
    expect(guess(101)).toBeGreaterThan(0)
  })
})

describe('the limits of the sign-in library', () => {
  let api: TestApi
  beforeEach(async () => {
    api = await startApi()
  })
  afterEach(() => api.close())

  const MORE_THAN_ALLOWED = 620
  const ask = async (method: string, path: string, address: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = method === 'POST' ? { body: '{}' } : {}
    const request = new Request(`${ORIGIN}/api/auth/${path}`, { method, headers, ...body })
    return (await api.fetch(request, from(address))).status
  }

  // One visitor with an IPv6 address locked the staff out of the desk who have one, too.
  it('count IPv6 networks each for itself', async () => {
    const statuses = new Set<number>()
    for (let i = 0; i < MORE_THAN_ALLOWED; i++)
      statuses.add(await ask('POST', 'passkey/verify-authentication', `2001:db8:${i.toString(16)}::1`))
    expect(statuses).toEqual(new Set([400]))
  })

  const uncounted = [
    ['POST', 'sign-out'],
    ['POST', 'two-factor/verify-totp'],
    ['GET', 'get-session'],
    ['POST', 'sign-in/email'],
    ['POST', 'two-factor/verify-backup-code'],
    ['GET', 'passkey/generate-authenticate-options'],
    ['POST', 'passkey/verify-authentication'],
  ] as const
  // The library looks through all that it counts with each request that it counts, and a /48 has 65,536 networks.
  it.each(played(uncounted, 3))('count no requests that need no session: %s %s', async (method, path) => {
    const auth = await createAuth({ database: api.database, log: createLog('silent'), origin: ORIGIN })
    const headers = { 'content-type': 'application/json', [ADDRESS_HEADER]: '198.51.100.8', origin: ORIGIN }
    const body = method === 'POST' ? { body: '{}' } : {}
    const statuses = new Set<number>()
    for (let i = 0; i < MORE_THAN_ALLOWED; i++) {
      const request = new Request(`${ORIGIN}/api/auth/${path}`, { method, headers, ...body })
      statuses.add((await auth.handler(request)).status)
    }
    expect(statuses).not.toContain(429)
  })

  it.each([
    ['GET', 'get-session'],
    ['POST', 'sign-out'],
  ])('do not keep the others of a carrier’s address from %s %s', async (method, path) => {
    const statuses = new Set<number>()
    for (let i = 0; i < MORE_THAN_ALLOWED; i++) statuses.add(await ask(method, path, '198.51.100.7'))
    expect(statuses).toEqual(new Set([200]))
  })
})
