import { amountText } from '../../../catalogue/charges.ts'
import type { Charge, ChargeAmount, ChargeUnit } from '../../../contract/charges.ts'

export const CHARGES_HINT =
  'One per line: kind | name | amount | how it is paid | who sets it | day of the last check | note. ' +
  'For example: visa | Visa on arrival | USD 35 per person | to immigration, on arrival | Ministry of Immigration | 2026-11-01'

/** Charges as lines of text, one a line. */
export function toChargeLines(charges: readonly Charge[]): string {
  return charges
    .map(({ kind, name, amount, paid, source, checked, note }) =>
      [kind, name, amount ? amountText(amount) : '-', paid, source, checked, ...(note ? [note] : [])].join(
        ' | ',
      ),
    )
    .join('\n')
}

/** A charge from its line; what cannot be parsed stays text, so that the server refuses it with its own message. */
export function fromChargeLine(line: string): unknown {
  const [kind = '', name, amount = '', paid, source, checked, ...note] = line
    .split('|')
    .map((part) => part.trim())
  return {
    kind: kind.toLowerCase(),
    name,
    ...(amount !== '' && amount !== '-' && { amount: parseAmount(amount) ?? amount }),
    paid,
    source,
    checked,
    ...(note.length > 0 && { note: note.join(' | ') }),
  }
}

const AMOUNT =
  /^([A-Za-z]{3}) ([\d,.]{1,15})(?: to ([\d,.]{1,15}))? per (person|room)( and night)?(?:, (\d{1,2}) nights?)?$/

function parseAmount(text: string): ChargeAmount | undefined {
  const [, currency, from, to, of, isPerNight, nights] = AMOUNT.exec(text) ?? []
  if (!currency || !from || !of) return undefined
  return {
    currency: currency.toUpperCase(),
    from: numberOf(from),
    ...(to && { to: numberOf(to) }),
    per: `${of}${isPerNight ? '-night' : ''}` as ChargeUnit,
    ...(nights && { nights: Number(nights) }),
  }
}

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''))
}
