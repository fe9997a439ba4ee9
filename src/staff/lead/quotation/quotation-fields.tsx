import { Field } from '../../../ui/field.tsx'
import type { Place } from '../../packages/package-api.ts'
import { CheckLabel, FieldGrid, FieldGroup } from '../../ui/form-layout.ts'
import { RowsField } from '../../ui/rows-field.tsx'
import { ChargeFields } from './charge-fields.tsx'
import styles from './quotation-form.module.css'
import { type FieldErrors, newRowId, type QuotationTexts } from './quotation-form.ts'
import { RowField } from './row-field.tsx'
import { TextField } from './text-field.tsx'

/** All fields of a quotation. */
export function QuotationFields({
  texts,
  errors,
  places,
  type,
}: {
  texts: QuotationTexts
  errors: FieldErrors
  places: readonly Place[]
  type: (change: Partial<QuotationTexts>) => void
}) {
  const field = (name: keyof QuotationTexts) => ({
    name,
    errors,
    value: String(texts[name]),
    onChange: (value: string) => type({ [name]: value } as Partial<QuotationTexts>),
  })
  return (
    <>
      <FieldGroup>
        <legend>Trip</legend>
        <TextField label="Title" required {...field('title')} />
        <FieldGrid>
          <Field label="Destination" required error={errors.destination}>
            {(control) => (
              <select
                {...control}
                name="destination"
                value={texts.destination}
                onChange={(event) => type({ destination: event.target.value })}
              >
                <option value="">Choose a destination</option>
                {places.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <TextField label="First day" type="date" {...field('startsOn')} />
          <TextField label="Nights" required inputMode="numeric" {...field('nights')} />
          <TextField label="Adults" required inputMode="numeric" {...field('adults')} />
          <TextField label="Children" required inputMode="numeric" {...field('children')} />
          <TextField label="Rooms" required inputMode="numeric" {...field('rooms')} />
        </FieldGrid>
        <TextField label="Route" hint="Such as Kuta-3N -- Ubud-2N" {...field('route')} />
        <TextField label="Message to the traveller" rows={3} {...field('message')} />
      </FieldGroup>
      <PriceFields texts={texts} errors={errors} type={type} />
      <RowsField
        label="Hotels"
        section
        noun="Hotel"
        rows={texts.hotels}
        empty={() => ({ id: newRowId(), city: '', hotel: '', stars: '', nights: '' })}
        onChange={(hotels) => type({ hotels })}
      >
        {(row, change, at) => (
          <div className={styles.hotel}>
            <RowField label="City" path={`hotels.${at}`} name="city" {...{ row, errors, change }} required />
            <RowField
              label="Hotel"
              path={`hotels.${at}`}
              name="hotel"
              {...{ row, errors, change }}
              required
            />
            <RowField label="Stars" path={`hotels.${at}`} name="stars" {...{ row, errors, change }} number />
            <RowField
              label="Nights"
              path={`hotels.${at}`}
              name="nights"
              {...{ row, errors, change }}
              number
              required
            />
          </div>
        )}
      </RowsField>
      <RowsField
        label="Days"
        section
        noun="Day"
        rows={texts.itinerary}
        empty={() => ({ id: newRowId(), title: '', activities: '' })}
        onChange={(itinerary) => type({ itinerary })}
      >
        {(row, change, at) => (
          <div className={styles.day}>
            <TextField
              label={`Day ${at + 1}`}
              required
              name={`itinerary.${at}.title`}
              value={row.title}
              errors={errors}
              onChange={(title) => change({ title })}
            />
            <TextField
              label={`What happens on day ${at + 1}, one a line`}
              rows={3}
              name={`itinerary.${at}.activities`}
              value={row.activities}
              errors={errors}
              onChange={(activities) => change({ activities })}
            />
          </div>
        )}
      </RowsField>
      <FieldGroup>
        <legend>Terms</legend>
        <TextField label="Included, one a line" rows={6} {...field('inclusions')} />
        <TextField label="Not included, one a line" rows={6} {...field('exclusions')} />
      </FieldGroup>
    </>
  )
}

function PriceFields({
  texts,
  errors,
  type,
}: {
  texts: QuotationTexts
  errors: FieldErrors
  type: (change: Partial<QuotationTexts>) => void
}) {
  const field = (name: 'discount' | 'discountReason' | 'validUntil') => ({
    name,
    errors,
    value: texts[name],
    onChange: (value: string) => type({ [name]: value }),
  })
  return (
    <>
      <RowsField
        label="Price"
        section
        noun="Price line"
        rows={texts.lines}
        empty={() => ({ id: newRowId(), label: '', quantity: '1', rupees: '' })}
        onChange={(lines) => type({ lines })}
      >
        {(row, change, at) => (
          <div className={styles.line}>
            <RowField
              label="For what"
              path={`lines.${at}`}
              name="label"
              {...{ row, errors, change }}
              required
            />
            <RowField
              label="How many"
              path={`lines.${at}`}
              name="quantity"
              {...{ row, errors, change }}
              number
              required
            />
            <RowField
              label="Rupees each"
              path={`lines.${at}`}
              name="rupees"
              {...{ row, errors, change }}
              number
              required
            />
          </div>
        )}
      </RowsField>
      <FieldGroup>
        <legend>Discount, taxes and last day</legend>
        <FieldGrid>
          <TextField label="Discount in rupees" inputMode="decimal" {...field('discount')} />
          <TextField label="Why" hint="The traveller reads this." {...field('discountReason')} />
          <TextField
            label="Can be accepted until"
            required
            type="date"
            hint="Through the end of this day in India."
            {...field('validUntil')}
          />
          <Field label="GST" required error={errors.gst}>
            {(control) => (
              <select
                {...control}
                name="gst"
                value={texts.gst}
                onChange={(event) => type({ gst: event.target.value === 'included' ? 'included' : 'extra' })}
              >
                <option value="extra">on top of the prices</option>
                <option value="included">in the prices</option>
              </select>
            )}
          </Field>
        </FieldGrid>
        <CheckLabel>
          <input
            type="checkbox"
            checked={texts.abroad}
            onChange={(event) => type({ abroad: event.target.checked })}
          />
          Abroad: TCS is collected
        </CheckLabel>
      </FieldGroup>
      <ChargeFields rows={texts.charges} errors={errors} onChange={(charges) => type({ charges })} />
    </>
  )
}
