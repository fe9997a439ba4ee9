import type { Charge } from '../contract/charges.ts'
import type { Quotation } from '../contract/quotation.ts'
import type { ChargeTotal } from './charges.ts'
import { gstRateOn, type TaxRate, tcsRateOn } from './taxes.ts'

const PAISE_IN_A_RUPEE = 100

/** A tax of a quotation, in paise, always whole rupees. */
export type QuotedTax = TaxRate & { paise: number }

/** What a quotation costs in all, and to whom; integer paise. */
export type QuotationTotal = {
  /** The lines together. */
  gross: number
  discount: number
  /** After the discount, before taxes. */
  net: number
  /** Absent where the lines include it. */
  gst?: QuotedTax
  /** Collected on the price of a holiday abroad with GST. */
  tcs?: QuotedTax
  /** Paid to the agency in all. */
  toUs: number
  /** What others collect, for the whole party; `total` is absent where it is only known on the spot. */
  charges: (Charge & { total?: ChargeTotal })[]
  /** What is paid to the agency and all charges in rupees; absent without such charges. */
  withRupeeCharges?: number
}

/**
 * The only place that calculates the total of a quotation. `day` (yyyy-mm-dd, India) is when the version was sent, because tax
 * rates change by date.
 */
export function quotationTotal(
  quotation: Pick<
    Quotation,
    'lines' | 'discount' | 'gst' | 'abroad' | 'charges' | 'nights' | 'adults' | 'children' | 'rooms'
  >,
  day: string,
): QuotationTotal {
  const gross = quotation.lines.reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0)
  const discount = quotation.discount?.paise ?? 0
  const net = gross - discount
  const gst = taxed(net, quotation.gst === 'included' ? undefined : gstRateOn(day))
  const withGst = net + (gst?.paise ?? 0)
  const tcs = taxed(withGst, quotation.abroad ? tcsRateOn(day) : undefined)
  const toUs = withGst + (tcs?.paise ?? 0)
  const charges = quotation.charges.map((charge) => {
    const total = chargeForParty(charge, quotation)
    return { ...charge, ...(total && { total }) }
  })
  const inRupees = charges.flatMap(({ total }) =>
    total?.currency === 'INR' ? [Math.round((total.to ?? total.from) * PAISE_IN_A_RUPEE)] : [],
  )
  return {
    gross,
    discount,
    net,
    ...(gst && { gst }),
    ...(tcs && { tcs }),
    toUs,
    charges,
    ...(inRupees.length > 0 && { withRupeeCharges: inRupees.reduce((sum, amount) => sum + amount, toUs) }),
  }
}

// Taxes are rounded to the nearest rupee (section 170 of the CGST Act).
function taxed(paise: number, rate: TaxRate | undefined): QuotedTax | undefined {
  return rate && { ...rate, paise: Math.round((paise * rate.percent) / 10_000) * PAISE_IN_A_RUPEE }
}

type Party = Pick<Quotation, 'nights' | 'adults' | 'children' | 'rooms'>

function chargeForParty({ amount }: Charge, party: Party): ChargeTotal | undefined {
  if (!amount) return undefined
  const heads = amount.per.startsWith('person') ? party.adults + party.children : party.rooms
  const times = heads * (amount.per.endsWith('night') ? (amount.nights ?? party.nights) : 1)
  return {
    currency: amount.currency,
    from: amount.from * times,
    ...(amount.to !== undefined && { to: amount.to * times }),
  }
}
