import { useEffect, useRef, useState } from 'react'
import type { StaffMember } from '../../../contract/lead.ts'
import type { DeskLead } from '../../../contract/lead-work.ts'
import type { Template } from '../../../contract/message-template.ts'
import { formatPaise } from '../../../contract/paise.ts'
import type { Quotation } from '../../../contract/quotation.ts'
import type { DeskQuotation, SentQuotation } from '../../../contract/quotation-desk.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useKeepingFails } from '../../drafts/drafts.ts'
import { LeavingQuestion } from '../../drafts/leaving-question.tsx'
import type { Place } from '../../packages/package-api.ts'
import { ActionStatus, useAction } from '../../ui/action-status.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { StaffApiError } from '../../ui/staff-api.ts'
import { DraftConflict } from './draft-conflict.tsx'
import {
  confirmBooking,
  makeQuotationLink,
  readQuotation,
  revokeQuotationLinks,
  saveQuotationDraft,
  sendQuotation,
  withdrawQuotation,
} from './quotation-api.ts'
import { QuotationFields } from './quotation-fields.tsx'
import styles from './quotation-form.module.css'
import { type FieldErrors, toDraft, toQuotation, toTexts, typingErrors } from './quotation-form.ts'
import { questionOf, sendingQuestion } from './quotation-questions.ts'
import { type Question, QuotationSide } from './quotation-side.tsx'
import { QUOTATION_STATE_TEXTS } from './quotation-text.ts'
import { SentLink } from './sent-link.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { typedTotal } from './total-panel.tsx'
import { useErased } from './use-erased.ts'
import { isSame, useQuotationTexts } from './use-quotation-texts.ts'
import { useRequestId } from './use-request-id.ts'

export type QuotationPageProps = {
  quotation: DeskQuotation
  lead: DeskLead
  me: StaffMember
  members: readonly StaffMember[]
  templates: readonly Template[]
  places: readonly Place[]
  /** Loads the page again. */
  reload: () => Promise<void>
}

