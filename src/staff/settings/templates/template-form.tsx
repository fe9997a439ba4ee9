import { type FormEvent, useRef, useState } from 'react'
import type { StaffMember } from '../../../contract/lead.ts'
import {
  fillTemplate,
  PLACEHOLDERS,
  type Template,
  type TemplateChannel,
} from '../../../contract/message-template.ts'
import { newId } from '../../../outbox/new-id.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { useKeepingFails } from '../../drafts/drafts.ts'
import { addTemplate, removeTemplate, saveTemplate } from '../../lead/lead-api.ts'
import { StaffApiError } from '../../ui/staff-api.ts'
import styles from './templates-page.module.css'
import { useTemplateDraft } from './use-template-draft.ts'

export type TemplateFormProps = {
  channel: TemplateChannel
  /** Absent for a new template. */
  template?: Template
  me: StaffMember
  mayEdit: boolean
  onSaved: (all: Template[]) => void
  onCancel?: () => void
}

/** Invented data for the preview. */
const EXAMPLE = {
  name: 'Asha Rao',
  'first-name': 'Asha',
  reference: 'MM-7K3F9QXD',
  trip: 'Blissful Bali',
  destination: 'Bali',
  'travel-date': '14-02-2027',
  agency: 'Marigold Miles',
  'quotation-link': 'https://example.com/trips/…',
}

/** The names of the channels. */
export const CHANNEL_NAMES: Record<TemplateChannel, string> = { whatsapp: 'WhatsApp', mail: 'Mail' }

/** One template: its text with placeholders, and a preview as the traveller would see it. */
export function TemplateForm({ channel, template, me, mayEdit, onSaved, onCancel }: TemplateFormProps) {
  const { name, subject, body, version, restored, type, clear, discard } = useTemplateDraft(
    me.id,
    channel,
    template,
  )
  const isLost = useKeepingFails()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const [deleting, setDeleting] = useState(false)
  // One id for one new template: a second tap, or a repetition after a lost answer, adds it once.
  const [requestId] = useState(newId)
  const text = useRef<HTMLTextAreaElement>(null)
  const texts = { ...EXAMPLE, me: me.name }

  const run = async (work: () => Promise<Template[]>) => {
    setBusy(true)
    setFailure('')
    setErrors({})
    try {
      const all = await work()
      clear()
      onSaved(all)
      announce('The templates are saved.')
    } catch (error) {
      if (error instanceof StaffApiError) setErrors(error.errors)
      setFailure(error instanceof Error ? error.message : 'This could not be saved.')
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const edit = { channel, name, subject: channel === 'mail' ? subject : '', body }
    void run(() =>
      template ? saveTemplate(template.id, { ...edit, version }) : addTemplate(edit, requestId),
    )
  }
  const insert = (placeholder: string) => {
    // As the fields are read-only then.
    if (busy) return
    const area = text.current
    const mark = `{${placeholder}}`
    const at = area?.selectionStart ?? body.length
    type({ body: body.slice(0, at) + mark + body.slice(area?.selectionEnd ?? at) })
    area?.focus()
  }
  return (
    <form
      onSubmit={submit}
      className={styles.template}
      aria-label={`${CHANNEL_NAMES[channel]}: ${template?.name ?? 'new message'}`}
    >
      <fieldset disabled={!mayEdit} className={styles.fields}>
        <legend className="visually-hidden">{template?.name ?? 'New message'}</legend>
        <Field label="Name" required error={errors.name}>
          {(control) => (
            <input
              {...control}
              value={name}
              maxLength={60}
              readOnly={busy}
              onChange={(event) => type({ name: event.target.value })}
            />
          )}
        </Field>
        {channel === 'mail' && (
          <Field label="Subject" error={errors.subject}>
            {(control) => (
              <input
                {...control}
                value={subject}
                maxLength={150}
                readOnly={busy}
                onChange={(event) => type({ subject: event.target.value })}
              />
            )}
          </Field>
        )}
        <Field label="Message" required error={errors.body}>
          {(control) => (
            <textarea
              {...control}
              ref={text}
              rows={channel === 'mail' ? 8 : 4}
              maxLength={2000}
              readOnly={busy}
              value={body}
              onChange={(event) => type({ body: event.target.value })}
            />
          )}
        </Field>
        {mayEdit && (
          <fieldset className={styles.marks}>
            <legend className="visually-hidden">Insert</legend>
            {Object.entries(PLACEHOLDERS).map(([placeholder, about]) => (
              <button key={placeholder} type="button" title={about} onClick={() => insert(placeholder)}>
                {`{${placeholder}}`}
              </button>
            ))}
          </fieldset>
        )}
      </fieldset>
      <div className={styles.preview}>
        <p className={styles.previewTitle}>Preview</p>
        {channel === 'mail' && <p className={styles.subject}>{fillTemplate(subject, texts)}</p>}
        <p className={styles.body}>{fillTemplate(body, texts)}</p>
      </div>
      {restored && !isLost && <p className={styles.about}>Kept on this device, not saved yet.</p>}
      <p role="alert" className={styles.failure}>
        {Object.keys(errors).length === 0 && failure}
      </p>
      {mayEdit && (
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={busy}>
            Save
          </Button>
          {template && restored && (
            <Button variant="plain" aria-disabled={busy} onClick={discard}>
              Discard my changes
            </Button>
          )}
          {template && (
            <Button variant="plain" aria-disabled={busy} onClick={() => setDeleting(true)}>
              Delete
            </Button>
          )}
          {onCancel && (
            <Button
              variant="plain"
              onClick={() => {
                clear()
                onCancel()
              }}
            >
              Cancel
            </Button>
          )}
        </div>
      )}
      {template && (
        <ConfirmDialog
          open={deleting}
          dangerous
          title={`Delete “${template.name}”?`}
          question="Staff will no longer be able to use this template."
          yes="Delete"
          no="Keep it"
          onAnswer={(yes) => {
            setDeleting(false)
            if (yes) void run(() => removeTemplate(template.id))
          }}
        />
      )}
    </form>
  )
}
