import { useState } from 'react'
import { FLIGHT_FROM, FLIGHT_TO } from '../../../contract/enquiry.ts'
import { englishLang, ownLang } from '../../../language/current.ts'
import { enquiriesText } from '../../../language/enquiries.ts'
import { formText } from '../../../language/form.ts'
import { deviceName, sendingText, storageWarnings } from '../../../offline/outbox/sending-text.ts'
import type { SubmitResult } from '../../../outbox/types.ts'
import { Field } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { callBackText } from './call-back-text.ts'
import { CountField } from './count-field.tsx'
import { waitingText } from './entry-text.ts'
import { Choice, ContactField, type EnquiryFieldProps, NameField } from './fields.tsx'
import styles from './flight-form.module.css'
import { FormFrame } from './form-frame.tsx'
import type { EnquiryFormProps } from './form-props.ts'
import { TravelDateField } from './travel-date-field.tsx'
import { useDeviceCapabilities } from './use-device-capabilities.ts'
import { useFormFields } from './use-form-fields.ts'
import { useEnquiries, useEnquiryState } from './use-outbox.ts'

/** The flight form (spec 2 §2 "Flight booking form"): after a submit it stays on its page, empty, with the outcome. */
export function FlightForm(props: Omit<EnquiryFormProps, 'lockedDestination'>) {
  const t = formText()
  const [sent, setSent] = useState<SubmitResult>()
  const { frame, field } = useFormFields('flight', { onSent: setSent, ...props })
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
  const enquiry = useEnquiryState(sent.id)
  const promise = useDeviceCapabilities()
  const entry = useEnquiries().find(({ id }) => id === sent.id)
  const reference = sent.outcome === 'delivered' ? sent.delivery.reference : enquiry.reference
  if (reference)
    return (
      <>
        <p className={styles.title}>{formText().flightSent}</p>
        <p>
          {t.yourReference} {reference}
        </p>
        <p>
          {formText().flightIsEnquiry} {callBackText()}
        </p>
      </>
    )
  return (
    <>
      <p className={styles.title}>{t.savedOn(deviceName(promise))}</p>
      <p>
        {waitingText(entry)} {sendingText(promise)} {storageWarnings(promise).join(' ')}{' '}
        <Link href="/enquiries">{formText().seeEnquiries}</Link>
      </p>
    </>
  )
}

type CityProps = EnquiryFieldProps & { name: 'from' | 'to'; prompt: string; cities: readonly string[] }

function CityField({ id, name, prompt, cities, initial, error }: CityProps) {
  return (
    <Field id={id} label={formText().labels[name]} required error={error}>
      {(control) => (
        <Choice {...control} name={name} initial={initial} prompt={prompt}>
          {cities.map((city) => (
            <option key={city} lang={englishLang()}>
              {city}
            </option>
          ))}
        </Choice>
      )}
    </Field>
  )
}
