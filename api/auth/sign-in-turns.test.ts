import { describe, expect, it } from 'vitest'
import { cookiesOf, from, ORIGIN, startApiWithCheck } from '../../tests/support/api.ts'
import { PASSWORD, useTeam } from '../../tests/support/team.ts'

describe('sign-ins at the same time', () => {
  const { api, signIn } = useTeam('sqlite')

  it('have few passwords checked together, but that of a known device at once', async () => {
    const email = 'owner1@example.com'
    const device = cookiesOf(await signIn(email, 'correct horse')).join('; ')
    const ends: (() => void)[] = []
    const other = await startApiWithCheck(api, () => new Promise<void>((resolve) => ends.push(resolve)))
    const attempt = (password: string, cookie = '') =>
      other.post('/api/auth/sign-in/email', { email, password }, { cookie })
    const wrong = [1, 2, 3].map((n) => attempt(`${PASSWORD} ${n}`))
    await expect.poll(() => ends.length).toBe(2)
    const right = attempt('correct horse', device)
    await expect.poll(() => ends.length).toBe(3)
    for (let n = 0; n < 4; n++) {
      await expect.poll(() => ends.length).toBeGreaterThan(n)
      ends[n]?.()
    }
    expect((await right).status).toBe(200)
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([401, 401, 401])
    await other.close()
  })

  it('have one password of an account checked at once, however many known devices it has collected', async () => {
    const email = 'owner1@example.com'
    const deviceCookies = async () => cookiesOf(await signIn(email, 'correct horse')).join('; ')
    const [one, another] = [await deviceCookies(), await deviceCookies()]
    const ends: (() => void)[] = []
    const other = await startApiWithCheck(api, () => new Promise<void>((resolve) => ends.push(resolve)))
    const attempt = (password: string, cookie = '') =>
      other.post('/api/auth/sign-in/email', { email, password }, { cookie })
    // As many as the limit of an unknown device.
    const wrong = Array.from({ length: 10 }, (_, n) => attempt(`${PASSWORD} ${n}`))
    await expect.poll(() => ends.length).toBe(2)
    const first = attempt('correct horse', one)
    await expect.poll(() => ends.length).toBe(3)
    // One of an unknown device, which its address has too many of.
    const second = attempt('correct horse', another)
    await Promise.race([second, expect.poll(() => ends.length).toBe(4)])
    const begun = ends.length
    for (let n = 0; n < 8 + begun; n++) {
      await expect.poll(() => ends.length).toBeGreaterThan(n)
      ends[n]?.()
    }
    const statuses = (await Promise.all([first, second, ...wrong])).map(({ status }) => status)
    expect(statuses).toEqual([200, 429, ...Array(10).fill(401)])
    // Once none is being checked, it is a known device again.
    ends.length = 0
    const later = attempt('correct horse', another)
    await expect.poll(() => ends.length).toBe(1)
    ends[0]?.()
    expect((await later).status).toBe(200)
    await other.close()
  })

  it('leave places to other accounts, however many have the right password of one', async () => {
    const email = 'owner1@example.com'
    const ends: (() => void)[] = []
    let isOver = false
    const hold = () => new Promise<void>((resolve) => (isOver ? resolve() : ends.push(resolve)))
    const other = await startApiWithCheck(api, hold)
    const attempt = async (account: string, address: string) => {
      const body = JSON.stringify({ email: account, password: 'correct horse' })
      const headers = { 'content-type': 'application/json' }
      const request = new Request(`${ORIGIN}/api/auth/sign-in/email`, { method: 'POST', headers, body })
      return (await other.fetch(request, from(address))).status
    }
    // The limit of an address allows ten at a time.
    const many = Array.from({ length: 60 }, (_, n) => attempt(email, `192.0.2.${n % 6}`))
    const colleague = attempt('nobody@example.com', '198.51.100.1')
    await expect.poll(() => ends.length).toBe(2)
    isOver = true
    for (const end of ends) end()
    expect(await colleague).toBe(401)
    expect(new Set(await Promise.all(many))).toEqual(new Set([200, 503]))
    await other.close()
  })
})
