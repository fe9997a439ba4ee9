import { expect, it } from 'vitest'
import { SUBMIT_MESSAGES } from '../../src/contract/enquiry-messages.ts'
import { plainRefusalPage } from './plain-refusal.ts'

const textOf = async (errors: Record<string, string>) =>
  (await plainRefusalPage({ kind: 'long', values: {}, errors })).text()

it('says that nothing was sent only where that is known', async () => {
  expect(await textOf({ contact: 'Please enter a 10-digit contact number' })).toContain('nothing was sent')
  const unknown = await textOf({ form: SUBMIT_MESSAGES.notStored })
  expect(unknown).toContain('Your enquiry is not confirmed')
  expect(unknown).not.toContain('nothing was sent')
})
