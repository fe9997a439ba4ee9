import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand } from '../../../brand.ts'
import { CONSENT_NOTICE, ENQUIRY_PATHS, type EnquiryKind } from '../../../contract/enquiry.ts'
import { withoutTripToken } from '../../../contract/trip-path.ts'
import { localAddress, ownLang } from '../../../language/current.ts'
import { formText } from '../../../language/form.ts'
import type { InterruptedSubmit } from '../../../offline/outbox/interrupted-submit.ts'
import { deviceName } from '../../../offline/outbox/sending-text.ts'
import { isMadeAt } from '../../../outbox/entry.ts'
import type { OutboxEntry } from '../../../outbox/types.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { enquiryText } from './enquiry-text.ts'
import { ErrorSummary } from './error-summary.tsx'
import styles from './form-frame.module.css'
import { readForm } from './form-values.ts'
import { HelpLinks } from './help-links.tsx'
import { useDeviceCapabilities } from './use-device-capabilities.ts'
import type { EnquiryForm } from './use-enquiry-form.ts'
import { useOutbox } from './use-outbox.ts'

type Props = {
  kind: EnquiryKind
  /** Names the form. */
  name: string
  /** The id it was posted with, without JavaScript. */
  postedId: string | undefined
  form: EnquiryForm
  /** What assistive technology calls the form. */
  label: string
  /** The button: as it is, and while the form is being sent. */
  send: string
  sending: string
  /** The package, activity, style or promotion that was chosen. */
  about?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** The frame of every enquiry form. The form also posts to the server without JavaScript. */
export function FormFrame(props: Props) {
  const { kind, form, label, send, sending, about, className, children } = props
  const t = formText()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const typed = form.complaint && form.ref.current ? readForm(form.ref.current) : {}
  return (
    <form
      ref={form.ref}
      action={ENQUIRY_PATHS[kind]}
      method="post"
      // The app's rules and messages, with and without JavaScript: the browser's own would keep a plain post from reaching the server.
      noValidate
      aria-label={label}
      lang={ownLang()}
      onInput={form.onInput}
      onSubmit={form.onSubmit}
      className={classNames(styles.form, className)}
    >
      <input type="hidden" name="form" value={kind} />
      {/* Browsers restore what a text field had when its page is left and returned to; Chromium does not for type="hidden". */}
      <input type="text" hidden name="id" defaultValue={props.postedId} />
      <input type="hidden" name="sourceDomain" value={localAddress(withoutTripToken(path))} />
      <input type="hidden" name="consent" value={CONSENT_NOTICE} />
      {about && <input type="hidden" name="about" value={about} />}
      <Honeypot />
      {form.serverErrors && <ErrorSummary form={props.name} errors={form.serverErrors} />}
      {form.interrupted && <InterruptedNotice {...form.interrupted} />}
      {form.restored && (
        <p className={styles.restored}>
          <Icon name="edit" />
          <span>{t.restored}</span>
          <Button variant="plain" size="small" onClick={form.startOver}>
            {t.startOver}
          </Button>
        </p>
      )}
      <div key={form.resetKey} className={styles.fields}>
        {children}
      </div>
      <p className={styles.consent}>
        {t.consentBefore(brand.legalName)}
        <Link href="/privacy-policy">{t.privacyPolicy}</Link>
        {t.consentAfter}
      </p>
      <div role="alert" className={styles.complaint}>
        {form.complaint && (
          <>
            <p>{form.complaint}</p>
            <p>{t.stillHere}</p>
            <HelpLinks text={enquiryText(kind, typed)} />
          </>
        )}
      </div>
      {/* `disabled` would take the focus away; while it is busy the form ignores another submit. */}
      <Button type="submit" size="large" aria-disabled={form.phase !== 'editing'} className={styles.send}>
        {form.phase === 'sending' ? sending : send}
      </Button>
    </form>
  )
}

/** Shows the status of an enquiry whose page was reloaded while it was being sent. */
function InterruptedNotice({ id, at }: InterruptedSubmit) {
  const { entries } = useOutbox()
  const capabilities = useDeviceCapabilities()
  const t = formText()
  const entry = entries.find((one) => one.id === id && isMadeAt(one, at))
  if (!entry) return null
  const [icon, text] = interruptedText(entry, deviceName(capabilities))
  return (
    <p role="status" className={styles.restored}>
      <Icon name={icon} />
      <span>{text}</span>
      <Link href="/enquiries">{t.seeEnquiries}</Link>
    </p>
  )
}

function interruptedText(entry: OutboxEntry, device: string): [IconName, string] {
  const t = formText()
  if (entry.state === 'sent') return ['check', t.interruptedSent(entry.reference)]
  return entry.state === 'attention'
    ? ['alert', t.interruptedRefused(device)]
    : ['clock', t.interruptedSaved(device)]
}

// A honeypot: people can neither see nor reach this field, so only bots fill it in.
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