/** One quotation: what is written, its total, and what was sent, answered and paid. */
export function QuotationPage({
  quotation: loaded,
  lead,
  me,
  members,
  templates,
  places,
  reload,
}: QuotationPageProps) {
  useErased({ id: loaded.id, leadId: lead.id }, reload)
  const [quotation, setQuotation] = useState(loaded)
  const written = useQuotationTexts(loaded, me.id)
  const { texts, draftVersion, isUnsaved, type, saved, replace } = written
  const [errors, setErrors] = useState<FieldErrors>({})
  const [tries, setTries] = useState(0)
  const [ready, setReady] = useState<Quotation>()
  const [asking, setAsking] = useState<Question>()
  const [takingBack, setTakingBack] = useState(false)
  const [sent, setSent] = useState<SentQuotation>()
  const [theirs, setTheirs] = useState(written.isOutdated ? loaded : undefined)
  const { once, forgetRequest } = useRequestId()
  const { run, busy: isSaving, done, failure } = useAction()
  // Answers, payments and links have a message of their own: on a phone they are not on the same screen as the form.
  const record = useAction()
  const busy = isSaving || record.busy
  const isLost = useKeepingFails() && isUnsaved
  const form = useRef<HTMLFormElement>(null)
  const isWithdrawn = quotation.state === 'withdrawn'
  const next = quotation.version + 1

  // Only after an attempt: while somebody types, the focus stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` counts the attempts.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  }, [tries])
  // A message goes as soon as its field is right.
  const onType: typeof type = (change) => {
    const still = toQuotation({ ...texts, ...change }).errors ?? {}
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => field in still)))
    type(change)
  }

  const save = async (base = draftVersion): Promise<DeskQuotation> => {
    const typed = texts
    try {
      const result = await saveQuotationDraft(quotation.id, toDraft(typed), base)
      setQuotation(result)
      saved(result, typed)
      return result
    } catch (error) {
      const current = await readAfterConflict(error)
      // The answer to an earlier attempt was lost: the server has this text.
      if (
        current &&
        current.state !== 'withdrawn' &&
        isSame(toTexts(current.draft), toTexts(toDraft(typed)))
      ) {
        setQuotation(current)
        saved(current, typed)
        return current
      }
      setTheirs(current)
      throw error
    }
  }
  const readAfterConflict = async (error: unknown): Promise<DeskQuotation | undefined> => {
    if (!(error instanceof StaffApiError) || error.status !== 409) return undefined
    return readQuotation(quotation.id).catch(() => undefined)
  }
  const trySave = () => {
    const wrong = typingErrors(texts)
    setErrors(wrong)
    setTries(tries + 1)
    if (Object.keys(wrong).length === 0) void run(() => save(), 'Saved on the server.')
  }
  const trySend = () => {
    const result = toQuotation(texts)
    setErrors(result.errors ?? {})
    setTries(tries + 1)
    setReady(result.quotation)
  }
  const send = () =>
    run(async () => {
      const draft = isUnsaved ? await save() : undefined
      const base = draft?.draftVersion ?? draftVersion
      const result = await once((id) => sendQuotation(quotation, base, id)).catch(async (error) => {
        const current = await readAfterConflict(error)
        if (current && (current.draftVersion !== base || current.state === 'withdrawn')) setTheirs(current)
        // The traveller has answered.
        else if (current) setQuotation(current)
        throw error
      })
      setQuotation(result.quotation)
      saved(result.quotation, draft ? toTexts(draft.draft) : texts)
      setSent(result)
    }, `Version ${next} and its link are made. Send the link to the traveller.`)
  const change = (work: () => Promise<DeskQuotation>, words: string) =>
    record.run(async () => setQuotation(await work()), words)
  const refresh = () => readQuotation(quotation.id).then(setQuotation, () => {})
  const refreshed = async (error: unknown): Promise<never> => {
    if (error instanceof StaffApiError && error.status === 409) await refresh()
    throw error
  }
  const confirm = (takenBack?: string) => confirmBooking(quotation, takenBack).catch(refreshed)
  const total = typedTotal(texts)
  // With the taxes of today, a text that nobody changed can come to another total.
  const isNew = next === 1 || isUnsaved || quotation.isChanged || total.toUs !== quotation.toUsPaise
  const errorCount = Object.keys(errors).length

  const side = (
    <QuotationSide
      {...{ quotation, members, total, busy }}
      change={change}
      refresh={refresh}
      onAsk={setAsking}
      onTakeBack={() => setTakingBack(true)}
      onNewLink={() =>
        void record.run(async () => {
          const result = await once((id) => makeQuotationLink(quotation.id, id))
          setQuotation(result.quotation)
          setSent(result)
        })
      }
      status={<ActionStatus done={record.done} failure={takingBack ? '' : record.failure} />}
    />
  )

  return (
    <>
      <header className={styles.head}>
        <Link href={`/admin/leads/${lead.id}`} className={styles.back}>
          <Icon name="chevron" className={styles.backwards} /> {lead.name ?? lead.reference}
        </Link>
        <h1 tabIndex={-1}>{texts.title || 'New quotation'}</h1>
        <p className={styles.marks}>
          {quotation.reference}
          <Badge tone={QUOTATION_STATE_TEXTS[quotation.state].tone}>
            {QUOTATION_STATE_TEXTS[quotation.state].words}
          </Badge>
        </p>
      </header>
      <div className={styles.columns}>
        {/* What was answered and paid comes first once there is something to answer. */}
        {next > 1 && side}
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            trySave()
          }}
        >
          {theirs && (
            <DraftConflict
              theirs={theirs}
              onTheirs={() => {
                setQuotation(theirs)
                replace(theirs)
                setTheirs(undefined)
              }}
              onMine={() => {
                setTheirs(undefined)
                void run(() => save(theirs.draftVersion), 'Saved over the other text.')
              }}
            />
          )}
          <QuotationFields texts={texts} errors={errors} places={places} type={onType} />
          <SaveBar
            failure={
              errorCount > 0
                ? `Please check ${errorCount === 1 ? 'the marked field' : `the ${errorCount} marked fields`}.`
                : failure || undefined
            }
            done={isUnsaved ? unsavedText({ ...written, isLost }) : done}
          >
            <Button aria-disabled={busy || isWithdrawn || !isNew} onClick={trySend}>
              Send version {next}
            </Button>
            <Button type="submit" variant="secondary" aria-disabled={busy || isWithdrawn || !isUnsaved}>
              Save draft
            </Button>
            <strong>{formatPaise(total.toUs)} to us</strong>
            {!isNew && <span>As in version {quotation.version}: nothing new to send.</span>}
          </SaveBar>
        </form>
        {next === 1 && side}
      </div>
      <ConfirmDialog
        open={ready !== undefined}
        title={`Send version ${next}?`}
        question={ready ? sendingQuestion(quotation, ready, total.toUs) : ''}
        yes="Make the link"
        no="Not yet"
        onAnswer={(yes) => {
          setReady(undefined)
          if (yes) void send()
        }}
      />
      <ConfirmDialog
        open={asking !== undefined}
        dangerous={asking !== 'confirm'}
        {...questionOf(asking ?? 'confirm', quotation)}
        no="Cancel"
        onAnswer={(yes) => {
          setAsking(undefined)
          if (!yes) return
          if (asking === 'confirm') void change(() => confirm(), 'The booking is confirmed.')
          else if (asking === 'revoke')
            void change(async () => {
              const revoked = await revokeQuotationLinks(quotation.id)
              // What an attempt without an answer has made is revoked, too.
              forgetRequest()
              return revoked
            }, 'The links are revoked.')
          else void change(() => withdrawQuotation(quotation).catch(refreshed), 'The quotation is withdrawn.')
        }}
      />
      <TakeBackDialog
        open={takingBack}
        failure={record.failure}
        onClose={() => setTakingBack(false)}
        onTakeBack={async (reason) => {
          const isDone = await change(
            () => confirm(reason),
            'The confirmation is taken back. Please call the traveller.',
          )
          if (isDone) setTakingBack(false)
          return isDone
        }}
      />
      <LeavingQuestion isLost={isLost} dangerous />
      <SentLink
        key={sent?.link}
        sent={sent}
        lead={lead}
        me={me}
        templates={templates}
        onClose={() => setSent(undefined)}
      />
    </>
  )
}

function unsavedText({ isLost, restored }: { isLost: boolean; restored: boolean }): string {
  if (isLost) return 'Not saved, and not kept on this device: its storage is full or blocked.'
  return `Kept on this device${restored ? ' from an earlier visit' : ''}, not saved yet.`
}
