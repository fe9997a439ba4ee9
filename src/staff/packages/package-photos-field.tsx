import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { MAX_PHOTOS } from '../../contract/photo.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { type PhotoRow, toPhotoRow } from './package-photo-rows.ts'
import styles from './package-photos.module.css'
import { PhotoCropDialog } from './photo-crop-dialog.tsx'
import { PhotoRowFields } from './photo-row-fields.tsx'
import { PhotoUploads } from './photo-uploads.tsx'
import { usePhotoUploads } from './use-photo-uploads.ts'

type PackagePhotosFieldProps = {
  label: string
  hint: string | undefined
  /** The rows as JSON; empty without photos. */
  value: string
  error: string | undefined
  /** The package's lead picture. */
  lead: string
  /** Days of the trip. */
  days: number
  onChange: (value: string) => void
  /** Makes another photo the lead picture; `undefined` brings the illustration back. */
  onLead: (name: string | undefined) => void
}

/** The photos of a package: uploaded by button or by dropping, described, cropped and put in order. */
export function PackagePhotosField(props: PackagePhotosFieldProps) {
  const { label, hint, value, error, lead, days, onChange, onLead } = props
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const focusNext = useRef<string>(undefined)
  const [isOver, setIsOver] = useState(false)
  const [cropping, setCropping] = useState<string>()
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const rows: PhotoRow[] = value === '' ? [] : JSON.parse(value)
  // An upload ends long after it was begun: it is added to what the form has then.
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  })
  const write = (next: readonly PhotoRow[]) => {
    latest.current = [...next]
    onChange(next.length === 0 ? '' : JSON.stringify(next))
  }

  useEffect(() => {
    if (focusNext.current === undefined) return
    const target = focusNext.current
      .split('|')
      .flatMap((one) => box.current?.querySelector<HTMLElement>(one) ?? [])
    target[0]?.focus()
    focusNext.current = undefined
  })

  const { uploads, add, retry, dismiss } = usePhotoUploads((stored) => {
    if (latest.current.some(({ name }) => name === stored.name)) return 'This photo is here already.'
    if (latest.current.length >= MAX_PHOTOS) return `A package has at most ${MAX_PHOTOS} photos.`
    write([...latest.current, toPhotoRow(stored)])
    setSaid(`Photo ${latest.current.length} is uploaded. Describe it in words, then save.`)
    return undefined
  })
  const move = (from: number, to: number, focus?: string) => {
    const next = [...rows]
    const [row] = next.splice(from, 1)
    if (!row || to < 0 || to > next.length) return
    next.splice(to, 0, row)
    focusNext.current =
      focus && `[data-photo="${to}"] [data-do="${focus}"]:enabled|[data-photo="${to}"] [data-do]:enabled`
    setSaid(`The photo is now ${to + 1} of ${next.length}.`)
    write(next)
  }
  const remove = (at: number) => {
    if (rows[at]?.name === lead) onLead(undefined)
    focusNext.current = `[data-photo="${at}"] [data-do="remove"]|[data-photo="${at - 1}"] [data-do="remove"]|[data-do="add"]`
    setSaid('The photo is removed once the package is saved; earlier versions keep it.')
    write(rows.filter((_, index) => index !== at))
  }
  const replace = (at: number, change: Partial<PhotoRow>) =>
    write(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))

  const cropped = rows.find(({ name }) => name === cropping)
  return (
    <fieldset
      ref={box}
      className={styles.photos}
      aria-describedby={error ? `${id}-error` : `${id}-hint`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        setIsOver(false)
        add(event.dataTransfer.files)
      }}
    >
      <legend>
        {label} <span className={styles.optional}>(optional)</span>
      </legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {rows.map((row, at) => (
        <PhotoRowFields
          key={row.name}
          row={row}
          at={at}
          count={rows.length}
          days={days}
          isLead={row.name === lead}
          isInvalid={Boolean(error) && row.alt.trim() === ''}
          onChange={(change) => replace(at, change)}
          onMove={(by) => move(at, at + by, by < 0 ? 'up' : 'down')}
          onRemove={() => remove(at)}
          onLead={() => onLead(row.name === lead ? undefined : row.name)}
          onCrop={() => setCropping(row.name)}
          onDragged={(isDragged) => setDragged(isDragged ? at : undefined)}
          onDroppedOn={() => dragged !== undefined && dragged !== at && move(dragged, at)}
        />
      ))}
      <PhotoUploads uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <div className={styles.drop}>
        <Button
          variant="quiet"
          size="small"
          data-do="add"
          disabled={rows.length >= MAX_PHOTOS}
          onClick={() => input.current?.click()}
        >
          Add photos
        </Button>
        <span>or drop them here. JPEG, PNG, WebP or AVIF, at least 1200 × 800 pixels.</span>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          hidden
          aria-label="Photos to upload"
          onChange={(event) => {
            if (event.target.files) add(event.target.files)
            event.target.value = ''
          }}
        />
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {createPortal(
        <PhotoCropDialog
          photo={cropped}
          onClose={() => setCropping(undefined)}
          onCropped={(stored) => {
            const at = latest.current.findIndex(({ name }) => name === cropping)
            const { name, x, y, width, height } = toPhotoRow(stored)
            if (at >= 0) {
              if (cropping === lead) onLead(name)
              write(
                latest.current.map((row, index) =>
                  index === at ? { ...row, name, x, y, width, height } : row,
                ),
              )
            }
            setCropping(undefined)
          }}
        />,
        document.body,
      )}
    </fieldset>
  )
}
