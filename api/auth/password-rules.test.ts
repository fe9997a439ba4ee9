import { afterEach, expect, it, vi } from 'vitest'
import { passwordRefusal } from './password-rules.ts'

const LIST = '@zxcvbn-ts/language-common'

afterEach(() => vi.doUnmock(LIST))

it('loads the list of common passwords again after it could not be loaded', async () => {
  const person = { email: 'asha@example.com', name: 'Asha' }
  vi.doMock(LIST, () => {
    throw new Error('Too many open files')
  })
  await expect(passwordRefusal('qwertyqwerty', person)).rejects.toThrow()
  vi.doUnmock(LIST)
  expect(await passwordRefusal('qwertyqwerty', person)).toMatch(/too common/)
})
