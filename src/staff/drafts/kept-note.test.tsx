import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../../../tests/support/local-storage.ts'
import { TemplateForm } from '../settings/templates/template-form.tsx'
import { type DraftPlace, keepDraft } from './drafts.ts'
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
