import { useState } from 'react'
import * as v from 'valibot'
import { parseStored } from '../../state/web-storage.ts'
import { type DraftPlace, keepDraft, readDraft } from './drafts.ts'

const KeptSchema = v.object({
  /** The version that was changed. */
  version: v.number(),
  values: v.unknown(),
})

/** Values of a form of the desk, kept on this device until they are saved. */
export type KeptValues<Values> = {
  values: Values
  /** Whether they differ from what is saved. */
  isChanged: boolean
  /** Whether they came from an earlier visit. */
  restored: boolean
  /** Whether a newer version was saved since they were typed: saving them replaces it. */
  isOutdated: boolean
  change: (part: Partial<Values>) => void
  /** Removes what is kept, once these values are saved. */
  reset: (saved: Values) => void
  /** Goes back to what is saved. */
  discard: () => void
}

/** The values of the form at this place: what was typed and not saved, else what is saved. What does not have the form's shape is dropped. */
export function useKeptValues<Values extends object>(
  place: DraftPlace,
  schema: v.GenericSchema<unknown, Values>,
  saved: Values,
  version = 0,
): KeptValues<Values> {
  const [kept, setKept] = useState(() => restore(place, schema))
  const [values, setValues] = useState(kept?.values ?? saved)
  const isSaved = (wanted: Values) => JSON.stringify(wanted) === JSON.stringify(saved)
  const reset = (next: Values) => {
    keepDraft(place, '')
    setKept(undefined)
    setValues(next)
  }
  return {
    values,
    isChanged: !isSaved(values),
    restored: kept !== undefined && !isSaved(values),
    isOutdated: kept !== undefined && kept.version !== version && !isSaved(values),
    change: (part) => {
      const next = { ...values, ...part }
      setValues(next)
      keepDraft(
        place,
        isSaved(next) ? '' : JSON.stringify({ version: kept?.version ?? version, values: next }),
      )
    },
    reset,
    discard: () => reset(saved),
  }
}

function restore<Values>(place: DraftPlace, schema: v.GenericSchema<unknown, Values>) {
  const text = readDraft(place)
  const kept = v.safeParse(KeptSchema, text ? parseStored(text) : undefined)
  const values = kept.success ? v.safeParse(schema, kept.output.values) : undefined
  return kept.success && values?.success ? { version: kept.output.version, values: values.output } : undefined
}
