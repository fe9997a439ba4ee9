import { type FormEvent, useState } from 'react'
import type { OfficeAnswer } from '../../contract/office.ts'
import type { HeldLead } from '../../contract/persons.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { erasePerson, findPerson, saveDecision } from './office-api.ts'
import styles from './settings-room.module.css'
import { RoomPart, SettingsRoom } from './settings-room.tsx'
import { useWork, WorkWord } from './work-word.tsx'

/** `/admin/settings/privacy`: erasing a traveller on request, and how long leads are kept. */
export function PrivacyPage({
  retention,
  reload,
}: {
  retention: OfficeAnswer<'retention'>
  reload: () => Promise<void>
}) {
  const work = useWork()
  return (
    <SettingsRoom
      title="Privacy"
      about="Travellers may ask what is held about them and have it erased (Digital Personal Data Protection Act, 2023)."
    >
      <ErasePart run={work.run} />
      <RetentionPart
        key={retention.version}
        retention={retention}
        run={(change) => work.run(() => change().finally(reload), 'Saved.')}
      />
      <WorkWord {...work} />
    </SettingsRoom>
  )
}

function ErasePart({ run }: { run: ReturnType<typeof useWork>['run'] }) {
  const [held, setHeld] = useState<HeldLead[]>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState(false)
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const contact = String(new FormData(event.currentTarget).get('contact') ?? '')
    void run(async () => {
      const found = await findPerson(contact)
      setHeld(found)
      setChosen(new Set(found.map(({ id }) => id)))
    })
  }
  const erase = () =>
    run(
      async () => {
        await erasePerson([...chosen])
        setHeld(undefined)
      },
      `${enquiries(chosen.size)} erased. The references stay known, so that a phone that comes back brings nothing back.`,
    )
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <RoomPart
      title="What is held about a person"
      about="Everything under a phone number or an e-mail address: the enquiries, what was noted about them, and messages still to be sent."
    >
      <form className={styles.card} onSubmit={find}>
        <Field label="Phone number or e-mail address" required>
          {(control) => <input {...control} name="contact" autoComplete="off" maxLength={254} />}
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary">
            Look
          </Button>
        </div>
      </form>
      {held?.length === 0 && <p className={styles.empty}>Nothing is held about this person.</p>}
      {held && held.length > 0 && (
        <div className={styles.card}>
          <ul className={styles.rows}>
            {held.map((lead) => (
              <li key={lead.id} className={styles.row}>
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    checked={chosen.has(lead.id)}
                    onChange={(event) => toggle(lead.id, event.target.checked)}
                  />
                  <span className={styles.who}>
                    <span className={styles.name}>
                      {lead.name}, {lead.destination ?? 'no destination'}
                    </span>
                    <span className={styles.small}>
                      {[lead.contact, lead.email].filter(Boolean).join(', ')}
                    </span>
                    <span className={styles.small}>
                      {day(lead.receivedAt)}, {lead.status}, notice agreed to:{' '}
                      {lead.consent ?? 'not recorded'}
                    </span>
                  </span>
                </label>
                <Link href={`/admin/leads/${lead.id}`}>{lead.reference}</Link>
              </li>
            ))}
          </ul>
          <div className={styles.buttons}>
            <Button variant="danger" disabled={chosen.size === 0} onClick={() => setAsking(true)}>
              Erase {enquiries(chosen.size)}
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title="Erase for good?"
        question={`${enquiries(chosen.size)} with all notes and messages will be erased. This cannot be undone.`}
        yes="Erase"
        no="Keep"
        dangerous
        onAnswer={(yes) => {
          setAsking(false)
          if (yes) void erase()
        }}
      />
    </RoomPart>
  )
}

function RetentionPart({
  retention: { value, version },
  run,
}: {
  retention: OfficeAnswer<'retention'>
  run: (change: () => Promise<unknown>) => Promise<boolean>
}) {
  const [months, setMonths] = useState(value.months === null ? '' : String(value.months))
  const [openToo, setOpenToo] = useState(value.openToo)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = { months: months === '' ? null : Number(months), openToo }
    void run(() => saveDecision('retention', { value: next, version }))
  }
  return (
    <RoomPart
      title="How long leads are kept"
      about="Once a day, what is older is erased as on request. It cannot be brought back."
    >
      <form className={styles.card} onSubmit={submit}>
        <Field
          label="Months after arrival"
          hint="From 1 to 240. Leave empty to keep leads until somebody erases them."
        >
          {(control) => (
            <input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={240}
              value={months}
              onChange={(event) => setMonths(event.target.value)}
            />
          )}
        </Field>
        <label className={styles.check}>
          <input type="checkbox" checked={openToo} onChange={(event) => setOpenToo(event.target.checked)} />
          Also those neither booked nor lost
        </label>
        <div className={styles.buttons}>
          <Button type="submit">Save the period</Button>
        </div>
      </form>
    </RoomPart>
  )
}

function enquiries(count: number): string {
  return count === 1 ? '1 enquiry' : `${count} enquiries`
}

function day(instant: string): string {
  return new Date(instant).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
}
