import { useRef, useState } from 'react'
import * as v from 'valibot'
import { parseStored } from '../../state/web-storage.ts'
import { type DraftPlace, openOwnDraft, readDraft, useFailureUntilClosed } from './drafts.ts'
import { isSame, typedSince } from './typed-since.ts'

const KeptSchema = v.object({
  /** The version that was changed. */
  version: v.number(),
  values: v.unknown(),
})

type Versioned<Values> = { version: number; values: Values }

/** Values of a form of the desk, kept on this device until they are saved. */
export type KeptValues<Values> = {
  values: Values
  /** The version that is saved now, to be sent with the values. */
  version: number
  /** Whether they differ from what is saved. */
  isChanged: boolean
  /** Whether they came from an earlier visit. */
  restored: boolean
  /** Whether a newer version was saved since they were typed: saving them replaces it. */
  isOutdated: boolean
  change: (part: Partial<Values>) => void
  /**
   * After the server has taken `sent`: shows what it saved, but for what was typed since, which stays and is still kept.
   * Returns whether everything is saved.
   */
  saved: (sent: Values, result?: Partial<Versioned<Values>>) => boolean
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
  const [keepOwn] = useState(() => openOwnDraft(place))
  useFailureUntilClosed(place)
  const [typed, setTyped] = useState(() => restore(place, schema))
  // What is typed by now, for a save that was begun earlier.
  const latest = useRef(typed)
  const [isEarlier, setEarlier] = useState(typed !== undefined)
  // What this page saved, until the page's data is loaded again.
  const [own, setOwn] = useState<{ result: Versioned<Values>; over: object }>()
  const given = { version, values: saved }
  const isOwnNewer = own !== undefined && isSame(own.over, given)
  if (own && !isOwnNewer) setOwn(undefined)
  const base = isOwnNewer ? own.result : given
  const values = typed?.values ?? base.values
  const isChanged = !isSame(values, base.values)
  const keep = (next: Versioned<Values> | undefined) => {
    latest.current = next
    setTyped(next)
    keepOwn(next ? JSON.stringify(next) : '')
  }
  return {
    values,
    version: base.version,
    isChanged,
    restored: isEarlier && isChanged,
    isOutdated: isChanged && typed !== undefined && typed.version !== base.version,
    change: (part) => {
      const now = latest.current ?? base
      const next = { version: now.version, values: { ...now.values, ...part } }
      keep(isSame(next.values, base.values) ? undefined : next)
    },
    saved: (sent, result) => {
      const next = { version: base.version, values: sent, ...result }
      const left = latest.current && typedSince(latest.current.values, sent, next.values)
      const isAll = left === undefined || isSame(left, next.values)
      setOwn({ result: next, over: given })
      setEarlier(false)
      keep(isAll ? undefined : { version: next.version, values: left })
      return isAll
    },
    discard: () => {
      setEarlier(false)
      keep(undefined)
    },
  }
}

/** The message after a save, by the answer of {@link KeptValues.saved}. */
export function savedText(isAll: boolean): string {
  return isAll ? 'Saved.' : 'Saved, except what you typed since.'
}

function restore<Values>(
  place: DraftPlace,
  schema: v.GenericSchema<unknown, Values>,
): Versioned<Values> | undefined {
  const text = readDraft(place)
  const kept = v.safeParse(KeptSchema, text ? parseStored(text) : undefined)
  const values = kept.success ? v.safeParse(schema, kept.output.values) : undefined
  return kept.success && values?.success ? { version: kept.output.version, values: values.output } : undefined
}
