import { CHARGE_UNIT_TEXTS } from '../../catalogue/charges.ts'
import { CHARGE_KINDS, CHARGE_UNITS } from '../../contract/charges.ts'
import { PRICED_HOTELS } from '../../contract/hotel-categories.ts'
import { Field, type FieldControl } from '../../ui/field.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { LAST_DAY } from '../ui/indian-field-time.ts'
import styles from '../ui/rows-field.module.css'
import { RowsField } from '../ui/rows-field.tsx'
import type { PackageField } from './package-form.ts'
import {
  type ChargeRow,
  chargeIssues,
  type DayRow,
  dayIssues,
  EMPTY_CHARGE,
  EMPTY_DAY,
  EMPTY_PRICES,
  EMPTY_TOWN,
  PRICED_HOTEL_TEXTS,
  type PriceTexts,
  priceIssues,
  type RowIssue,
  type TownRow,
  townIssues,
} from './package-rows.ts'

type PackageRowsFieldProps = {
  field: PackageField
  /** The rows as JSON. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The days, hotels, prices or charges of a package, row by row. */
export function PackageRowsField({ field, value, error, onChange }: PackageRowsFieldProps) {
  const shared = { label: field.label, hint: field.hint, error }
  const invalid = (issues: RowIssue[], at: number) => (error ? (issues[0]?.at ?? 0) === at : false)
  if (field.rowsOf === 'days') {
    const rows = parseRows<DayRow>(value)
    return (
      <RowsField {...shared} noun="Day" rows={rows} empty={() => EMPTY_DAY} onChange={writeTo(onChange)}>
        {(row, set, at) => (
          <>
            <TextLine
              label="Title"
              value={row.title}
              invalid={invalid(dayIssues(rows), at)}
              onChange={(title) => set({ title })}
            />
            <TextLines
              label="What happens"
              hint="One paragraph a line."
              value={row.activities}
              onChange={(activities) => set({ activities })}
            />
          </>
        )}
      </RowsField>
    )
  }
  if (field.rowsOf === 'towns') {
    const rows = parseRows<TownRow>(value)
    return (
      <RowsField {...shared} noun="Town" rows={rows} empty={() => EMPTY_TOWN} onChange={writeTo(onChange)}>
        {(row, set, at) => (
          <>
            <TextLine
              label="Town"
              value={row.city}
              invalid={invalid(townIssues(rows), at)}
              onChange={(city) => set({ city })}
            />
            <div className={styles.pair}>
              {([3, 4, 5] as const).map((star) => (
                <TextLines
                  key={star}
                  label={`${star}-star hotels`}
                  optional
                  rows={2}
                  value={row[`star${star}`]}
                  onChange={(names) => set({ [`star${star}`]: names })}
                />
              ))}
            </div>
          </>
        )}
      </RowsField>
    )
  }
  if (field.rowsOf === 'prices') {
    const rows = parseRows<PriceTexts>(value)
    return (
      <RowsField
        {...shared}
        noun="Price row"
        rows={rows}
        empty={() => EMPTY_PRICES}
        onChange={writeTo(onChange)}
      >
        {(row, set, at) => <PriceControls row={row} set={set} invalid={invalid(priceIssues(rows), at)} />}
      </RowsField>
    )
  }
  const rows = parseRows<ChargeRow>(value)
  return (
    <RowsField {...shared} noun="Charge" rows={rows} empty={() => EMPTY_CHARGE} onChange={writeTo(onChange)}>
      {(row, set, at) => <ChargeControls row={row} set={set} invalid={invalid(chargeIssues(rows), at)} />}
    </RowsField>
  )
}

function PriceControls({
  row,
  set,
  invalid,
}: {
  row: PriceTexts
  set: (change: Partial<PriceTexts>) => void
  invalid: boolean
}) {
  return (
    <>
      <ChoiceField
        label="Hotels"
        value={row.hotels}
        options={PRICED_HOTELS.map((hotels) => [hotels, PRICED_HOTEL_TEXTS[hotels] ?? hotels] as const)}
        onChange={(hotels) => set({ hotels })}
      />
      <div className={styles.pair}>
        {(row.hotels !== 'total' || row.forTwo !== '') && (
          <TextLine
            label="For two"
            value={row.forTwo}
            invalid={invalid}
            onChange={(forTwo) => set({ forTwo })}
          />
        )}
        <TextLine
          label="Child in the room"
          optional
          value={row.child}
          invalid={invalid && row.hotels === 'total'}
          onChange={(child) => set({ child })}
        />
        <TextLine
          label="Third adult, extra bed"
          optional
          value={row.extraAdult}
          onChange={(extraAdult) => set({ extraAdult })}
        />
        <TextLine
          label="One adult alone"
          optional
          value={row.single}
          onChange={(single) => set({ single })}
        />
      </div>
    </>
  )
}

function ChargeControls({
  row,
  set,
  invalid,
}: {
  row: ChargeRow
  set: (change: Partial<ChargeRow>) => void
  invalid: boolean
}) {
  return (
    <>
      <TextLine label="Name" value={row.name} invalid={invalid} onChange={(name) => set({ name })} />
      <div className={styles.pair}>
        <ChoiceField
          label="Kind"
          value={row.kind}
          options={CHARGE_KINDS.map((kind) => [kind, kind] as const)}
          onChange={(kind) => set({ kind })}
        />
        <TextLine label="Currency" optional value={row.currency} onChange={(currency) => set({ currency })} />
        <TextLine label="Amount" optional value={row.from} onChange={(from) => set({ from })} />
        <TextLine label="Highest amount" optional value={row.to} onChange={(to) => set({ to })} />
        <ChoiceField
          label="Counted"
          value={row.per}
          options={CHARGE_UNITS.map((unit) => [unit, CHARGE_UNIT_TEXTS[unit]] as const)}
          onChange={(per) => set({ per })}
        />
        <TextLine
          label="Nights, if not all"
          optional
          value={row.nights}
          onChange={(nights) => set({ nights })}
        />
      </div>
      <TextLine label="Who is paid, and when" value={row.paid} onChange={(paid) => set({ paid })} />
      <TextLine label="Who sets it" value={row.source} onChange={(source) => set({ source })} />
      <TextLine
        label="Last checked on"
        type="date"
        value={row.checked}
        onChange={(checked) => set({ checked })}
      />
      <TextLine label="Note" optional value={row.note} onChange={(note) => set({ note })} />
    </>
  )
}

type TextProps = {
  label: string
  value: string
  optional?: boolean
  invalid?: boolean
  onChange: (value: string) => void
}

function TextLine({ label, value, optional, invalid, type, onChange }: TextProps & { type?: 'date' }) {
  return (
    <Field label={label} required={!optional}>
      {(control) => (
        <input
          {...marked(control, invalid)}
          type={type ?? 'text'}
          {...(type && { max: LAST_DAY })}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

function TextLines({
  label,
  hint,
  value,
  optional,
  rows = 4,
  onChange,
}: TextProps & { hint?: string; rows?: number }) {
  return (
    <Field label={label} hint={hint} required={!optional}>
      {(control) => (
        <textarea {...control} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}

function marked(control: FieldControl, invalid: boolean | undefined): FieldControl {
  return { ...control, 'aria-invalid': invalid ? true : undefined }
}

function parseRows<Row>(value: string): Row[] {
  return value === '' ? [] : (JSON.parse(value) as Row[])
}

function writeTo<Row>(onChange: (value: string) => void) {
  return (rows: Row[]) => onChange(rows.length === 0 ? '' : JSON.stringify(rows))
}
