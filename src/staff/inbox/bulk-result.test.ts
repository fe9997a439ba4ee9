import { expect, it } from 'vitest'
import type { Lead } from '../../contract/lead.ts'
import { bulkSummary, keptText, removedText } from './bulk-result.ts'

const leads = ['a', 'b', 'c', 'd'].map((id) => ({ id, reference: `MM-${id}` }) as Lead)

it('says how many leads were changed', () => {
  expect(bulkSummary([{ id: 'a' }, { id: 'b' }], leads)).toBe('2 done.')
})

it('says why leads were refused, each reason once with the leads', () => {
  const results = [
    { id: 'a' },
    { id: 'b', refusal: 'This lead was erased.' },
    { id: 'c', refusal: 'This lead is with a colleague.' },
    { id: 'd', refusal: 'This lead was erased.' },
  ]
  expect(bulkSummary(results, leads)).toBe(
    '1 done, 3 not: This lead was erased. (MM-b, MM-d) This lead is with a colleague. (MM-c)',
  )
})

it('does not call changes unsent whose answer may have been lost', () => {
  expect(removedText(2, 2)).toBe(
    '2 changes are not sent again. The server has not confirmed them, please check the list.',
  )
  expect(removedText(1, 1)).toBe(
    '1 change is not sent again. The server has not confirmed it, please check the list.',
  )
  expect(removedText(1, 3)).toBe('1 change is not sent again. 2 were sent already, please check the list.')
})

it('says after the end of the session what the changes wait for', () => {
  expect(keptText(['a', 'b'], false)).toMatch(
    /^2 changes are kept .* when there is a network and the desk is open\.$/,
  )
  expect(keptText(['a'], true)).toBe(
    'Your session has ended. 1 change is kept on this device, and sent once you sign in again.',
  )
})
