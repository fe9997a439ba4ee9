import type { Package } from '../contract/catalogue.ts'
import { pricePerAdult } from './prices.ts'
import type { Take } from './search-take.ts'

/**
 * Rupees, both ends included; for two adults together, or for one where the traveller asked so.
 * `people`: the amounts are a share of what so many people want to pay together.
 */
export type MoneyRange = { from?: number; to?: number; per: 'two' | 'adult'; people?: number }

const MOST_PEOPLE = 30
/** Larger amounts are typing errors. */
const MOST_RUPEES = 1_000_000_000

/** Reads what the trip may cost. */
export function readMoney(take: Take): MoneyRange | undefined {
  let money: MoneyRange | undefined
  let people = 2
  const setPeople = (count = '') => {
    if (Number(count) < 1 || Number(count) > MOST_PEOPLE) return false
    people = Number(count)
  }
  void (
    take.match(/ (?:for|of) (\d{1,2})(?: people)?(?= )/, setPeople) ||
    take.match(/ (\d{1,2}) people(?= )/, setPeople)
  )
  const isPerAdult =
    take.match(/ (?:a )?per person(?= )/, () => true) || take.match(/(?<= ₹\d+) people(?= )/, () => true)
  const set = (first: number | undefined, second: number | undefined) => {
    if (Math.max(first ?? 0, second ?? 0) > MOST_RUPEES) return
    const isReversed = first !== undefined && second !== undefined && first > second
    const [from, to] = isReversed ? [second, first] : [first, second]
    // A budget of another number of people is shared out: packages are priced for two.
    const share = (value: number) => (isPerAdult || people === 2 ? value : Math.round(value / people))
    money = {
      ...(from !== undefined && { from: share(from) }),
      ...(to !== undefined && { to: share(to) }),
      per: isPerAdult || people !== 2 ? 'adult' : 'two',
      ...(!isPerAdult && people !== 2 && { people }),
    }
  }
  void (
    take.match(/ (?:between )?₹(\d+) (?:to|and|se) ₹(\d+)(?= )/, (a, b) => set(Number(a), Number(b))) ||
    take.match(/ over ₹(\d+)(?= )/, (amount) => set(Number(amount), undefined)) ||
    take.match(/ ₹(\d+) (?:ke )?(?:over|plus)(?= )/, (amount) => set(Number(amount), undefined)) ||
    take.match(
      / (?:budget )?(?:of |is )?(?:under |around )?₹(\d+)(?: (?:ke |thi |se )?under)?(?: budget)?(?= )/,
      (amount) => set(undefined, Number(amount)),
    ) ||
    // Still being typed.
    take.match(/ (?:under|over|around|budget) \d{1,3}(?= )/, () => true)
  )
  return money
}

/** Price of a package as the wish counts it, rupees. */
export function priceFor(pkg: Package, per: MoneyRange['per']): number {
  return per === 'two' ? pkg.totalPackagePrice : pricePerAdult(pkg)
}
