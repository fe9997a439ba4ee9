import { useState } from 'react'
import { type DraftPlace, keepDraft, readDraft } from './drafts.ts'

/** The text of a field that is kept on this device while it differs from the saved one. */
export function useDraft(place: DraftPlace, saved = '') {
  const [kept] = useState(() => readDraft(place))
  const [text, setText] = useState(kept || saved)
  return {
    text,
    /** Whether the text came from an earlier visit. */
    restored: kept !== '',
    type: (typed: string) => {
      setText(typed)
      keepDraft(place, typed === saved ? '' : typed)
    },
    /** Empties the field after a text was saved, unless it was changed while the request was under way. */
    clear: (sent: string) => {
      setText((now) => (now === sent ? '' : now))
      if (readDraft(place) === sent) keepDraft(place, '')
    },
  }
}
