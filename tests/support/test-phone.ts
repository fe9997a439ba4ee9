import { afterAll, afterEach, beforeEach, onTestFailed } from 'vitest'
import { newPhone, type Phone, type PhoneOptions } from './phone.ts'

/**
 * Registers the hooks for a phone per test; or, if it is shared, one for all tests of the file or block, online and without tabs
 * at the beginning of each, so that the app is installed once. After a test that failed there is another one.
 */
export function testPhone({
  shared,
  options,
}: {
  shared: boolean
  /** Called before each phone. */
  options: () => PhoneOptions
}): () => Phone {
  let phone: Phone | undefined
  const drop = async () => {
    const dropped = phone
    phone = undefined
    await dropped?.dispose()
  }
  beforeEach(async () => {
    onTestFailed(drop)
    phone ??= await newPhone(options())
  })
  afterEach(async () => {
    if (!shared) return drop()
    await phone?.context.setOffline(false)
    await phone?.closeTabs()
  })
  afterAll(drop)
  return () => phone as Phone
}
