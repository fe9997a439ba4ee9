import { formText } from '../../../language/form.ts'
import { CountField } from './count-field.tsx'
import styles from './fields.module.css'
import {
  BookingTimeField,
  ContactField,
  DepartureCityField,
  DestinationField,
  EmailField,
  NameField,
  NoteField,
} from './fields.tsx'
import { FormFrame } from './form-frame.tsx'
import type { EnquiryFormProps } from './form-props.ts'
import { TravelDateField } from './travel-date-field.tsx'
import { useFormFields } from './use-form-fields.ts'

/** The long form: home page, destination pages and the package popup (spec 1 §5 "Long form"). */
export function LongForm(props: EnquiryFormProps) {
  const t = formText()
  const { frame, initial, field } = useFormFields('long', props)
  return (
    <FormFrame {...frame} label={t.longForm} send={t.longSend} sending={t.longSending} about={initial.about}>
      <div className={styles.wide}>
        <NameField {...field('name')} />
        <ContactField {...field('contact')} />
      </div>
      <EmailField {...field('email')} />
      <div className={styles.pair}>
        <DestinationField
          {...field('destination')}
          locked={props.lockedDestination}
          otherPlace={field('other_place')}
        />
        <DepartureCityField {...field('departure_city')} />
      </div>
      <TravelDateField {...field('travel_date')} name="travel_date" />
      <BookingTimeField {...field('bookingTime')} />
      <div className={styles.people}>
        <CountField {...field('pax')} label={t.labels.pax} name="pax" min={1} />
        <CountField {...field('child')} label={t.labels.child} name="child" min={0} />
      </div>
      <NoteField {...field('note')} />
    </FormFrame>
  )
}
