import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import type { DataSubjectLead, DataSubjectLeads } from '../../../contract/data-subject.ts'
import { formatDay } from '../../../contract/indian-time.ts'
import type { OfficeSetting, OfficeSettingValue } from '../../../contract/office.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { KeptNote } from '../../drafts/kept-note.tsx'
import { savedText, useKeptValues } from '../../drafts/use-kept-values.ts'
import { ActionStatus, useAction } from '../../ui/action-status.tsx'
import { Card, CardForm } from '../../ui/card.ts'
import { CheckLabel, FormActions } from '../../ui/form-layout.ts'
import { EmptyState, Note, Row, Rows, RowText, RowTitle, SmallText } from '../../ui/rows.ts'
import { SettingsPage, SettingsSection } from '../../ui/settings-page.tsx'
import { saveOfficeSetting } from '../office-api.ts'
import { eraseDataSubject, findDataSubject } from './data-subject-api.ts'
import { erasedWith } from './erased-with.ts'

/** `/admin/settings/privacy`: erases a data subject on request, and sets how long leads are kept. */
export function PrivacyPage({
  userId,
  retention,
  reload,
}: {
  userId: string
  retention: OfficeSetting<'retention'>
  reload: () => Promise<void>
}) {
  const work = useAction()
  return (
    <SettingsPage
      title="Privacy"
      about="Travellers may ask what is held about them and have it erased (Digital Personal Data Protection Act, 2023)."
    >
      <ErasePart run={work.run} />
      <RetentionPart
        userId={userId}
        retention={retention}
        run={(change) => work.run(() => change().finally(reload), savedText)}
      />
      <ActionStatus {...work} />
    </SettingsPage>
  )
}

function ErasePart({ run }: { run: ReturnType<typeof useAction>['run'] }) {
  const [held, setHeld] = useState<DataSubjectLeads>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState(false)
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const contact = String(new FormData(event.currentTarget).get('contact') ?? '')
    void run(async () => {
      const found = await findDataSubject(contact)
      setHeld(found)
      setChosen(new Set(found.leads.map(({ id }) => id)))
    })
  }
  const erased = erasedWith(held?.leads ?? [], chosen)
  const erase = () =>
    run(async () => {
      const count = await eraseDataSubject([...erased])
      setHeld(undefined)
      return count
    }, erasedText)
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <SettingsSection
      title="Data held about a person"
      about="All data under a phone number or an e-mail address: enquiries, notes about them, messages still to be sent, and devices that are notified of a quotation."
    >
      <CardForm onSubmit={find}>
        <Field label="Phone number or e-mail address" required>
          {(control) => <input {...control} name="contact" autoComplete="off" maxLength={254} />}
        </Field>
        <FormActions>
          <Button type="submit" variant="secondary">
            Find
          </Button>
        </FormActions>
      </CardForm>
      {held?.leads.length === 0 && <EmptyState>No data about this person was found.</EmptyState>}
      {held && held.leads.length > 0 && (
        <Card>
          {held.more && (
            <Note>
              These are the newest {enquiries(held.leads.length)}; there are more. Erase these, then find the
              rest.
            </Note>
          )}
          <Rows>
            {held.leads.map((lead) => (
              <Row key={lead.id}>
                <CheckLabel>
                  <input
                    type="checkbox"
                    checked={erased.has(lead.id)}
                    disabled={isPartOf(erased, lead)}
                    onChange={(event) => toggle(lead.id, event.target.checked)}
                  />
                  <RowText>
                    <RowTitle>
                      {lead.name}, {lead.destination ?? 'no destination'}
                    </RowTitle>
                    <SmallText>{[lead.contact, lead.email].filter(Boolean).join(', ')}</SmallText>
                    <SmallText>
                      {formatDay(lead.receivedAt)}, {lead.status}, notice agreed to:{' '}
                      {lead.consent ?? 'not recorded'}
                    </SmallText>
                    {isPartOf(erased, lead) && (
                      <SmallText>Merged into another enquiry that is chosen, and erased with it.</SmallText>
                    )}
                    {lead.pushDevices.map(({ service, since }) => (
                      <SmallText key={`${service} ${since}`}>
                        Notified of the quotation through {service}, since {formatDay(since)}
                      </SmallText>
                    ))}
                  </RowText>
                </CheckLabel>
                <Link href={`/admin/leads/${lead.id}`}>{lead.reference}</Link>
              </Row>
            ))}
          </Rows>
          <FormActions>
            <Button variant="danger" aria-disabled={erased.size === 0} onClick={() => setAsking(true)}>
              Erase {enquiries(erased.size)}
            </Button>
          </FormActions>
        </Card>
      )}
      <ConfirmDialog
        open={asking}
        title="Erase permanently?"
        question={`${enquiries(erased.size)} with all notes and messages will be erased. This cannot be undone.`}
        yes="Erase"
        no="Keep"
        dangerous
        onAnswer={(yes) => {
          setAsking(false)
          if (yes) void erase()
        }}
      />
    </SettingsSection>
  )
}

function isPartOf(erased: ReadonlySet<string>, { mergedInto }: DataSubjectLead): boolean {
  return typeof mergedInto === 'string' && erased.has(mergedInto)
}

// The answer to an earlier attempt may have been lost.
function erasedText(count: number): string {
  if (count === 0) return 'These enquiries were erased already.'
  return `${enquiries(count)} erased. The references are remembered, so that a phone that was offline cannot send these enquiries again.`
}

const RetentionTextSchema = v.object({ months: v.string(), openToo: v.boolean() })

function RetentionPart({
  userId,
  retention: { value, version },
  run,
}: {
  userId: string
  retention: OfficeSetting<'retention'>
  run: (change: () => Promise<boolean>) => Promise<boolean>
}) {
  const form = useKeptValues(
    { userId, leadId: 'retention', field: 'settings' },
    RetentionTextSchema,
    toTexts(value),
    version,
  )
  const { months, openToo } = form.values
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = { months: months === '' ? null : Number(months), openToo }
    void run(async () => {
      const saved = await saveOfficeSetting('retention', { value: next, version: form.version })
      return form.saved(form.values, { values: toTexts(saved.value), version: saved.version })
    })
  }
  return (
    <SettingsSection
      title="How long leads are kept"
      about="Once a day, older leads and suspected spam are erased in the same way, a lead that is booked, or whose quotation is accepted or paid, only after its trip. This cannot be undone."
    >
      <CardForm onSubmit={submit}>
        <KeptNote {...form} />
        <Field
          label="Months after arrival"
          hint="From 1 to 240. Leave empty to keep leads until someone erases them."
        >
          {(control) => (
            <input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={240}
              value={months}
              onChange={(event) => form.change({ months: event.target.value })}
            />
          )}
        </Field>
        <CheckLabel>
          <input
            type="checkbox"
            checked={openToo}
            onChange={(event) => form.change({ openToo: event.target.checked })}
          />
          Also leads that are neither booked nor lost
        </CheckLabel>
        <FormActions>
          <Button type="submit">Save the period</Button>
        </FormActions>
      </CardForm>
    </SettingsSection>
  )
}

function toTexts({ months, openToo }: OfficeSettingValue<'retention'>) {
  return { months: months === null ? '' : String(months), openToo }
}

function enquiries(count: number): string {
  return count === 1 ? '1 enquiry' : `${count} enquiries`
}
