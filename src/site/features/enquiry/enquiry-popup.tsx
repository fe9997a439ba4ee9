import { useEffect, useRef, useState } from 'react'
import { brand } from '../../../brand.ts'
import type { EnquiryKind, TypedEnquiry } from '../../../contract/enquiry.ts'
import { typedFields } from '../../../contract/typed-enquiry.ts'
import { englishLang } from '../../../language/current.ts'
import { formText } from '../../../language/form.ts'
import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts'
import { watchOutbox } from '../../../offline/outbox/outbox-view.ts'
import { deviceName } from '../../../offline/outbox/sending-text.ts'
import { isVersion } from '../../../outbox/entry.ts'
import type { Draft } from '../../../outbox/types.ts'
import { atMost } from '../../../state/at-most.ts'
import { hasSession } from '../../../state/web-storage.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './enquiry-popup.module.css'
import { readForm } from './form-values.ts'
import { LongForm } from './long-form.tsx'
import { closeEnquiry, type EnquiryTopic } from './popup-store.ts'
import { enquiryBody } from './send-enquiry.ts'
import { ShortForm } from './short-form.tsx'
import { useDeviceCapabilities } from './use-device-capabilities.ts'

/** How often, and for how long, the question before the form is closed looks for its draft. */
const LOOKS = 5
const LOOK_AGAIN_MS = 200
const LOOK_LIMIT_MS = 1_000

const { customised, visaSuccess, concierge } = brand.claims

/** The modal 'Plan Your Trip' (spec 2 §2 "Enquiry popup"), closed while it has no topic. */
export function EnquiryPopup({ topic }: { topic: EnquiryTopic | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<Exclude<Fate, 'submitted'>>()
  const capabilities = useDeviceCapabilities()
  const t = formText()
  const { heading = t.popup, form = 'long', confirmClose = true } = topic ?? {}
  const draftKey = `popup:${form}`
  // The form that the question was about is closed: by the traveller, or because its answer came.
  if (!topic && asking) setAsking(undefined)
  // The button may have been pressed before: what is sent since is no draft any more.
  useEffect(() => {
    const shown = box.current?.querySelector('form')
    if (asking !== 'kept' || !shown) return
    return watchOutbox(() => {
      isInOutbox(form, readForm(shown)).then(
        (is) => is && setAsking(undefined),
        () => {},
      )
    })
  }, [asking, form])
  const Form = form === 'long' ? LongForm : ShortForm
  const questions = {
    kept: t.closeKept(deviceName(capabilities)),
    lost: t.closeLost,
    uncertain: t.closeMayLose,
  }
  const answer = (yes: boolean) => {
    setAsking(undefined)
    if (yes) closeEnquiry()
  }
  const dismiss = async (way: 'close' | 'backdrop' | 'escape') => {
    if (way === 'close' || !confirmClose || typedControls(box.current).length === 0) return closeEnquiry()
    const own = box.current
    const fate = await fateOfDraft(form, draftKey, own)
    // It may have been sent, and closed, meanwhile, and another one opened.
    if (box.current !== own) return
    if (fate === 'submitted') closeEnquiry()
    else setAsking(fate)
  }
  return (
    <>
      <Dialog
        open={topic !== undefined}
        title={heading}
        size={form === 'long' ? 'large' : 'medium'}
        onDismiss={(way) => void dismiss(way)}
      >
        <div ref={box} className={styles.columns} data-form={form}>
          {topic && <About topic={topic} />}
          {/* All popups of a kind share one draft, so that a traveller who goes to another package does not have to type the
              name again. */}
          <Form
            name={draftKey}
            place="popup"
            lockedDestination={topic?.destination}
            about={topic?.about ?? topic?.title}
            onLeave={closeEnquiry}
          />
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking !== undefined}
        title={t.closeTitle}
        question={asking ? questions[asking] : ''}
        yes={t.closeYes}
        no={t.closeNo}
        onAnswer={answer}
      />
    </>
  )
}

/** What becomes of what was typed when the form is closed. `submitted`: it is sent, or needs attention where it was refused. */
type Fate = 'kept' | 'lost' | 'uncertain' | 'submitted'

// Drafts are in the outbox's database; a device that denies it, or whose disk is full, keeps none. The tab may then bring them back, and
// what is just being sent may arrive.
async function fateOfDraft(kind: EnquiryKind, key: string, box: HTMLElement | null): Promise<Fate> {
  const form = box?.querySelector('form')
  const shown = form ? readForm(form) : {}
  const names = typedControls(box).map(({ name }) => name)
  const typed = typedFields(kind).filter((field) => names.includes(field))
  const { drafts } = deviceOutbox()
  for (let looks = 0; looks < LOOKS; looks++) {
    // Typed a moment ago: it is being stored.
    if (looks > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    const stored = (await atMost(LOOK_LIMIT_MS, drafts.list())) as Draft[] | undefined
    if (!stored) {
      const isSending = form?.querySelector('[type=submit][aria-disabled=true]')
      return isSending || hasSession() ? 'uncertain' : 'lost'
    }
    const values = stored.find((draft) => draft.key === key)?.values
    if (values && typed.every((field) => values[field] === shown[field])) return 'kept'
    if (await isInOutbox(kind, shown).catch(() => false)) return 'submitted'
  }
  return 'uncertain'
}

async function isInOutbox(kind: EnquiryKind, shown: TypedEnquiry): Promise<boolean> {
  const body = enquiryBody(kind, shown, { url: new URL(location.href), filledInMs: undefined })
  return (await deviceOutbox().list()).some((entry) => entry.state !== 'sent' && isVersion(entry, body))
}

/** The fields that do not show what they show at first. */
function typedControls(box: HTMLElement | null) {
  const controls = box?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input:not([hidden], [type=hidden], [type=number], [readonly]), textarea, select',
  )
  return [...(controls ?? [])].filter((control) =>
    control instanceof HTMLSelectElement
      ? !control.selectedOptions[0]?.defaultSelected
      : control.value !== control.defaultValue,
  )
}

/** With the claims beside the form (spec 2 §1). */
function About({ topic: { title, picture, frame = 'wide', pricing, info = [] } }: { topic: EnquiryTopic }) {
  const t = formText()
  const claims = [t.customised(customised), t.visaSuccess(visaSuccess), t.concierge(concierge)]
  return (
    <div className={styles.about}>
      {picture && (
        <Picture
          name={picture}
          frame={frame}
          alt=""
          sizes="(max-width: 768px) 6rem, 20rem"
          className={styles.picture}
        />
      )}
      {(title || pricing) && (
        <div className={styles.topic}>
          {title && (
            <p className={styles.title} lang={englishLang()}>
              {title}
            </p>
          )}
          {pricing && <p className={styles.pricing}>{pricing}</p>}
          {info.length > 0 && <p className={styles.info}>{info.join(' · ')}</p>}
        </div>
      )}
      <ul role="list" className={styles.claims}>
        {claims.map((claim) => (
          <li key={claim}>
            <Icon name="check" /> {claim}
          </li>
        ))}
      </ul>
    </div>
  )
}
