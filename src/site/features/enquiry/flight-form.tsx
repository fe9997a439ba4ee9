import { useState } from 'react'
import { FLIGHT_FROM, FLIGHT_TO } from '../../../contract/enquiry.ts'
import { englishLang, ownLang } from '../../../language/current.ts'
import { enquiriesText } from '../../../language/enquiries.ts'
import { formText } from '../../../language/form.ts'
import { deviceName, storageWarnings } from '../../../offline/outbox/sending-text.ts'
import type { SubmitResult } from '../../../outbox/types.ts'
import { Field } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { asOneText } from '../../../ui/one-text.ts'
import { callBackText } from './call-back-text.ts'
import { CountField } from './count-field.tsx'
import { unsentText } from './enquiry-progress.ts'
import { Choice, ContactField, type EnquiryFieldProps, NameField } from './fields.tsx'
import styles from './flight-form.module.css'
import { FormFrame } from './form-frame.tsx'
import type { EnquiryFormProps } from './form-props.ts'
import { TravelDateField } from './travel-date-field.tsx'
import { useDeviceCapabilities } from './use-device-capabilities.ts'
import { useFormFields } from './use-form-fields.ts'
import { useEnquiryProgress } from './use-outbox.ts'

/** The flight form (spec 2 §2 "Flight booking form"): after a submit it stays on its page, empty, with the outcome. */
export function FlightForm(props: Omit<EnquiryFormProps, 'lockedDestination'>) {
  const t = formText()
  const [sent, setSent] = useState<SubmitResult>()
  const { frame, field } = useFormFields('flight', { onSent: setSent, ...props })
  // Above another booking that is being sent, or could not be, it would be read as that one's outcome; also later, while that is corrected.
  const isNext = frame.form.phase !== 'editing' || frame.form.complaint !== undefined
  if (sent && isNext) setSent(undefined)
  return (
    <>
      <div role="status" className={styles.sent} lang={ownLang()}>
        {sent && <FlightOutcome sent={sent} />}
      </div>
      <FormFrame {...frame} label={t.flightForm} send={t.flightSend} sending={t.longSending}>
        <CityField {...field('from')} name="from" prompt={t.whereFrom} cities={FLIGHT_FROM} />
        <CityField {...field('to')} name="to" prompt={t.whereTo} cities={FLIGHT_TO} />
        <TravelDateField {...field('date')} name="date" />
        <CountField {...field('passengers')} label={t.labels.passengers} name="passengers" min={1} />
        <NameField {...field('name')} />
        <ContactField {...field('contact')} />
      </FormFrame>
    </>
  )
}

/** Says "submitted" only of what has reached the agency; what waits turns into it when its receipt arrives. */
function FlightOutcome({ sent }: { sent: SubmitResult }) {
  const t = enquiriesText()
  const progress = useEnquiryProgress(sent.id)
  const capabilities = useDeviceCapabilities()
  const receipt = sent.outcome === 'delivered' ? sent.delivery : progress
  if ('reference' in receipt)
    return (
      <>
        <p className={styles.title}>{formText().flightSent}</p>
        <p>
          {t.yourReference} {receipt.reference}
        </p>
        <p>
          {formText().flightIsEnquiry} {callBackText()}
        </p>
      </>
    )
  // It was kept a moment ago.
  if (progress.state === 'sent' || progress.state === 'loading')
    return <p className={styles.title}>{t.savedOn(deviceName(capabilities))}</p>
  const { title, message } = unsentText(progress, capabilities)
  const warnings = progress.state === 'waiting' ? storageWarnings(capabilities) : []
  return (
    <div className={styles.unsent} data-state={progress.state}>
      <p className={styles.title}>{title}</p>
      <p>
        <span>{asOneText(message, ...warnings)}</span>{' '}
        <Link href="/enquiries">{formText().seeEnquiries}</Link>
      </p>
    </div>
  )
}

type CityProps = EnquiryFieldProps & { name: 'from' | 'to'; prompt: string; cities: readonly string[] }

function CityField({ id, name, prompt, cities, initial, error }: CityProps) {
  return (
    <Field id={id} label={formText().labels[name]} required error={error}>
      {(control) => (
        <Choice {...control} name={name} initial={initial} prompt={prompt}>
          {cities.map((city) => (
            <option key={city} value={city} lang={englishLang()}>
              {city}
            </option>
          ))}
        </Choice>
      )}
    </Field>
  )
}
