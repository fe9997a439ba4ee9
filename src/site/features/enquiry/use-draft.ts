import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { EnquiryKind, TypedEnquiry } from '../../../contract/enquiry.ts'
import { type DraftKeeper, openDraftKeeper } from '../../../offline/outbox/draft-keeper.ts'
import { takeInterruptedSubmit } from '../../../offline/outbox/interrupted-submit.ts'
import { atMost } from '../../../state/at-most.ts'
import { onPageReturn } from '../../../state/page-return.ts'
import { changedValues, fillForm, readForm } from './form-values.ts'

/** How long a press of the button waits for what was typed on an earlier visit, ms. */
const LOAD_LIMIT_MS = 1_000

type Options = {
  kind: EnquiryKind
  /** Names the form: `home`, `package:bali1`. */
  draftKey: string
  /** What the fields show at first; a field that still does is one the traveller has not touched. */
  initialValues: TypedEnquiry
}

/** Keeps what is typed into a form on the device, and brings back what was typed before. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { kind, draftKey, initialValues }: Options,
) {
  const keeper = useRef<DraftKeeper>(undefined)
  const loading = useRef<Promise<void>>(undefined)
  const touchedAt = useRef<number>(undefined)
  /** Some of it was typed before the script ran or on an earlier visit: the start time is not known. */
  const beganEarlier = useRef(false)
  const [restored, setRestored] = useState(false)
  const [interrupted, setInterrupted] = useState<string>()

  // The browser sends the form with this id where the script cannot, and restores it with what was typed.
  const idField = () => form.current?.elements.namedItem('id') as HTMLInputElement | null | undefined
  const showId = (id = '') => {
    const field = idField()
    if (field) field.value = id
  }
  const written = () => (form.current ? changedValues(kind, readForm(form.current), initialValues) : {})
  const keep = () => {
    const values = written()
    if (Object.keys(values).length > 0) {
      keeper.current?.touch(values)
      showId(keeper.current?.id())
      // An empty form is no reason to delete a draft that is still being loaded.
    } else if (!loading.current) {
      keeper.current?.discard()
      showId('')
    }
  }

  // Before a submit that came early is replayed: it has to wait for what is stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one keeper for each draft; what the fields showed at first does not change
  useLayoutEffect(() => {
    const own = openDraftKeeper(draftKey, idField()?.value || undefined, (id) => {
      if (keeper.current === own) showId(id)
    })
    setInterrupted(takeInterruptedSubmit(draftKey))
    beganEarlier.current ||= Object.keys(written()).length > 0
    // `known`: what the keeper has of the fields. Those that still show it take what is stored.
    const load = (known: TypedEnquiry) => {
      const shown = { ...initialValues, ...known }
      const reading = own.load().then((draft) => {
        if (loading.current !== reading || !form.current) return
        loading.current = undefined
        // Typed before the script or the draft was there: newer than the draft, and not kept yet.
        const isNewer = touchedAt.current !== undefined || Object.keys(written()).length > 0
        beganEarlier.current ||= draft !== undefined
        const emptied = Object.keys(known).map((field) => [field, initialValues[field] ?? ''])
        if (draft) showId(draft.id)
        if (draft) fillForm(form.current, { ...Object.fromEntries(emptied), ...draft.values }, shown)
        if (emptied.length > 0) return
        setRestored(draft !== undefined)
        if (isNewer) keep()
      })
      loading.current = reading
    }
    keeper.current = own
    load({})
    // Another page may have had the same form meanwhile.
    const stopListening = onPageReturn(() => load(written()))
    return () => {
      stopListening()
      own.dispose()
      showId('')
    }
  }, [draftKey])

  return {
    restored,
    /** Id of the enquiry this form was sending when the page was reloaded. */
    interrupted,
    /** To be called at every change; `true` the first time. */
    touch(): boolean {
      const isFirst = touchedAt.current === undefined
      touchedAt.current ??= performance.now()
      keep()
      return isFirst
    },
    /** Milliseconds since the traveller began this enquiry; undefined when that is not known. */
    age(): number | undefined {
      if (touchedAt.current === undefined || beganEarlier.current) return undefined
      return Math.round(performance.now() - touchedAt.current)
    },
    /** Resolves once what was typed on an earlier visit is in the form, or when the storage does not answer. */
    loaded: () => atMost(LOAD_LIMIT_MS, loading.current),
    async submit(enquiry: Parameters<DraftKeeper['submit']>[0]) {
      // What is loaded only now is not in the fields, which are held.
      const isShown = loading.current === undefined
      await loading.current
      if (!keeper.current) throw new Error('The form has left the screen.')
      const result = await keeper.current.submit(enquiry, isShown)
      const isOver = result.outcome === 'delivered' || result.outcome === 'waiting'
      if (!isOver) showId(keeper.current.id())
      return result
    },
    /** Starts an empty form: what was typed is sent or discarded. */
    forget() {
      keeper.current?.discard()
      showId('')
      touchedAt.current = undefined
      beganEarlier.current = false
      setRestored(false)
    },
  }
}
