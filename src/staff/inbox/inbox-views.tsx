import { type FormEvent, useState } from 'react'
import type { StaffMember } from '../../contract/lead.ts'
import {
  BUILT_IN_VIEWS,
  type LeadFilters,
  type LeadView,
  type LeadViewList,
} from '../../contract/lead-filters.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { memberName } from '../ui/member-names.ts'
import styles from './inbox-views.module.css'
import { suspectedSpamLabel, viewLabel } from './use-view-counts.ts'

export type InboxViewsProps = {
  filters: LeadFilters
  /** The user's own views and those that colleagues share, with their counts. */
  list: LeadViewList
  members: readonly StaffMember[]
  onOpen: (filters: LeadFilters) => void
  /** Saves the user's own views, which were `before`; rejects with the reason. */
  onSave: (views: LeadView[], before: LeadView[]) => Promise<void>
}

/** The views of the inbox: the built-in ones, the user's own, then those that colleagues share. */
export function InboxViews({ filters, list, members, onOpen, onSave }: InboxViewsProps) {
  const [managing, setManaging] = useState(false)
  const { views, team, counts, suspectedSpam } = list
  const open = sameKey(filters)
  const shown: (LeadView & { by?: string })[] = [
    { name: 'All', filters: {} },
    ...BUILT_IN_VIEWS.map((view, index) => ({ ...view, name: viewLabel(view.name, counts.builtIn[index]) })),
    { name: suspectedSpamLabel(suspectedSpam), filters: { quarantined: 'true' as const } },
    ...views.map((view, index) => ({ ...view, name: viewLabel(view.name, counts.own[index]) })),
    ...team.map((view, index) => ({ ...view, name: viewLabel(view.name, counts.team[index]) })),
  ]
  return (
    <>
      <nav aria-label="Views" className={styles.views}>
        {shown.map((view, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two views may bear one name
            key={index}
            type="button"
            className={styles.view}
            aria-pressed={sameKey(view.filters) === open}
            onClick={() => onOpen(view.filters)}
          >
            {view.name}
            {view.by !== undefined && (
              <>
                <Icon name="people" />
                <span className="visually-hidden">shared by {memberName(members, view.by)}</span>
              </>
            )}
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

type OwnViewsProps = Pick<InboxViewsProps, 'filters' | 'onSave'> & { views: readonly LeadView[] }

function OwnViews({ filters, views, onSave }: OwnViewsProps) {
  const [failure, setFailure] = useState('')
  const save = (next: LeadView[]) => {
    setFailure('')
    return onSave(next, [...views]).then(
      () => true,
      (error: Error) => {
        setFailure(error.message)
        return false
      },
    )
  }
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = () => String(new FormData(form).get('view'))
    const name = typed()
    // What was typed stays after a refusal, and what was typed meanwhile.
    if ((await save([...views, { name, filters }])) && typed() === name) form.reset()
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
        {views.map(({ name, filters: own, shared }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two views may bear one name
          <li key={index}>
            <span className={styles.name}>{name}</span>
            <Button
              variant="plain"
              size="small"
              aria-pressed={shared === true}
              aria-label={`Share ${name} with the team`}
              onClick={() =>
                save(views.with(index, { name, filters: own, ...(!shared && { shared: true as const }) }))
              }
            >
              <Icon name="people" /> {shared ? 'Shared' : 'Share'}
            </Button>
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
