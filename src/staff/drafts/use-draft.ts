import { useRef, useState } from 'react'
import {
  type DraftPlace,
  dropDraft,
  forgetFailure,
  keepDraft,
  readDraft,
  readSeen,
  restoreDraft,
  type Seen,
  useFailureUntilClosed,
  useKeepingFails,
} from './drafts.ts'

/** The text of a field that is kept on this device while it differs from the saved one, with what it was typed over: `now`, as it is begun. */
export function useDraft(place: DraftPlace, saved = '', now?: Seen) {
  const [kept] = useState(() => readDraft(place))
  const [seen, setSeen] = useState(() => readSeen(place))
  const [text, setText] = useState(kept || saved)
  const isLost = useKeepingFails()
  useFailureUntilClosed(place)
  const latest = useRef(text)
  // Of a text that was typed on while the disk was full, an earlier part is kept.
  const own = useRef(kept)
  const keep = (typed: string, over?: Seen) => {
    if (keepDraft(place, typed, over)) own.current = typed
  }
  const release = (sent: string) => {
    if (latest.current !== sent) return dropDraft(place, sent)
    dropDraft(place, own.current)
    forgetFailure(place)
  }
  return {
    text,
    /** Whether the text came from an earlier visit, and is kept. */
    restored: kept !== '' && !isLost,
    /** Whether what is typed cannot be kept. */
    isLost,
    /** What the text was typed over; absent until something is typed. */
    seen,
    type: (typed: string) => {
      const over = typed === saved ? undefined : (seen ?? now)
      latest.current = typed
      setText(typed)
      setSeen(over)
      keep(typed === saved ? '' : typed, over)
    },
    /** Empties the field after a text was saved, unless it was changed while the request was under way. */
    clear: (sent: string) => {
      setText((now) => (now === sent ? '' : now))
      release(sent)
    },
    /** The text is kept elsewhere until it is saved; it stays in the field. */
    release,
    /** The text is kept here again: it was not saved. */
    keepAgain: () => restoreDraft(place, latest.current, seen),
    /** After `sent` was saved: whether nothing was typed meanwhile. What is typed on is typed over what was saved. */
    settle: (sent: string): boolean => {
      setSeen(undefined)
      return latest.current === sent
    },
  }
}
