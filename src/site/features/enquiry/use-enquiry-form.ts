import { useNavigate, useRouter } from '@tanstack/react-router'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EnquiryErrors, EnquiryKind, TypedEnquiry } from '../../../contract/enquiry.ts'
import { toShownDate } from '../../../contract/travel-date.ts'
import { withoutTripToken } from '../../../contract/trip-path.ts'
import { dateField } from '../../../contract/typed-enquiry.ts'
import { errorText, formText } from '../../../language/form.ts'
import type { InterruptedSubmit } from '../../../offline/outbox/interrupted-submit.ts'
import { outboxView, watchOutbox } from '../../../offline/outbox/outbox-view.ts'
import { isVersion, travelDateOf } from '../../../outbox/entry.ts'
import type { EnquiryBody, OutboxEntry, SubmitResult } from '../../../outbox/types.ts'
import { readAttribution } from '../../../state/kept-attribution.ts'
import { noteAppEnquiry } from '../../../state/shown-enquiry.ts'
import { asOneText } from '../../../ui/one-text.ts'
import { showToast } from '../../../ui/toast.tsx'
import { type Clock, checkTyped } from './check-typed.ts'
import { focusFirstError, holdForm, readForm } from './form-values.ts'
import {
  type Complaint,
  deviceDateMessage,
  enquiryBody,
  type FormLocation,
  failureMessage,
  outcomeMessage,
} from './send-enquiry.ts'
import { askServerTime, isServerTimeKnown, likelyNow } from './server-time.ts'
import { useDraft } from './use-draft.ts'
import { validate } from './validate.ts'

const CLOCK: Clock = { now: likelyNow, isServers: isServerTimeKnown, ask: askServerTime }
/** How long the long form on a page cannot be sent again after a failure, ms (spec 1 §9). */
const REST_MS = 2_000
/** How long a popup stays open after its enquiry was stored or sent, ms (spec 1 §9). */
const POPUP_CLOSE_DELAY_MS = 300
/** A complaint that was shown for this long counts as seen, ms. */
const SEEN_AFTER_MS = 3_000

export type EnquiryFormOptions = {
  kind: EnquiryKind
  place: FormLocation
  draftKey: string
  /** What the fields show at first. */
  initialValues: TypedEnquiry
  /** What the server found wrong with a form posted without JavaScript. */
  serverErrors?: EnquiryErrors | undefined
  /** Sends it in place of an enquiry that waits, rather than as a new one. */
  replace?: ((body: EnquiryBody) => Promise<SubmitResult>) | undefined
  /** Called instead of going to /thankyou. */
  onSent?: ((result: SubmitResult) => void) | undefined
  /** Called just before the page changes to /thankyou. */
  onLeave?: (() => void) | undefined
}

/** State and handlers of one enquiry form, for its `<form>` and its fields. */
export type EnquiryForm = {
  ref: RefObject<HTMLFormElement | null>
  onInput: () => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  errors: EnquiryErrors
  /** What the server found wrong with a form posted without JavaScript, until the app checks it itself. */
  serverErrors: EnquiryErrors | undefined
  /** `resting`: just failed, not to be sent again at once. */
  phase: 'editing' | 'sending' | 'resting'
  /** Why it could not be sent; the form keeps what was typed. */
  complaint: string | undefined
  /** The fields hold what was typed on an earlier visit. */
  restored: boolean
  /** What this form was sending when the page was reloaded. */
  interrupted: InterruptedSubmit | undefined
  /** Increased when the fields are reset to their initial values. */
  resetKey: number
  startOver: () => void
}

