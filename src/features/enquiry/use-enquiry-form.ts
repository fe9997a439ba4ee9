import { useNavigate, useRouter } from '@tanstack/react-router'
import { type RefObject, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EnquiryErrors, EnquiryKind, TypedEnquiry } from '../../contract/enquiry.ts'
import type { EnquiryBody } from '../../outbox/entry.ts'
import type { SubmitResult } from '../../outbox/submit.ts'
import { focusFirstError, readForm } from './form-values.ts'
import { judge } from './judge.ts'
import { bodyOf, complaintOf, type FormPlace, failureMessage } from './send-enquiry.ts'
import { useDraft } from './use-draft.ts'

/** How long the long form of a page rests after a failure before it can be sent again, ms (spec 1 §9). */
const REST_MS = 2_000
/** How long a popup stays after its enquiry was taken over, ms (spec 1 §9). */
const POPUP_LINGER_MS = 300

export type EnquiryFormOptions = {
  kind: EnquiryKind
  place: FormPlace
  draftKey: string
  /** What the fields show at first. */
  handedOut: TypedEnquiry
  /** What the server found wrong with a form posted without JavaScript. */
  foundErrors?: EnquiryErrors | undefined
  /** Sends it in place of an enquiry that waits, rather than as a new one. */
  replace?: ((body: EnquiryBody) => Promise<SubmitResult>) | undefined
  /** Called instead of going to /thankyou. */
  onSent?: ((result: SubmitResult) => void) | undefined
  /** Called just before the page changes to /thankyou. */
  onLeave?: (() => void) | undefined
}

/** One enquiry form's life, to be spread over its `<form>` and its fields. */
export type EnquiryForm = {
  ref: RefObject<HTMLFormElement | null>
  onInput: () => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  errors: EnquiryErrors
  /** `resting`: just failed, not to be sent again at once. */
  phase: 'editing' | 'sending' | 'resting'
  /** Why it could not be sent; what was typed still stands in the form. */
  complaint: string | undefined
  /** The fields hold what was typed on an earlier visit. */
  restored: boolean
  /** Raised when the fields start over as handed out. */
  sheet: number
  startOver: () => void
}

/** Typing (kept as a draft), judging, handing over to the outbox, and where to go then. */
export function useEnquiryForm(options: EnquiryFormOptions): EnquiryForm {
  const { kind, place, handedOut, foundErrors, replace, onSent } = options
  const ref = useRef<HTMLFormElement>(null)
  const tried = useRef(foundErrors !== undefined)
  const busy = useRef(false)
  const [errors, setErrors] = useState(foundErrors ?? {})
  const [phase, setPhase] = useState<EnquiryForm['phase']>('editing')
  const [complaint, setComplaint] = useState<string>()
  const [sheet, setSheet] = useState(0)
  const draft = useDraft(ref, { kind, draftKey: options.draftKey, handedOut })
  const { prepare, leave } = useThankYou(options.onLeave)

  const onInput = () => {
    const form = ref.current
    // Once the outbox has it, a last keystroke must not start a new draft of the same.
    if (!form || busy.current) return
    if (draft.touch()) {
      form.querySelector('[name=id]')?.setAttribute('value', draft.id() ?? '')
      if (!onSent) prepare()
    }
    if (tried.current) setErrors(judge(kind, readForm(form), new Date()))
  }

  const startOver = () => {
    draft.forget()
    tried.current = false
    setErrors({})
    setComplaint(undefined)
    setSheet((n) => n + 1)
  }

  const submit = async (form: HTMLFormElement) => {
    const typed = readForm(form)
    const found = judge(kind, typed, new Date())
    tried.current = true
    // The message must be there when its field takes the focus.
    flushSync(() => {
      setErrors(found)
      setComplaint(undefined)
    })
    if (Object.keys(found).length > 0) return focusFirstError(form, found)
    setPhase('sending')
    const body = bodyOf(kind, typed, { url: new URL(location.href), filledInMs: draft.age() })
    const result = replace ? await replace(body) : await draft.submit({ kind, body, page: location.pathname })
    if (result.outcome === 'refused' || result.outcome === 'failed') {
      if (result.outcome === 'refused') setErrors(result.refusal.errors)
      return complain(complaintOf(result, kind, place))
    }
    if (onSent) {
      onSent(result)
      startOver()
    } else {
      if (place === 'popup') await pause(POPUP_LINGER_MS)
      await leave(result)
    }
    setPhase('editing')
  }

  const complain = async (message: string | undefined) => {
    setComplaint(message)
    setPhase('resting')
    if (place === 'page' && kind === 'long') await pause(REST_MS)
    setPhase('editing')
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    submit(event.currentTarget)
      .catch((error) => {
        console.error('The enquiry could not be handed over.', error)
        return complain(failureMessage(kind, place))
      })
      .finally(() => {
        busy.current = false
      })
  }

  return { ref, onInput, onSubmit, errors, phase, complaint, restored: draft.restored, sheet, startOver }
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
