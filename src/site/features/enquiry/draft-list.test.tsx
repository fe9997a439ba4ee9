import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DraftList } from './draft-list.tsx'

test('a draft that was sent without an answer is said to have perhaps arrived', () => {
  const draft = { key: 'contact', id: 'x', values: { name: 'Asha' }, updatedAt: 0 }
  const shown = (attempted: boolean) => renderToStaticMarkup(<DraftList drafts={[{ ...draft, attempted }]} />)
  expect(shown(true)).toContain('may have reached us')
  expect(shown(false)).not.toContain('may have reached us')
})
