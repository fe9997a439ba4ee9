import type { Destination, Package } from '../contract/catalogue.ts'
import { type ChargeTotal, chargesOf, type KnownCharge, totalForTwo } from './charges.ts'
import { pricePerAdult } from './prices.ts'
import { gstRateOn, type TaxRate, taxOn, tcsRateOn } from './taxes.ts'

/** A tax of the price, with the first day of its rate. */
export type Tax = TaxRate & { amount: number }

/** A charge that others collect, and what two guests pay of it in all; absent where it is only known on the spot. */
export type ChargeForTwo = KnownCharge & { forTwo?: ChargeTotal }

/** What a trip costs two adults, and to whom; whole rupees. */
export type PriceBreakdown = {
  /** Half of the price for two, rounded down. */
  perAdult: number
  forTwo: number
  /** Absent where the price includes it. */
  gst?: Tax
  /** Collected on the price of a holiday abroad with GST, and set off against income tax. */
  tcs?: Tax
  /** Paid to the agency in all. */
  toUs: number
  charges: ChargeForTwo[]
  /** What is paid to the agency and all charges in rupees; absent without such charges. */
  withRupeeCharges?: number
  /** A twelfth of what is paid to the agency, without the interest that a bank may charge. */
  aMonth: number
}

/** Number of months over which instalments are calculated. */
export const EMI_MONTHS = 12

/** The only place that calculates what a trip costs. `day` (yyyy-mm-dd) is when it is paid, because tax rates change by date. */
export function priceBreakdown(
  pkg: Pick<Package, 'totalPackagePrice' | 'nights' | 'exclusions' | 'charges' | 'gst'>,
  region: Destination['region'],
  day: string,
): PriceBreakdown {
  const forTwo = pkg.totalPackagePrice
  const gst = taxed(forTwo, pkg.gst === 'included' ? undefined : gstRateOn(day))
  const withGst = forTwo + (gst?.amount ?? 0)
  const tcs = taxed(withGst, region === 'international' ? tcsRateOn(day) : undefined)
  const toUs = withGst + (tcs?.amount ?? 0)
  const charges = chargesOf(pkg).map((charge) => ({
    ...charge,
    ...(charge.amount && { forTwo: totalForTwo(charge.amount, pkg.nights) }),
  }))
  const inRupees = charges.flatMap(({ forTwo }) =>
    forTwo?.currency === 'INR' ? [forTwo.to ?? forTwo.from] : [],
  )
  return {
    perAdult: pricePerAdult(pkg),
    forTwo,
    ...(gst && { gst }),
    ...(tcs && { tcs }),
    toUs,
    charges,
    ...(inRupees.length > 0 && { withRupeeCharges: inRupees.reduce((sum, amount) => sum + amount, toUs) }),
    aMonth: Math.ceil(toUs / EMI_MONTHS),
  }
}

function taxed(rupees: number, rate: TaxRate | undefined): Tax | undefined {
  return rate && { ...rate, amount: taxOn(rupees, rate) }
}
