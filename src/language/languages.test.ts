import { afterEach, describe, expect, it } from 'vitest'
import { catalogueSearch } from '../catalogue/search.ts'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import { ANSWER_OUTBOX_MESSAGES, OTHER_ANSWER_MESSAGE, TRIP_REFUSALS } from '../contract/answer-messages.ts'
import { OUTBOX_MESSAGES } from '../contract/enquiry-messages.ts'
import { MESSAGE_GROUPS } from '../contract/message-groups.ts'
import { formatRupees } from '../contract/rupees.ts'
import { answerRefusalText, answers } from './answers.ts'
import { locale, setLanguage, type Translation } from './current.ts'
import { monthName } from './dates.ts'
import { device } from './device.ts'
import type { English } from './english.ts'
import { enquiries } from './enquiries.ts'
import { finding, findingText } from './finding.ts'
import { errorText, form } from './form.ts'
import { groups as guGroups, texts as guTexts } from './gu/index.ts'
import { groups as hiGroups, texts as hiTexts } from './hi/index.ts'
import { home } from './home.ts'
import { layout } from './layout.ts'
import { packagePage } from './package.ts'
import { packageDetails } from './package-details.ts'
import { party } from './party.ts'
import { place } from './place.ts'
import { reels } from './reels.ts'

const english: English = {
  layout,
  form,
  home,
  place,
  packagePage,
  packageDetails,
  finding,
  party,
  reels,
  enquiries,
  answers,
  device,
}

/** All messages of a language: those that every page has, and each group. */
async function allTexts(texts: Partial<Translation>, groups: typeof hiGroups): Promise<Translation> {
  const parts = await Promise.all(MESSAGE_GROUPS.map((group) => groups[group]()))
  return Object.assign({}, texts, ...parts.map((part) => part.texts))
}
const hi = await allTexts(hiTexts, hiGroups)
const gu = await allTexts(guTexts, guGroups)
const SCRIPTS = { hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u }
const OTHER_SCRIPTS = { hi: /\p{Script=Gujarati}/u, gu: /[\u0900-\u0963\u0966-\u097f]/ }

const CITIES = new RegExp([...new Set(packages.map(({ theme }) => theme)), 'Goa'].join('|'), 'g')
const lacked = ({ lacks = '' }: { lacks?: string }) => lacks

/** Names of taxes, and what can be typed into a search that understands English. */
const LATIN = ['packageDetails.gst', 'packageDetails.tcs', 'finding.prompt']

type Messages = { [name: string]: unknown }

/** Each message with its path; one that takes values is called with marks, which are easy to find again. */
function said(messages: Messages, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([name, message]): [string, string][] => {
    if (typeof message === 'string') return [[path + name, message]]
    if (typeof message === 'function') {
      const marks = Array.from({ length: message.length }, (_, index) => `<${index}>`)
      return [[path + name, message(...marks)]]
    }
    return said(message as Messages, `${path}${name}.`)
  })
}

afterEach(() => setLanguage('en'))

describe.each([
  ['hi', hi],
  ['gu', gu],
] as const)('the messages in %s', (language, texts) => {
  const translated = new Map(said(texts))

  it('have all areas of English', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  it('are those of English, with the same values', () => {
    setLanguage(language, texts)
    for (const [path, message] of said(english)) {
      const marks = (text: string) => [...new Set(text.match(/<\d>/g))].toSorted()
      expect(marks(translated.get(path) ?? 'missing'), path).toEqual(marks(message))
    }
  })

  it('are all in its script, and not in another', () => {
    for (const [path, message] of translated) {
      if (/\p{Letter}/u.test(message) && !LATIN.includes(path))
        expect(message, path).toMatch(SCRIPTS[language])
      expect(message, path).not.toMatch(OTHER_SCRIPTS[language])
      expect(message.trim(), path).not.toBe('')
    }
  })

  it('include every error of the rules, of the server and of the outbox', () => {
    setLanguage(language, texts)
    expect(errorText('Please enter your name.')).toMatch(SCRIPTS[language])
    expect(errorText('A sentence of a later server.')).toBe('A sentence of a later server.')
    for (const message of Object.values(OUTBOX_MESSAGES))
      expect(errorText(message)).toMatch(SCRIPTS[language])
    const ofAnswers = [TRIP_REFUSALS, ANSWER_OUTBOX_MESSAGES].flatMap((messages) => Object.values(messages))
    for (const message of [...ofAnswers, OTHER_ANSWER_MESSAGE])
      expect(answerRefusalText(message)).toMatch(SCRIPTS[language])
  })

  it('has rupees in lakhs and dates with the digits that are used in India', () => {
    setLanguage(language, texts)
    expect(new Intl.NumberFormat(locale()).format(274_999)).toBe('2,74,999')
    expect(formatRupees(274_999)).toBe('₹2,74,999')
    const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(new Date(2026, 11, 5))
    expect(day).toMatch(SCRIPTS[language])
    expect(day).toMatch(/5.*2026/)
  })
})

describe('what a search says', () => {
  const search = catalogueSearch({ version: 'test', packages, destinations })
  const answerIn = (language: 'hi' | 'gu', texts: Translation, words: string) => {
    setLanguage(language, texts)
    return search(words, undefined, undefined, { ...findingText().wishes, month: monthName })
  }

  it('is in the language of the page, without a word of English but names', () => {
    const words = 'goa family honeymoon trips from delhi with flights 4 nights in december under 20000 5 star'
    for (const [language, texts] of [
      ['hi', hi],
      ['gu', gu],
    ] as const) {
      const answer = answerIn(language, texts, words)
      const said = [...(answer?.understood ?? []), answer?.unmet ?? '', ...(answer?.hits ?? []).map(lacked)]
      expect(said.length).toBeGreaterThan(8)
      expect(said.join(' ').replaceAll(CITIES, '')).not.toMatch(/[A-Za-z]{2}/)
    }
  })

  it('is a whole sentence when no package is like that', () => {
    expect(answerIn('hi', hi, 'maldives under 50k')?.unmet).toBe(
      'Maldives की दो लोगों के लिए ₹50,000 तक में कोई ट्रिप नहीं मिली।',
    )
    expect(answerIn('gu', gu, 'maldives under 50k')?.unmet).toBe(
      'Maldivesની બે વ્યક્તિ માટે ₹50,000 સુધીમાં કોઈ ટ્રિપ મળી નહીં.',
    )
  })
})
