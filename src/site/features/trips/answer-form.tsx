import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { RefusedAnswer } from '../../../contract/page.ts'
import { MAX_ANSWER_TEXT, TRIP_ANSWER_PATH, type TripAnswerKind } from '../../../contract/quotation.ts'
import { ANSWER_DRAFT_PREFIX } from '../../../contract/trip-path.ts'
import { openDraftKeeper } from '../../../offline/outbox/draft-keeper.ts'
import type { DraftKeeper } from '../../../outbox/draft-keeper.ts'
import { atMost } from '../../../state/at-most.ts'
import { onPageReturn } from '../../../state/page-return.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './answer-panel.module.css'
import type { GivenAnswer } from './use-send-answer.ts'

/** How long an answer waits for its text to be stored as a draft, ms. */
const STORE_LIMIT_MS = 1_000

const MISSING = 'Please say what we should change.'

type Props = {
  token: string
  reference: string
  version: number
  versionSentAt: string
  answer: TripAnswerKind
  title: string
  about: ReactNode
  button: string
  /** Of the text field; without one there is none. */
  label?: string | undefined
  postedId: string | undefined
  refused: RefusedAnswer | undefined
  sending: boolean
  onAnswer: (given: GivenAnswer) => Promise<void>
}

/** One possible answer: opening its title shows the explanation, before the answer is sent. It also posts without JavaScript. */
export function AnswerForm(props: Props) {
  const {
    token,
    reference,
    version,
    versionSentAt,
    answer,
    title,
    about,
    button,
    label,
    postedId,
    refused,
    sending,
    onAnswer,
  } = props
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useTextDraft(label ? `${ANSWER_DRAFT_PREFIX}${reference} ${answer}` : undefined, field)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    const missing = answer === 'change' && text === '' ? MISSING : undefined
    setError(missing)
    if (missing) field.current?.focus()
    else if (!sending)
      void draft
        .flush()
        .then(() => onAnswer({ answer, text, draftKey: draft.key, done: () => draft.settle(text) }))
  }
  return (
    <details className={styles.way} open={refused !== undefined} name="answer">
      <summary>
        {title} <Icon name="chevron" />
      </summary>
      <form
        method="post"
        action={TRIP_ANSWER_PATH}
        noValidate
        onSubmit={submit}
        className={styles.form}
        aria-label={title}
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="versionSentAt" value={versionSentAt} />
        <input type="hidden" name="answer" value={answer} />
        <input type="hidden" name="id" value={postedId ?? ''} />
        <p>{about}</p>
        {label && (
          <Field label={label} error={error} required={answer === 'change'}>
            {(control) => (
              <textarea
                {...control}
                ref={field}
                name="text"
                rows={4}
                maxLength={MAX_ANSWER_TEXT}
                defaultValue={refused?.text}
                onInput={draft.touch}
              />
            )}
          </Field>
        )}
        <Button type="submit" variant={answer === 'accept' ? 'primary' : 'secondary'} aria-disabled={sending}>
          {button}
        </Button>
      </form>
    </details>
  )
}

// What is typed stays on the device until it is sent.
function useTextDraft(key: string | undefined, field: React.RefObject<HTMLTextAreaElement | null>) {
  const keeper = useRef<DraftKeeper>(undefined)
  useEffect(() => {
    if (!key) return
    const opened = openDraftKeeper(key)
    keeper.current = opened
    const load = (shown: string) =>
      void opened.load().then((draft) => {
        const text = draft?.values.text
        if (!text || field.current?.value !== shown) return
        field.current.value = text
        opened.touch({ text })
      })
    load('')
    // Another page may have had the same form meanwhile.
    const stopListening = onPageReturn(() => load(field.current?.value ?? ''))
    return () => {
      stopListening()
      opened.dispose()
    }
  }, [key, field])
  return {
    key,
    touch: () => keeper.current?.touch({ text: field.current?.value ?? '' }),
    /** Before it is sent. Storage that does not answer is not waited for. */
    flush: () => atMost(STORE_LIMIT_MS, keeper.current?.flush()),
    /** Discards the text that was sent; what was typed after the press stays in the field and on the device. */
    settle: (sent: string) => {
      const text = field.current?.value ?? ''
      if (text.trim() !== '' && text.trim() !== sent) return keeper.current?.touch({ text })
      keeper.current?.discard()
      if (field.current) field.current.value = ''
    },
  }
}
