import { registerHooks } from 'node:module'
import { expect, it } from 'vitest'

const LIST = '@zxcvbn-ts/language-common'

it('loads the list of common passwords again after it could not be loaded', async () => {
  // A copy of its own: other tests of this process may have loaded the list.
  const copy = './password-rules.ts?without-list'
  const { passwordRefusal } = (await import(copy)) as typeof import('./password-rules.ts')
  const person = { email: 'asha@example.com', name: 'Asha' }
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier === LIST) throw new Error('Too many open files')
      return next(specifier, context)
    },
  })
  try {
    await expect(passwordRefusal('qwertyqwerty', person)).rejects.toThrow('Too many open files')
  } finally {
    hooks.deregister()
  }
  expect(await passwordRefusal('qwertyqwerty', person)).toMatch(/too common/)
})
