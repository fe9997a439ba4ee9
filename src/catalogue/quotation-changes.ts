import type { Charge } from '../contract/charges.ts'
import { formatPaise } from '../contract/paise.ts'
import type { Quotation } from '../contract/quotation.ts'
import { parseRoute } from '../contract/route-text.ts'
import { longDay } from '../contract/travel-date.ts'
import { capital } from './capital.ts'
import { amountText } from './charges.ts'
import { quotationTotal } from './quotation-total.ts'

/** A quotation with the day (yyyy-mm-dd, India) whose taxes its total is worked out with. */
export type DatedQuotation = { quotation: Quotation; taxDay: string }

/** In words, what differs between two versions of a quotation, the total first; empty where the traveller would see no difference. */
export function quotationChanges(from: DatedQuotation, to: DatedQuotation): string[] {
  const [before, after] = [from.quotation, to.quotation]
  return [
    ...total(from, to),
    ...instead('The title is', quoted(after.title), quoted(before.title)),
    ...instead('The destination is', placeName(after.destination), placeName(before.destination)),
    ...start(before.startsOn, after.startsOn),
    ...counted('night', before.nights, after.nights),
    ...counted('adult', before.adults, after.adults),
    ...counted('child', before.children, after.children, 'children'),
    ...counted('room', before.rooms, after.rooms),
    ...instead('The route is', routeText(after.route), routeText(before.route)),
    ...hotels(before.hotels, after.hotels),
    ...days(before.itinerary, after.itinerary),
    ...listed(before.inclusions, after.inclusions, 'Now included', 'No longer included'),
    ...listed(before.exclusions, after.exclusions, 'Now not included', 'No longer named as not included'),
    ...lines(before.lines, after.lines),
    ...discount(before.discount, after.discount),
    ...(before.gst === after.gst
      ? []
      : [after.gst === 'included' ? 'GST is now in the prices.' : 'GST is now added to the prices.']),
    ...(before.abroad === after.abroad
      ? []
      : [after.abroad ? 'TCS is now collected.' : 'TCS is no longer collected.']),
    ...charges(before.charges, after.charges),
    ...instead('It can be accepted until', longDay(after.validUntil), longDay(before.validUntil)),
    ...(before.message === after.message
      ? []
      : [`The message to you is ${after.message === '' ? 'left out' : 'new'}.`]),
  ]
}

function total(from: DatedQuotation, to: DatedQuotation): string[] {
  const [before, after] = [from, to].map(({ quotation, taxDay }) =>
    formatPaise(quotationTotal(quotation, taxDay).toUs),
  )
  return instead('The total is', after ?? '', before ?? '')
}

function instead(subject: string, after: string, before: string): string[] {
  if (after === before) return []
  if (after === '') return [`${subject} left out; it was ${before}.`]
  return [before === '' ? `${subject} ${after}.` : `${subject} ${after} instead of ${before}.`]
}

function start(before: string | null, after: string | null): string[] {
  if (before === after) return []
  if (after === null) return ['The day of departure is open.']
  return [`The trip starts on ${longDay(after)}${before === null ? '' : ` instead of ${longDay(before)}`}.`]
}

function counted(one: string, before: number, after: number, many = `${one}s`): string[] {
  if (before === after) return []
  return [
    `${after === 0 ? 'No' : after} ${after === 1 ? one : many} instead of ${before === 0 ? 'none' : before}.`,
  ]
}

function hotels(before: Quotation['hotels'], after: Quotation['hotels']): string[] {
  const cities = [...new Set([...after, ...before].map(({ city }) => city))]
  return cities.flatMap((city) => {
    const [old, now] = [before, after].map((rows) =>
      rows
        .filter((row) => row.city === city)
        .map(hotelText)
        .join(' and '),
    )
    if (old === now) return []
    if (!old) return [`Hotel in ${city}: ${now}, which is new.`]
    return now
      ? [`Hotel in ${city}: ${now} instead of ${old}.`]
      : [`No hotel in ${city} any more; it was ${old}.`]
  })
}

