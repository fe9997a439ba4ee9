import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { PhotoRow } from './package-photo-rows.ts'
import styles from './package-photos.module.css'

type PhotoRowFieldsProps = {
  row: PhotoRow
  at: number
  count: number
  days: number
  isLead: boolean
  isInvalid: boolean
  onChange: (change: Partial<PhotoRow>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onLead: () => void
  onCrop: () => void
  onDragged: (isDragged: boolean) => void
  onDroppedOn: () => void
}

/** One photo of a package: its picture, its words and its place in the gallery. */
export function PhotoRowFields(props: PhotoRowFieldsProps) {
  const { row, at, count, days, isLead, isInvalid, onChange } = props
  const number = `Photo ${at + 1}`
  const action = (name: string, words: string, onClick: () => void, disabled = false) => (
    <Button
      variant="plain"
      size="small"
      data-do={name}
      disabled={disabled}
      aria-label={`${words}: ${number}`}
      onClick={onClick}
    >
      {words}
    </Button>
  )
  return (
    <fieldset
      data-photo={at}
      className={styles.row}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        props.onDroppedOn()
      }}
    >
      <legend>
        {number} {isLead && <Badge tone="teal">lead picture</Badge>}
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is a shorter way to what the buttons do */}
      <div
        className={styles.thumb}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED, String(at))
          event.dataTransfer.effectAllowed = 'move'
          props.onDragged(true)
        }}
        onDragEnd={() => props.onDragged(false)}
      >
        <Picture name={row.name} frame="wide" alt="" sizes="12rem" />
      </div>
      <div className={styles.words}>
        <Field
          label="What it shows"
          required
          hint="For those who do not see it."
          error={isInvalid ? 'Please describe it in words.' : undefined}
        >
          {({ required: _, ...control }) => (
            <input
              {...control}
              value={row.alt}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => onChange({ alt: target.value })}
            />
          )}
        </Field>
        <div className={styles.pair}>
          <Field label="Credit">
            {(control) => (
              <input
                {...control}
                value={row.credit}
                maxLength={100}
                autoComplete="off"
                onChange={({ target }) => onChange({ credit: target.value })}
              />
            )}
          </Field>
          <Field label="Day" required>
            {({ required: _, ...control }) => (
              <select {...control} value={row.day} onChange={({ target }) => onChange({ day: target.value })}>
                <option value="">The whole trip</option>
                {Array.from({ length: Math.max(days, Number(row.day)) }, (_, day) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
                  <option key={day} value={String(day + 1)}>
                    Day {day + 1}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </div>
      <p className={styles.actions}>
        {action(
          'lead',
          isLead ? 'Use the illustration as lead picture' : 'Use as lead picture',
          props.onLead,
        )}
        {action('crop', 'Crop', props.onCrop)}
        {action('up', 'Move up', () => props.onMove(-1), at === 0)}
        {action('down', 'Move down', () => props.onMove(1), at === count - 1)}
        {action('remove', 'Remove', props.onRemove)}
      </p>
    </fieldset>
  )
}

const DRAGGED = 'application/x-photo'
