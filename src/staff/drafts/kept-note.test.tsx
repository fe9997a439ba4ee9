import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../../../tests/support/local-storage.ts'
import { TemplateForm } from '../settings/templates/template-form.tsx'
import { type DraftPlace, dropDraft, forgetFailure, keepDraft, restoreDraft } from './drafts.ts'
import { KeepingNotice } from './keeping-notice.tsx'
import { KeptNote } from './kept-note.tsx'

afterEach(() => vi.unstubAllGlobals())

const TEMPLATE: DraftPlace = { userId: 'asha', leadId: 'new-mail', field: 'template' }
const TYPED = JSON.stringify({ name: 'Hello', subject: '', body: 'Namaste', version: 0 })
const ASHA = { id: 'asha', name: 'Asha', email: 'asha@example.com', role: 'owner' } as const

// The notice above the page says at the same time that this device cannot keep what is typed.
it.each([
  ['Settings', <KeptNote key="note" restored isOutdated={false} discard={() => {}} />],
  ['Settings, over what a colleague saved', <KeptNote key="over" restored isOutdated discard={() => {}} />],
  ['a template', <TemplateForm key="template" channel="mail" me={ASHA} mayEdit onSaved={() => {}} />],
])('%s of an earlier visit is not called kept once the disk takes no more of it', (_, form) => {
  const disk = stubLocalStorage()
  keepDraft(TEMPLATE, TYPED)
  expect(renderToStaticMarkup(form)).toContain('Kept on this device, not saved yet.')
  disk.isFull = true
  keepDraft(TEMPLATE, `${TYPED} and more`)
  expect(renderToStaticMarkup(form)).not.toMatch(/kept/i)
  disk.isFull = false
  keepDraft(TEMPLATE, TYPED)
  expect(renderToStaticMarkup(form)).toContain('Kept on this device, not saved yet.')
})

it('what is typed is not called kept again by what is done in another field', () => {
  const disk = stubLocalStorage()
  const note: DraftPlace = { ...TEMPLATE, field: 'note' }
  const followUp: DraftPlace = { ...TEMPLATE, field: 'follow-up' }
  keepDraft(TEMPLATE, TYPED)
  disk.isFull = true
  keepDraft(TEMPLATE, `${TYPED} and more`)
  // One that was typed and set, and one that was tapped.
  keepDraft(followUp, '2027-01-05T10:00')
  keepDraft(followUp, '')
  dropDraft(note, '')
  expect(renderToStaticMarkup(<KeptNote restored isOutdated={false} discard={() => {}} />)).not.toMatch(
    /kept/i,
  )
  expect(renderToStaticMarkup(<KeepingNotice />)).toContain('This device cannot keep what you type')
  // What is short still has room.
  disk.isFull = false
  keepDraft(followUp, '2027-01-05T10:00')
  expect(renderToStaticMarkup(<KeepingNotice />)).toContain('This device cannot keep what you type')
  // Another form of the same page.
  keepDraft({ ...TEMPLATE, leadId: 'new-whatsapp' }, 'Namaste')
  expect(renderToStaticMarkup(<KeepingNotice />)).toContain('This device cannot keep what you type')
  // Its form is closed.
  forgetFailure(TEMPLATE)
  expect(renderToStaticMarkup(<KeepingNotice />)).not.toContain('cannot keep')
})

it('a text that could be neither kept nor sent stays one that cannot be kept', () => {
  const disk = stubLocalStorage()
  disk.isFull = true
  keepDraft(TEMPLATE, TYPED)
  restoreDraft(TEMPLATE, '')
  expect(renderToStaticMarkup(<KeepingNotice />)).toContain('This device cannot keep what you type')
  keepDraft(TEMPLATE, '')
  expect(renderToStaticMarkup(<KeepingNotice />)).not.toContain('cannot keep')
})
