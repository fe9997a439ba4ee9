import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { contactDigits, isContactCut } from '../../../contract/contact-number.ts'
import {
  BOOKING_TIMES,
  ENQUIRY_DESTINATIONS,
  MAX_NOTE_LENGTH,
  OTHER_DESTINATION,
} from '../../../contract/enquiry.ts'
import { ENQUIRY_MESSAGES } from '../../../contract/enquiry-messages.ts'
import { englishLang } from '../../../language/current.ts'
import { errorText, formText } from '../../../language/form.ts'
import { Field } from '../../../ui/field.tsx'
import { bookingTimeText } from './enquiry-text.ts'
import styles from './fields.module.css'

/** The control’s id, its initial value, and its error. */
export type EnquiryFieldProps = { id: string; initial: string | undefined; error: string | undefined }

export function NameField({ id, initial, error }: EnquiryFieldProps) {
  return (
    <Field id={id} label={formText().labels.name} required error={error}>
      {(control) => (
        <input
          {...control}
          name="name"
          type="text"
          autoComplete="name"
          maxLength={200}
          defaultValue={initial}
        />
      )}
    </Field>
  )
}

/** Reduces input to ten digits (spec 1 §5), and says when it left some out. The country code is shown before the field. */
export function ContactField({ id, initial, error }: EnquiryFieldProps) {
  const [isCut, setCut] = useState(false)
  const before = useRef(initial)
  const onInput = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const digits = contactDigits(input.value, before.current)
    setCut(isContactCut(input.value))
    before.current = digits
    // Setting the same text again would move the caret to the end.
    if (digits !== input.value) input.value = digits
  }
  return (
    <Field
      id={id}
      label={formText().labels.contact}
      required
      error={error ?? (isCut ? formText().contactCut : undefined)}
    >
      {(control) => (
        <div className={styles.contact}>
          <span aria-hidden="true" className={styles.code}>
            +91
          </span>
          <input
            {...control}
            name="contact"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            pattern="[0-9]{10}"
            title={errorText(ENQUIRY_MESSAGES.contactLong)}
            placeholder={formText().contactHint}
            defaultValue={initial}
            onInput={onInput}
          />
        </div>
      )}
    </Field>
  )
}

export function EmailField({ id, initial, error }: EnquiryFieldProps) {
  return (
    <Field id={id} label={formText().labels.email} required error={error}>
      {(control) => (
        <input
          {...control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          placeholder="you@example.com"
          defaultValue={initial}
        />
      )}
    </Field>
  )
}

/** Filled in and locked where the page is about one place, else the 22 places and any other (spec 1 §5). */
export function DestinationField({
  id,
  initial,
  error,
  locked,
  otherPlace,
}: EnquiryFieldProps & { locked: string | undefined; otherPlace: EnquiryFieldProps }) {
  const places: string[] = [...ENQUIRY_DESTINATIONS]
  // A place that is not in the list, such as the last one of a trip plan.
  if (initial && initial !== OTHER_DESTINATION.value && !places.includes(initial)) places.unshift(initial)
  const choice = (
    <Field id={id} label={formText().labels.destination} required error={error}>
      {(control) =>
        locked ? (
          <input {...control} name="destination" type="text" readOnly value={locked} lang={englishLang()} />
        ) : (
          <Choice {...control} name="destination" initial={initial} prompt={formText().destinationPrompt}>
            {places.map((place) => (
              <option key={place} value={place} lang={englishLang()}>
                {place}
              </option>
            ))}
            <option value={OTHER_DESTINATION.value}>{formText().otherDestination}</option>
          </Choice>
        )
      }
    </Field>
  )
  if (locked) return choice
  return (
    <div className={styles.destination}>
      {choice}
      <div className={styles.otherPlace}>
        <Field id={otherPlace.id} label={formText().labels.other_place} error={otherPlace.error}>
          {(control) => (
            <input
              {...control}
              name="other_place"
              type="text"
              maxLength={100}
              defaultValue={otherPlace.initial}
            />
          )}
        </Field>
      </div>
    </div>
  )
}

/** Free text for what the other fields do not ask. */
export function NoteField({ id, initial, error }: EnquiryFieldProps) {
  return (
    <div className={styles.note}>
      <Field id={id} label={formText().labels.note} hint={formText().noteHint} error={error}>
        {(control) => (
          <textarea {...control} name="note" rows={2} maxLength={MAX_NOTE_LENGTH} defaultValue={initial} />
        )}
      </Field>
    </div>
  )
}

export function DepartureCityField({ id, initial, error }: EnquiryFieldProps) {
  return (
    <Field id={id} label={formText().labels.departure_city} required error={error}>
      {(control) => (
        <input
          {...control}
          name="departure_city"
          type="text"
          autoComplete="address-level2"
          maxLength={100}
          placeholder={formText().departureHint}
          defaultValue={initial}
        />
      )}
    </Field>
  )
}

export function BookingTimeField({ id, initial, error }: EnquiryFieldProps) {
  return (
    <Field id={id} label={formText().labels.bookingTime} required error={error}>
      {(control) => (
        <Choice {...control} name="bookingTime" initial={initial} prompt={formText().bookingTimePrompt}>
          {(Object.keys(BOOKING_TIMES) as (keyof typeof BOOKING_TIMES)[]).map((value) => (
            <option key={value} value={value}>
              {bookingTimeText(value)}
            </option>
          ))}
        </Choice>
      )}
    </Field>
  )
}

type ChoiceProps = { name: string; initial: string | undefined; prompt: string; children: ReactNode }

/** A list to choose from that begins with nothing chosen. */
export function Choice({ initial = '', prompt, children, ...control }: ChoiceProps) {
  return (
    <select {...control} defaultValue={initial}>
      <option value="">{prompt}</option>
      {children}
    </select>
  )
}