function hotelText({ hotel, stars, nights }: Quotation['hotels'][number]): string {
  const category = stars === null ? '' : `, ${stars}-star`
  return `${hotel} (${nights === 1 ? '1 night' : `${nights} nights`}${category})`
}

function days(before: Quotation['itinerary'], after: Quotation['itinerary']): string[] {
  const count = Math.max(before.length, after.length)
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const [old, now] = [before[at], after[at]]
    const name = `Day ${at + 1}`
    if (!now) return [`${name} is left out; it was ${quoted(old?.title ?? '')}.`]
    if (!old) return [`${name} is new: ${quoted(now.title)}.`]
    if (old.title !== now.title) return [`${name} is ${quoted(now.title)} instead of ${quoted(old.title)}.`]
    return same(old.activities, now.activities)
      ? []
      : [`${name}, ${quoted(now.title)}, has a changed programme.`]
  })
}

function listed(
  before: readonly string[],
  after: readonly string[],
  added: string,
  removed: string,
): string[] {
  return [
    ...after.filter((line) => !before.includes(line)).map((line) => sentence(added, line)),
    ...before.filter((line) => !after.includes(line)).map((line) => sentence(removed, line)),
  ]
}

function lines(before: Quotation['lines'], after: Quotation['lines']): string[] {
  const labels = [...new Set([...after, ...before].map(({ label }) => label))]
  return labels.flatMap((label) => {
    const [old, now] = [before, after].map((rows) =>
      rows
        .filter((row) => row.label === label)
        .map(({ quantity, unitPaise }) => `${quantity} × ${formatPaise(unitPaise)}`)
        .join(' and '),
    )
    if (old === now) return []
    if (!old) return [`New in the price: ${label}, ${now}.`]
    return now ? [`${label}: ${now} instead of ${old}.`] : [`No longer in the price: ${label}, ${old}.`]
  })
}

function discount(before: Quotation['discount'], after: Quotation['discount']): string[] {
  if (before?.paise === after?.paise && before?.reason === after?.reason) return []
  if (!after) return [`The discount of ${formatPaise(before?.paise ?? 0)} is left out.`]
  const was = before && before.paise !== after.paise ? ` instead of ${formatPaise(before.paise)}` : ''
  return [`The discount is ${formatPaise(after.paise)}${was}, for ${quoted(after.reason)}.`]
}

function charges(before: readonly Charge[], after: readonly Charge[]): string[] {
  const names = [...new Set([...after, ...before].map(({ name }) => name))]
  return names.flatMap((name) => {
    const both = (textOf: (charge: Charge) => string) =>
      [before, after].map((rows) =>
        rows
          .filter((row) => row.name === name)
          .map(textOf)
          .join(' and '),
      )
    const [old, now] = both(chargeText)
    const [oldWay, nowWay] = both(({ paid }) => paid)
    if (old === now) return oldWay === nowWay ? [] : [`${name}: paid ${nowWay} instead of ${oldWay}.`]
    if (!old) return [`Also to pay to others: ${name}, ${now}.`]
    if (!now) return [`No longer to pay to others: ${name}.`]
    const hasAmounts = [...before, ...after].every((row) => row.name !== name || row.amount)
    return hasAmounts && oldWay !== nowWay
      ? [`${name}: ${now}, paid ${nowWay}, instead of ${old}, paid ${oldWay}.`]
      : [`${name}: ${now} instead of ${old}.`]
  })
}

function chargeText({ amount, paid }: Charge): string {
  return amount ? amountText(amount) : `paid ${paid}`
}

function routeText(route: string): string {
  if (route === '') return ''
  const stays = parseRoute(route)
  return stays.includes(undefined) ? route : stays.map((stay) => `${stay?.city} (${stay?.nights})`).join(', ')
}

function placeName(slug: string): string {
  return slug.split('-').map(capital).join(' ')
}

function quoted(text: string): string {
  return text === '' ? '' : `“${text}”`
}

// A line that staff wrote may end with its own full stop.
function sentence(start: string, line: string): string {
  return `${start}: ${line}${/[.!?]$/.test(line) ? '' : '.'}`
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, at) => text === b[at])
}
