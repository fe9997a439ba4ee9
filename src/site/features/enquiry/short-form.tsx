import { formText } from '../../../language/form.ts'
import { BookingTimeField, ContactField, DestinationField, NameField, NoteField } from './fields.tsx'
import { FormFrame } from './form-frame.tsx'
import type { EnquiryFormProps } from './form-props.ts'
import { TravelDateField } from './travel-date-field.tsx'
import { useFormFields } from './use-form-fields.ts'

/** The short form: contact, family and landing pages, and call-back requests (spec 1 §5 "Short form"). */
export function ShortForm(props: EnquiryFormProps) {
  const t = formText()
  const { frame, initial, field } = useFormFields('short', props)
  return (
    <FormFrame
      {...frame}
      label={t.shortForm}
      send={t.shortSend}
      sending={t.shortSending}
      about={initial.about}
    >
      <NameField {...field('name')} />
      <ContactField {...field('contact')} />
      <DestinationField
        {...field('destination')}
        locked={props.lockedDestination}
        otherPlace={field('other_place')}
      />
      <TravelDateField {...field('travel_date')} name="travel_date" />
      <BookingTimeField {...field('bookingTime')} />
      <NoteField {...field('note')} />
    </FormFrame>
  )
}
