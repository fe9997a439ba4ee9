import { type FormEvent, useState } from 'react'
import type { LeadFilters, LeadView } from '../../contract/lead-filters.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './inbox-views.module.css'
import { suspectedSpamLabel } from './suspected-spam.ts'

/** The built-in views. */
const BUILT_IN: readonly LeadView[] = [
  { name: 'All', filters: {} },
  { name: 'Open', filters: { status: 'open' } },
  { name: 'Mine', filters: { assignee: 'me', status: 'open' } },
  { name: 'Unassigned', filters: { assignee: 'none', status: 'open' } },
  { name: 'Overdue', filters: { overdue: 'true' } },
  { name: 'Follow-up due', filters: { followUp: 'due' } },
]

export type InboxViewsProps = {
  filters: LeadFilters
  /** How many leads are suspected spam. */
  suspectedSpam: number
  views: readonly LeadView[]
  onOpen: (filters: LeadFilters) => void
  /** Saves the user's own views; rejects with the reason. */
  onSave: (views: LeadView[]) => Promise<void>
}

/** The views of the inbox: the built-in ones, then the user's own. */
export function InboxViews({ filters, suspectedSpam, views, onOpen, onSave }: InboxViewsProps) {
  const [managing, setManaging] = useState(false)
  const open = sameKey(filters)
  const spam: LeadView = { name: suspectedSpamLabel(suspectedSpam), filters: { quarantined: 'true' } }
  return (
    <>
      <nav aria-label="Views" className={styles.views}>
        {[...BUILT_IN, spam, ...views].map(({ name, filters }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two views may bear one name
            key={index}
            type="button"
            className={styles.view}
            aria-pressed={sameKey(filters) === open}
            onClick={() => onOpen(filters)}
          >
            {name}
          </button>
        ))}
        <button type="button" className={styles.view} onClick={() => setManaging(true)}>
          <Icon name="bookmark" /> Your views
        </button>
      </nav>
      <Dialog open={managing} onDismiss={() => setManaging(false)} title="Your views">
        <OwnViews filters={filters} views={views} onSave={onSave} />
      </Dialog>
    </>
  )
}

function OwnViews({ filters, views, onSave }: Omit<InboxViewsProps, 'onOpen' | 'suspectedSpam'>) {
  const [failure, setFailure] = useState('')
  const save = (next: LeadView[]) => {
    setFailure('')
    return onSave(next).catch((error: Error) => setFailure(error.message))
  }
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('view'))
    await save([...views, { name, filters }])
    form.reset()
  }
  const moved = (from: number, by: number) => {
    const next = [...views]
    next.splice(from + by, 0, ...next.splice(from, 1))
    return next
  }
  return (
    <div className={styles.own}>
      {views.length === 0 && <p>No saved views yet. Set filters, then save them here under a name.</p>}
      <ul className={styles.list}>
        {views.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two views may bear one name
          <li key={index}>
            <span className={styles.name}>{name}</span>
            <Button
              variant="plain"
              size="small"
              aria-disabled={index === 0}
              onClick={() => save(moved(index, -1))}
              aria-label={`Move ${name} forward`}
            >
              <Icon name="chevron" className={styles.up} />
            </Button>
            <Button
              variant="plain"
              size="small"
              aria-disabled={index === views.length - 1}
              onClick={() => save(moved(index, 1))}
              aria-label={`Move ${name} back`}
            >
              <Icon name="chevron" className={styles.down} />
            </Button>
            <Button
              variant="plain"
              size="small"
              onClick={() => save(views.toSpliced(index, 1))}
              aria-label={`Delete ${name}`}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className={styles.add}>
        <Field label="Save current filters as" required>
          {(control) => <input {...control} name="view" maxLength={40} autoComplete="off" />}
        </Field>
        <Button type="submit">Save</Button>
      </form>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </div>
  )
}

function sameKey(filters: LeadFilters): string {
  return JSON.stringify(Object.entries(filters).sort(([a], [b]) => a.localeCompare(b)))
}
