import type { TypedEnquiry } from '../../../contract/enquiry.ts'
import type { DraftKeeper } from '../../../outbox/draft-keeper.ts'
import type { Draft } from '../../../outbox/types.ts'

/** The fields of one form. */
export interface Fields {
  /** What they show at first; a field that still does is one the traveller has not touched. */
  initial: TypedEnquiry
  /** Whether they are on the screen. */
  isThere(): boolean
  /** Whether this page has that field, and lets it be changed. */
  isOpen(field: string): boolean
  /** The values that differ from the initial ones. */
  typed(): TypedEnquiry
  /** Puts values into those that still have the value in `shown`. */
  fill(values: TypedEnquiry, shown: TypedEnquiry): void
  /** The id in the form: the browser sends the form with it where the script cannot, and restores it with what was typed. */
  id(): string
  showId(id: string): void
}

/** What was typed into a form, and is kept. */
export interface FormDraft {
  /** Brings back what was typed on an earlier visit. */
  load(): Promise<void>
  /** The same where the page comes back from the back/forward cache: another page may have had the form meanwhile. */
  loadAgain(): Promise<void>
  /** To be called at every change. */
  touch(): void
  /** While what was typed on an earlier visit is being read. */
  loading(): Promise<void> | undefined
  /** Whether some of it was typed before the script ran or on an earlier visit: the start time is not known. */
  beganEarlier(): boolean
  submit(enquiry: Parameters<DraftKeeper['submit']>[0]): ReturnType<DraftKeeper['submit']>
  /** What was typed is sent or discarded. */
  discard(): void
  /** For when the form leaves the screen. */
  dispose(): void
}

/** Connects the fields of a form with its keeper. `restored` is called with whether an earlier visit left something. */
export function openFormDraft(
  fields: Fields,
  open: (posted: string | undefined, showId: (id: string) => void) => DraftKeeper,
  restored: (isRestored: boolean) => void,
): FormDraft {
  let isDisposed = false
  let isTouched = false
  let loading: Promise<void> | undefined
  const keeper = open(fields.id() || undefined, (id) => {
    if (!isDisposed) fields.showId(id)
  })
  /** What is stored for fields that this page fills in: what is sent or discarded here has it, too. */
  let filledByPage: TypedEnquiry = {}
  const typed = () => ({ ...filledByPage, ...fields.typed() })
  const isEmpty = () => Object.keys(fields.typed()).length === 0
  let beganEarlier = !isEmpty()
  const keep = () => {
    if (!isEmpty()) {
      keeper.touch(typed())
      fields.showId(keeper.id())
      // An empty form is no reason to delete a draft that is still being loaded.
    } else if (!loading) {
      keeper.discard()
      fields.showId('')
    }
  }

  // Typed before the script ran, or restored by the browser: the page may be left before anything is read.
  if (!isEmpty()) keep()

  // `known`: what the keeper has of the fields. Those that still show it take what is stored.
  const show = (draft: Draft | undefined, known: TypedEnquiry) => {
    // Typed before the script or the draft was there: newer than the draft, and not kept yet.
    const isNewer = isTouched || !isEmpty()
    beganEarlier ||= draft !== undefined
    const emptied = Object.keys(known).map((field) => [field, fields.initial[field] ?? ''])
    if (draft) {
      const isByPage = ([field, value]: [string, string]) =>
        !fields.isOpen(field) || value === fields.initial[field]
      filledByPage = Object.fromEntries(Object.entries(draft.values).filter(isByPage))
      fields.showId(draft.id)
      fields.fill({ ...Object.fromEntries(emptied), ...draft.values }, { ...fields.initial, ...known })
    }
    if (emptied.length === 0) restored(draft !== undefined)
    if (draft || isNewer) keep()
  }

  const load = (known: TypedEnquiry) => {
    const reading = keeper.load().then((draft) => {
      if (loading !== reading || isDisposed || !fields.isThere()) return
      loading = undefined
      show(draft, known)
    })
    loading = reading
    return reading
  }

  return {
    load: () => load({}),
    loadAgain: () => load(fields.typed()),
    touch() {
      isTouched = true
      keep()
    },
    loading: () => loading,
    beganEarlier: () => beganEarlier,
    async submit(enquiry) {
      await loading
      if (!isEmpty()) keeper.touch(typed())
      const result = await keeper.submit(enquiry)
      const isOver = result.outcome === 'delivered' || result.outcome === 'waiting'
      if (!isOver && !isDisposed) fields.showId(keeper.id())
      return result
    },
    discard() {
      keeper.discard()
      fields.showId('')
      filledByPage = {}
      isTouched = false
      beganEarlier = false
      restored(false)
    },
    dispose() {
      isDisposed = true
      keeper.dispose()
      fields.showId('')
    },
  }
}
