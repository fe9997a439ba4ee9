import * as v from 'valibot'
import { moneyText } from '../../../catalogue/charges.ts'
import { type QuotationTotal, quotationTotal } from '../../../catalogue/quotation-total.ts'
import { ChargeSchema } from '../../../contract/charges.ts'
import { formatPaise } from '../../../contract/paise.ts'
import { indianDay } from '../../../contract/travel-date.ts'
import styles from './quotation-form.module.css'
import { type QuotationTexts, toDraft } from './quotation-form.ts'

/** The total of what is typed, with today's taxes; an amount that is missing counts as nothing. */
export function typedTotal(texts: QuotationTexts, now = new Date()): QuotationTotal {
  const draft = toDraft(texts)
  return quotationTotal(
    {
      lines: draft.lines.map((line) => ({
        ...line,
        quantity: line.quantity ?? 0,
        unitPaise: line.unitPaise ?? 0,
      })),
      discount: draft.discount && { paise: draft.discount.paise ?? 0, reason: draft.discount.reason },
      gst: draft.gst,
      abroad: draft.abroad,
      // What is still being typed is no charge yet.
      charges: draft.charges.filter((charge) => v.is(ChargeSchema, charge)),
      nights: draft.nights ?? 0,
      adults: draft.adults ?? 0,
      children: draft.children ?? 0,
      rooms: draft.rooms ?? 0,
    },
    indianDay(now),
  )
}

/** What the traveller pays, and to whom. */
export function TotalPanel({ total }: { total: QuotationTotal }) {
  const rows: [string, string][] = [
    ['Price', formatPaise(total.gross)],
    ...(total.discount > 0 ? [['Discount', `− ${formatPaise(total.discount)}`] as [string, string]] : []),
    ...(total.gst ? [[`GST ${total.gst.percent} %`, formatPaise(total.gst.paise)] as [string, string]] : []),
    ...(total.tcs ? [[`TCS ${total.tcs.percent} %`, formatPaise(total.tcs.paise)] as [string, string]] : []),
  ]
  return (
    <div className={styles.total}>
      <dl>
        {rows.map(([term, amount]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>To us</dt>
          <dd>{formatPaise(total.toUs)}</dd>
        </div>
        {total.charges.map((charge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two charges may bear one name, and one that was removed must not stay
          <div key={index}>
            <dt>{charge.name}, to others</dt>
            <dd>{charge.total ? moneyText(charge.total) : 'on the spot'}</dd>
          </div>
        ))}
      </dl>
      {total.net < 0 && <p className={styles.wrong}>The discount is higher than the price.</p>}
    </div>
  )
}
