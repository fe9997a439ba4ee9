import { CHARGE_UNIT_TEXTS } from '../../../catalogue/charges.ts'
import { CHARGE_KINDS, CHARGE_UNITS } from '../../../contract/charges.ts'
import { EMPTY_CHARGE } from '../../packages/package-rows.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { RowsField } from '../../ui/rows-field.tsx'
import styles from './quotation-form.module.css'
import { type FieldErrors, newRowId, type QuotationTexts } from './quotation-form.ts'
import { RowField } from './row-field.tsx'

type Props = {
  rows: QuotationTexts['charges']
  errors: FieldErrors
  onChange: (rows: QuotationTexts['charges']) => void
}

const KINDS = CHARGE_KINDS.map((kind) => [kind, kind] as const)
const UNITS = CHARGE_UNITS.map((unit) => [unit, CHARGE_UNIT_TEXTS[unit]] as const)

/** Visas, levies and local taxes, one row each. */
export function ChargeFields({ rows, errors, onChange }: Props) {
  return (
    <RowsField
      label="Paid to others: visas, levies, local taxes"
      section
      noun="Charge"
      rows={rows}
      empty={() => ({ id: newRowId(), ...EMPTY_CHARGE })}
      onChange={onChange}
    >
      {(row, change, at) => {
        const own = { path: `charges.${at}`, row, errors, change }
        const choice = (name: 'kind' | 'per') => ({
          name: `charges.${at}.${name}`,
          value: row[name],
          error: errors[`charges.${at}.${name}`],
          onChange: (value: string) => change({ [name]: value }),
        })
        return (
          <div className={styles.charge}>
            <RowField label="Name" name="name" {...own} required />
            <ChoiceField label="Kind" options={KINDS} {...choice('kind')} />
            <RowField label="Currency" name="currency" hint="Such as USD" {...own} />
            <RowField label="Amount" name="from" {...own} number />
            <RowField label="Highest amount" name="to" hint="If it differs" {...own} number />
            <ChoiceField label="Counted" options={UNITS} {...choice('per')} />
            <RowField label="Nights" name="nights" hint="If not all" {...own} number />
            <RowField label="Who is paid, and when" name="paid" {...own} required />
            <RowField label="Who sets it" name="source" {...own} required />
            <RowField label="Last checked on" name="checked" type="date" {...own} required />
            <RowField label="Note" name="note" {...own} />
          </div>
        )
      }}
    </RowsField>
  )
}
