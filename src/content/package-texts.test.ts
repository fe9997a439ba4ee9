import { describe, expect, it } from 'vitest'
import type { Package } from '../contract/catalogue.ts'
import { packages } from './packages/index.ts'

/** What the texts of a package promise has to agree with its own fields, and be plain English. */

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
WORDS.push('eleven', 'twelve', 'thirteen')
const numberOf = (text: string) => {
  const word = WORDS.indexOf(text.toLowerCase())
  return word >= 0 ? word : Number(text)
}
const NUMBER = `\\d{1,2}|${WORDS.join('|')}`
const days = (p: Package) => p.itinerary.flatMap((day) => [day.title, ...day.activities])
const sentences = (texts: readonly string[]) => texts.flatMap((text) => text.split(/(?<=[.;:?!]) /))
const allTexts = (p: Package) => [p.overview, ...p.highlights, ...days(p), ...p.inclusions, ...p.exclusions]

function nightsOf(covered: string): Map<string, number> {
  const nights = new Map<string, number>()
  for (const stay of covered.split(' -- ')) {
    const [, city = '', count = ''] = stay.match(/^(.*)-(\d+)N$/) ?? []
    nights.set(city, (nights.get(city) ?? 0) + Number(count))
  }
  return nights
}

/** A sentence that says who pays leaves the choice to the traveller. */
const AT_OWN_COST =
  /\(extra\)|own cost|extra cost|optional|you can|can be|you may|if you|own choice|at leisure|on your own|time for|stop for|lunch stop/i

function promises(p: Package, meal: 'lunch' | 'dinner'): string[] {
  const isPromised = new RegExp(
    `\\b${meal}\\b[^.;]{0,40}\\b(?:is|are|comes|follows)\\b (?:cooked|served|laid|included|on|in|by|beside|at)\\b|\\b${meal} (?:at the hotel|with the|for two)\\b`,
    'i',
  )
  return sentences(days(p)).filter((text) => isPromised.test(text) && !AT_OWN_COST.test(text))
}

describe('the texts of a package agree with its fields', () => {
  it.each(packages.map((p) => [p.key, p] as const))('%s names its nights by city', (_, p) => {
    const stays = nightsOf(p.destinationCovered)
    expect([...stays.values()].reduce((sum, nights) => sum + nights, 0)).toBe(p.nights)
    expect(p.days).toBe(p.nights + 1)
    expect(p.itinerary).toHaveLength(p.days)
    const line = p.inclusions[0] ?? ''
    for (const [city, nights] of stays) {
      const said = line.match(new RegExp(`\\b(${NUMBER})(?: nights?)? (?:in|on|at) ${city}\\b`, 'i'))?.[1]
      if (said) expect(numberOf(said), `${city}: ${line}`).toBe(nights)
    }
  })

  it('say as many days as the package has', () => {
    for (const p of packages)
      for (const text of [p.overview, ...p.highlights]) {
        const said = text.match(new RegExp(`\\b(${NUMBER}) (?:active )?days\\b(?! of leave)`, 'i'))?.[1]
        const isWhole = new RegExp(
          `^(?:${NUMBER}) (?:active )?days\\b(?! to )|in (?:${NUMBER}) days`,
          'i',
        ).test(text)
        if (said && isWhole) expect(numberOf(said), `${p.key}: ${text}`).toBe(p.days)
      }
  })

  it('promise no meal in a day that is not among the inclusions', () => {
    for (const p of packages)
      for (const meal of ['lunch', 'dinner'] as const) {
        const included = p.inclusions.join('\n')
        const isIncluded = new RegExp(`${meal}|all meals|every meal|full board|barbecue`, 'i').test(included)
        if (!isIncluded) expect(promises(p, meal), p.key).toEqual([])
      }
  })

  it('call something included only when an inclusion names it', () => {
    for (const p of packages) {
      const words = (text: string) => text.toLowerCase().match(/[a-z]{5,}/g) ?? []
      const named = new Set(p.inclusions.flatMap(words).map((word) => word.slice(0, 5)))
      for (const text of sentences([...days(p), ...p.highlights]))
        if (/\bincluded\b/i.test(text) && !/not included/i.test(text))
          expect(
            words(text).some((word) => word !== 'included' && named.has(word.slice(0, 5))),
            `${p.key}: ${text}`,
          ).toBe(true)
    }
  })

  it('say what is in the price and what is not without contradiction', () => {
    for (const p of packages) {
      const [inside, outside] = [p.inclusions.join('\n'), p.exclusions.join('\n')]
      expect(p.includes.includes('Breakfast'), p.key).toBe(/breakfast|all meals/i.test(inside))
      const isFlightOut = /^(?:return |international )?(?:flights?|airfare)\b(?! baggage)/im.test(outside)
      expect(p.includes.includes('Flights') && isFlightOut, p.key).toBe(false)
      if (p.includes.includes('Flights')) expect(inside, p.key).toMatch(/return economy (?:flights|airfare)/i)
      for (const line of p.inclusions) expect(p.exclusions, p.key).not.toContain(line)
    }
  })

  it('offer as one of two in the highlights what the inclusions offer as one of two', () => {
    for (const p of packages)
      for (const [, first = '', second = ''] of p.inclusions
        .map((line) => line.match(/^(\w+)[\w ]* or (\w+)[\w ]*$/))
        .filter((match) => match !== null)) {
        const naming = p.highlights.filter((text) => text.toLowerCase().includes(second.toLowerCase()))
        for (const text of naming)
          if (!text.toLowerCase().includes(first.toLowerCase()))
            expect(p.highlights.join('\n'), p.key).not.toContain(first)
      }
  })
})

/** Claims that the agency cannot show, and ways of writing that readers stumble over. */
const NOT_PLAIN = [
  /\bour (?:\w+ )?(?:office|partners|branch)\b/i,
  /\bmost (?:\w+ )?(?:couples|families|travellers|guests) (?:like|love|prefer)\b|\bask for most\b/i,
  /\bnurse(?! sharks)\b|\bguaranteed?\b|\bunforgettable\b|\bmagical\b|(?<!bird )\bparadise\b|\bhidden gem\b/i,
  /\b(?:near-by|hundredweight|upon|amid|amidst|whilst|thither|yonder|ere|betwixt|sup|supper|one can|all but)\b/i,
  /\bunhurried\b|\bwithout (?:hurry|elbows)\b|\bkindest\b|\bare on us\b|\bcosts? none\b/i,
  /\b(?:is|are) yours\b|\bbelongs to the sea\b|\bin your hair\b|\bnothing (?:at all|before noon)\b/i,
  /\bhello\b|\blike (?:kites|stage sets|praying hands)\b|\bforest of \d+ columns\b|\bholds its breath\b/i,
]

describe('the texts of a package are plain', () => {
  it.each(packages.map((p) => [p.key, p] as const))(
    '%s has no riddle and no claim nobody can show',
    (_, p) => {
      for (const text of allTexts(p)) for (const pattern of NOT_PLAIN) expect(text).not.toMatch(pattern)
    },
  )
})
