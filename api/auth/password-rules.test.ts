import { afterEach, expect, it, vi } from 'vitest'

const LIST = '@zxcvbn-ts/language-common'

afterEach(() => {
  vi.doUnmock(LIST)
  vi.resetModules()
})

it('loads the list of common passwords again after it could not be loaded', async () => {
  // Other tests of this process may have loaded it.
  vi.resetModules()
  vi.doMock(LIST, () => {
    throw new Error('Too many open files')
  })
  const { passwordRefusal } = await import('./password-rules.ts')
  const person = { email: 'asha@example.com', name: 'Asha' }
  await expect(passwordRefusal('qwertyqwerty', person)).rejects.toThrow()
  vi.doUnmock(LIST)
  expect(await passwordRefusal('qwertyqwerty', person)).toMatch(/too common/)
})
