import { describe, expect, it } from 'vitest'
import { cookiesOf, startApiWithCheck } from '../../tests/support/api.ts'
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
})
