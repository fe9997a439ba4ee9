import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tripAnswer } from '../../../../tests/support/enquiries.ts'
import { compose } from '../../../outbox/entry.ts'
import type { QueuedAnswer } from '../../../outbox/types.ts'
import { AnswerProgress } from '../enquiry/answer-list.tsx'
import { AnswerStatusNote } from './answer-status-note.tsx'

const entry: QueuedAnswer = {
  ...(compose(tripAnswer(), 0) as QueuedAnswer),
  lastError: { reason: 'timeout' },
  attempts: 1,
}

// A browser that translates the page puts its own in the place of each text. React changes the content of an element, or the text that was
// replaced: what stands beside another text would go on saying that an answer has not reached us. React separates those by a comment.
test.each([
  ['in the list', <AnswerProgress key="list" entry={entry} />],
  [
    'on the page of the trip',
    <AnswerStatusNote key="trip" status={{ state: 'waiting', answer: 'accept', text: '', entry }} />,
  ],
])('what is said of a waiting answer %s changes also on a translated page', (_, shown) => {
  const paragraphs = renderToString(shown).match(/<p[ >].*?<\/p>/g) ?? []
  expect(paragraphs.join(' ')).toMatch(/reached us/)
  for (const paragraph of paragraphs) expect(paragraph).not.toContain('<!-- -->')
})
