import { type RefObject, useEffect, useRef, useState } from 'react'
import type { EnquiryKind, TypedEnquiry } from '../../contract/enquiry.ts'
import { type DraftKeeper, openDraftKeeper } from '../../offline/draft-keeper.ts'
import { fillForm, readForm, writtenOf } from './form-values.ts'

type Options = {
  kind: EnquiryKind
  /** Names the form: `home`, `package:bali1`. */
  draftKey: string
  /** What the fields show at first; a field that still does is one the traveller has not touched. */
  handedOut: TypedEnquiry
}

/** Keeps what is typed into a form on the device, and brings back what was typed before. */
export function useDraft(form: RefObject<HTMLFormElement | null>, { kind, draftKey, handedOut }: Options) {
  const keeper = useRef<DraftKeeper>(undefined)
  const loading = useRef<Promise<void>>(undefined)
  const touchedAt = useRef<number>(undefined)
  const [restored, setRestored] = useState(false)

  const written = () => (form.current ? writtenOf(kind, readForm(form.current), handedOut) : {})
  const keep = () => {
    const values = written()
    if (Object.keys(values).length === 0) keeper.current?.discard()
    else keeper.current?.touch(values)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one keeper for each draft; what the fields showed at first does not change
  useEffect(() => {
    const own = openDraftKeeper(draftKey)
    const load = own.load().then((draft) => {
      if (loading.current !== load || !form.current) return
      loading.current = undefined
      // Typed before the script or the draft was there: newer than the draft, and not kept yet.
      const isNewer = touchedAt.current !== undefined || Object.keys(written()).length > 0
      if (draft) fillForm(form.current, draft.values, handedOut)
      setRestored(draft !== undefined)
      if (isNewer) keep()
    })
    keeper.current = own
    loading.current = load
    return () => own.dispose()
  }, [draftKey])

  return {
    restored,
    /** The enquiry's id, once the form has been touched. */
    id: () => keeper.current?.id(),
    /** To be called at every change; `true` the first time. */
    touch(): boolean {
      const isFirst = touchedAt.current === undefined
      touchedAt.current ??= performance.now()
      // A draft on its way must not be overwritten by the first letter typed.
      if (!loading.current) keep()
      return isFirst
    },
    /** Milliseconds since the first touch. */
    age: () => Math.round(performance.now() - (touchedAt.current ?? performance.now())),
    async submit(...enquiry: Parameters<DraftKeeper['submit']>) {
      await loading.current
      if (!keeper.current) throw new Error('The form has left the screen.')
      return keeper.current.submit(...enquiry)
    },
    /** A clean sheet: what was typed is sent, or not wanted any more. */
    forget() {
      keeper.current?.discard()
      touchedAt.current = undefined
      setRestored(false)
    },
  }
}
