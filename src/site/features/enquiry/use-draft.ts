import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { EnquiryKind, TypedEnquiry } from '../../../contract/enquiry.ts'
import { deviceOutbox, onKept } from '../../../offline/outbox/device-outbox.ts'
import { openDraftKeeper } from '../../../offline/outbox/draft-keeper.ts'
import { type InterruptedSubmit, takeInterruptedSubmit } from '../../../offline/outbox/interrupted-submit.ts'
import { startOutbox } from '../../../offline/outbox/start-outbox.ts'
import { isMadeAt } from '../../../outbox/entry.ts'
import type { OutboxEntry } from '../../../outbox/types.ts'
import { atMost } from '../../../state/at-most.ts'
import { onPageReturn } from '../../../state/page-return.ts'
import { type Fields, type FormDraft, openFormDraft } from './form-draft.ts'
import { changedValues, fillForm, openFields, readForm } from './form-values.ts'

// Loaded with the form: where the network goes before the first enquiry, Firefox never loads a script that it could not load once.
onKept(startOutbox)

/** How long a press of the button waits for what was typed on an earlier visit, ms. */
const LOAD_LIMIT_MS = 1_000

type Options = {
  kind: EnquiryKind
  /** Names the form: `home`, `package:bali1`. */
  draftKey: string
  /** What the fields show at first; a field that still does is one the traveller has not touched. */
  initialValues: TypedEnquiry
  /** Called where the browser has brought back what was typed, of which this was kept or sent when the page was left. */
  onSentBefore: (entry: OutboxEntry) => void
}

/** Keeps what is typed into a form on the device, and brings back what was typed before. */
export function useDraft(form: RefObject<HTMLFormElement | null>, options: Options) {
  const { draftKey } = options
  const draft = useRef<FormDraft>(undefined)
  const touchedAt = useRef<number>(undefined)
  const [restored, setRestored] = useState(false)
  const [interrupted, setInterrupted] = useState<InterruptedSubmit>()

  // Before a submit that came early is replayed: it has to wait for what is stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one keeper for each draft; what the fields showed at first does not change
  useLayoutEffect(() => {
    const fields = fieldsOf(form, options)
    const open = openFormDraft(
      fields,
      (posted, showId) => openDraftKeeper(draftKey, posted, showId),
      setRestored,
    )
    draft.current = open
    const submit = takeInterruptedSubmit(draftKey)
    setInterrupted(submit)
    const isBroughtBack = submit?.id === fields.id() && Object.keys(fields.typed()).length > 0
    void open.load().then(async () => {
      if (!submit || !isBroughtBack) return
      const entry = await deviceOutbox()
        .get(submit.id)
        .catch(() => undefined)
      const isOpen = draft.current === open && touchedAt.current === undefined
      if (isOpen && entry && isMadeAt(entry, submit.at)) options.onSentBefore(entry)
    })
    const stopListening = onPageReturn(() => void open.loadAgain())
    return () => {
      stopListening()
      open.dispose()
    }
  }, [draftKey])

  return {
    restored,
    /** What this form was sending when the page was reloaded. */
    interrupted,
    /** To be called at every change; `true` the first time. */
    touch(): boolean {
      const isFirst = touchedAt.current === undefined
      touchedAt.current ??= performance.now()
      draft.current?.touch()
      return isFirst
    },
    /** Milliseconds since the traveller began this enquiry; undefined when that is not known. */
    age(): number | undefined {
      if (touchedAt.current === undefined || draft.current?.beganEarlier()) return undefined
      return Math.round(performance.now() - touchedAt.current)
    },
    /** Resolves once what was typed on an earlier visit is in the form, or when the storage does not answer. */
    loaded: () => atMost(LOAD_LIMIT_MS, draft.current?.loading()),
    async submit(enquiry: Parameters<FormDraft['submit']>[0]) {
      if (!draft.current) throw new Error('The form has left the screen.')
      return draft.current.submit(enquiry)
    },
    /** Starts an empty form: what was typed is sent or discarded. */
    forget() {
      draft.current?.discard()
      touchedAt.current = undefined
    },
  }
}

function fieldsOf(form: RefObject<HTMLFormElement | null>, { kind, initialValues }: Options): Fields {
  const idField = () => form.current?.elements.namedItem('id') as HTMLInputElement | null | undefined
  // Before they are held for a submit.
  const open = form.current ? openFields(form.current) : []
  return {
    initial: initialValues,
    isThere: () => form.current !== null,
    isOpen: (field) => open.includes(field),
    typed: () => (form.current ? changedValues(kind, readForm(form.current), initialValues) : {}),
    fill(values, shown) {
      if (form.current) fillForm(form.current, values, shown)
    },
    id: () => idField()?.value ?? '',
    showId(id) {
      const field = idField()
      if (field) field.value = id
    },
  }
}
