import { useState } from 'react'
import * as v from 'valibot'
import type { Template, TemplateChannel } from '../../../contract/message-template.ts'
import { parseStored } from '../../../state/web-storage.ts'
import { type DraftPlace, openOwnDraft, readDraft, useFailureUntilClosed } from '../../drafts/drafts.ts'

const DraftSchema = v.object({
  name: v.string(),
  subject: v.string(),
  body: v.string(),
  /** The version that was edited, so that a colleague's later one is not overwritten; 0 for a new template. */
  version: v.number(),
})
type Draft = v.InferOutput<typeof DraftSchema>

/** The texts of a template that is being edited, kept on this device until they are saved. */
export function useTemplateDraft(userId: string, channel: TemplateChannel, template: Template | undefined) {
  const place: DraftPlace = { userId, leadId: template?.id ?? newTemplate(channel), field: 'template' }
  const { name = '', subject = '', body = '', version = 0 } = template ?? {}
  const saved: Draft = { name, subject, body, version }
  const [keepOwn] = useState(() => openOwnDraft(place))
  useFailureUntilClosed(place)
  const [kept, setKept] = useState(() => restore(place))
  const [draft, setDraft] = useState(kept ?? saved)
  return {
    ...draft,
    /** Whether the texts came from an earlier visit. */
    restored: kept !== undefined,
    type: (change: Partial<Draft>) => {
      const next = { ...draft, ...change }
      setDraft(next)
      const isSaved = next.name === name && next.subject === subject && next.body === body
      keepOwn(isSaved ? '' : JSON.stringify(next))
    },
    /** Removes the draft, after it was saved or discarded. */
    clear: () => keepOwn(''),
    /** Goes back to the saved texts. */
    discard: () => {
      keepOwn('')
      setKept(undefined)
      setDraft(saved)
    },
  }
}

/** Whether this person has begun a new template of this channel. */
export function hasNewTemplate(userId: string, channel: TemplateChannel): boolean {
  return readDraft({ userId, leadId: newTemplate(channel), field: 'template' }) !== ''
}

function newTemplate(channel: TemplateChannel): string {
  return `new-${channel}`
}

function restore(place: DraftPlace): Draft | undefined {
  const text = readDraft(place)
  const parsed = v.safeParse(DraftSchema, text ? parseStored(text) : undefined)
  return parsed.success ? parsed.output : undefined
}
