import { expect, it } from 'vitest'
import { countNotices } from './notification-labels.ts'

it('names no number of notices where a message may have more than are named', () => {
  const notice = { topic: 'lead.received', lead: null, reference: null } as const
  const counted = (length: number) => countNotices(Array.from({ length }, () => notice))
  expect([2, 19, 20].map(counted)).toEqual([
    '2 notifications',
    '19 notifications',
    '20 or more notifications',
  ])
})