/** Typing (kept as a draft), validating, submitting to the outbox, and where to go then. */
export function useEnquiryForm(options: EnquiryFormOptions): EnquiryForm {
  const { kind, place, initialValues, replace, onSent } = options
  const ref = useRef<HTMLFormElement>(null)
  const tried = useRef(options.serverErrors !== undefined)
  const busy = useRef(false)
  /** Ends holding the fields while they are sent; until then, another key press starts no new draft of the same enquiry. */
  const release = useRef(() => {})
  /** A date that is past by the device's clock, which the traveller was warned of. */
  const warnedOf = useRef<string>(undefined)
  const [errors, setErrors] = useState(options.serverErrors ?? {})
  const [serverErrors, setServerErrors] = useState(options.serverErrors)
  const [phase, setPhase] = useState<EnquiryForm['phase']>('editing')
  const [resetKey, setResetKey] = useState(0)
  const draft = useDraft(ref, {
    kind,
    draftKey: options.draftKey,
    initialValues,
    onSentBefore(entry) {
      const form = ref.current
      // Something else may have been typed before the script ran.
      if (form && !busy.current && isFilledAs(entry, form)) startOver()
    },
  })
  const { prepare, leave } = useThankYou(options.onLeave)
  const { complaint, setComplaint } = useComplaint(ref)

  const onInput = () => {
    const form = ref.current
    if (!form) return
    if (draft.touch()) {
      if (!onSent) prepare()
      void askServerTime()
    }
    if (tried.current) setErrors(validate(kind, readForm(form), likelyNow()))
  }

  const startOver = () => {
    draft.forget()
    tried.current = false
    setErrors({})
    setServerErrors(undefined)
    setComplaint(undefined)
    setResetKey((n) => n + 1)
  }

  const bodyOf = (typed: TypedEnquiry, filledInMs?: number) =>
    enquiryBody(kind, typed, { url: new URL(location.href), filledInMs, attribution: readAttribution() })

  const isFilledAs = (entry: OutboxEntry, form: HTMLFormElement) => {
    const typed = readForm(form)
    // A day chosen in the calendar is not brought back.
    const date = dateField(kind)
    if (typed[date] === '') typed[date] = toShownDate(travelDateOf(entry))
    const isComplete = Object.keys(validate(kind, typed, likelyNow())).length === 0
    return isComplete && isVersion(entry, bodyOf(typed))
  }

  const submit = async (form: HTMLFormElement) => {
    const typed = readForm(form)
    const { errors: found, warnedOf: warned } = await checkTyped(kind, typed, {
      clock: CLOCK,
      warnedOf: warnedOf.current,
      pastOnDevice: deviceDateMessage(new Date()),
    })
    warnedOf.current = warned
    tried.current = true
    // The message must be there when its field takes the focus.
    flushSync(() => {
      setErrors(found)
      setServerErrors(undefined)
      setComplaint(undefined)
    })
    if (Object.keys(found).length > 0) return focusFirstError(form, found)
    setPhase('sending')
    // A queued enquiry that is edited is older than this form, so the typing time is not known.
    const filledInMs = replace ? undefined : draft.age()
    const body = bodyOf(typed, filledInMs)
    if (!replace) noteAppEnquiry()
    const result = replace
      ? await replace(body)
      : await draft.submit({ kind, body, page: withoutTripToken(location.pathname) })
    if (result.outcome !== 'delivered' && result.outcome !== 'waiting') {
      const refused = result.outcome === 'refused' ? result.refusal.errors : {}
      flushSync(() => setErrors(refused))
      focusFirstError(form, refused)
      return complain(outcomeMessage(result, kind, place), result)
    }
    if (onSent) {
      onSent(result)
      startOver()
    } else {
      if (place === 'popup') await pause(POPUP_CLOSE_DELAY_MS)
      await leave(result)
    }
    setPhase('editing')
  }

  const complain = async (message: Complaint | undefined, result?: SubmitResult) => {
    release.current()
    setComplaint(message, result)
    setPhase('resting')
    if (place === 'page' && kind === 'long') await pause(REST_MS)
    setPhase('editing')
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    const form = event.currentTarget
    // What was typed on an earlier visit cannot be put into fields that are held, and would be deleted.
    draft
      .loaded()
      .then(() => {
        // Also while the date is checked: what is typed now would not be sent.
        release.current = holdForm(form)
        return submit(form)
      })
      .catch((error) => {
        console.error('The enquiry could not be handed over.', error)
        return complain({ said: failureMessage(kind, place) })
      })
      .finally(() => {
        release.current()
        busy.current = false
      })
  }

  const { restored, interrupted } = draft
  return {
    ref,
    onInput,
    onSubmit,
    errors: inLanguage(errors),
    serverErrors,
    phase,
    complaint,
    restored,
    interrupted,
    resetKey,
    startOver,
  }
}

/**
 * Why the enquiry could not be sent. It is shown beside the form if that is closed, or its page left, before anybody can have read it there:
 * of one that is kept with a link to it, as the form is empty then, and of none what the form's button does.
 */
function useComplaint(form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate()
  const [complaint, setShown] = useState<string>()
  const unseen = useRef<{ said: string; result: SubmitResult | undefined }>(undefined)
  const showUnseen = () => {
    if (!unseen.current) return
    const { said, result } = unseen.current
    const t = formText()
    const seeEnquiries = { label: t.seeEnquiries, onClick: () => void navigate({ to: '/enquiries' }) }
    const isKept = result?.outcome === 'refused' && result.saved
    const close = showToast(t.aboutYourEnquiry(said), isKept ? seeEnquiries : undefined)
    if (isKept) onceOver(result.id, close)
    unseen.current = undefined
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form leaves the screen
  useEffect(() => showUnseen, [])
  const setComplaint = (message: Complaint | undefined, result?: SubmitResult) => {
    setShown(message && asOneText(message.said, message.again))
    const shown = message && { said: message.said, result }
    unseen.current = shown
    if (!form.current) return showUnseen()
    setTimeout(() => {
      if (unseen.current === shown) unseen.current = undefined
    }, SEEN_AFTER_MS)
  }
  return { complaint, setComplaint }
}

/** Calls `done` once an enquiry that was refused is corrected, sent, deleted, or sent as a new one. */
function onceOver(id: string, done: () => void): void {
  // What is shown may still be from before the refusal.
  let wasSeen = false
  const stop = watchOutbox(() => {
    const { entries, storage } = outboxView()
    const state = entries.find((entry) => entry.id === id)?.state
    if (state === 'attention') wasSeen = true
    const isOver = state === undefined || state === 'sent' || (wasSeen && state === 'waiting')
    if (storage !== 'available' || !isOver) return
    stop()
    done()
  })
}

// The rules and the server have one sentence for each error, which the state keeps.
function inLanguage(errors: EnquiryErrors): EnquiryErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, errorText(message)]))
}

function useThankYou(onLeave: (() => void) | undefined) {
  const navigate = useNavigate()
  const router = useRouter()
  return {
    /** Fetches the next page while there is a network. */
    prepare() {
      router.preloadRoute({ to: '/thankyou' }).catch(() => {})
    },
    async leave(result: SubmitResult) {
      const reference = result.outcome === 'delivered' ? result.delivery.reference : undefined
      onLeave?.()
      await navigate({ to: '/thankyou', state: { enquiryId: result.id, ...(reference && { reference }) } })
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
