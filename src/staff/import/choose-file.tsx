import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '../../contract/lead-import.ts'
import { Field } from '../../ui/field.tsx'
import styles from './import-page.module.css'

/** Takes a file that is chosen, or dropped on the field, which browsers support by themselves. */
export function ChooseFile({
  name,
  busy,
  onChoose,
}: {
  /** Of the file that is open. */
  name: string | undefined
  busy: boolean
  onChoose: (file: File) => void
}) {
  return (
    <Field
      label={name ? 'Choose another CSV file, or drop it here' : 'Choose a CSV file, or drop it here'}
      hint={
        name
          ? `Open: ${name}`
          : `At most ${MAX_IMPORT_ROWS.toLocaleString('en-IN')} rows and ${MAX_IMPORT_BYTES / 1024 / 1024} MB.`
      }
      required
    >
      {({ required: _, ...control }) => (
        <input
          {...control}
          className={styles.file}
          data-open={name !== undefined || undefined}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={busy}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onChoose(file)
            // The same file can be chosen again after it was corrected.
            target.value = ''
          }}
        />
      )}
    </Field>
  )
}
