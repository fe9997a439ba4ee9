import { isTripPath } from './trip-path.ts'

/** The languages of the travellers' site; English has addresses without a prefix. */
export const LANGUAGES = ['en', 'hi', 'gu'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language as it is written in its own, for its link. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' }

/** The `lang` of a page. */
export const HTML_LANGUAGES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN', gu: 'gu-IN' }

const PREFIX = /^\/(hi|gu)(?=\/|$)/

/** The language of an address and its path without the language: `/hi/bali` → `hi`, `/bali`. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const prefix = PREFIX.exec(pathname)
  if (!prefix) return { language: 'en', path: pathname }
  // With two slashes at its start, the rest would be the address of another site where it is a link or a redirect.
  let start = prefix[0].length
  while (pathname[start] === '/' || pathname[start] === '\\') start++
  return { language: prefix[1] as Language, path: `/${pathname.slice(start)}` }
}

/** A path, which may have a query, in a language: `hi`, `/bali` → `/hi/bali`. Trips have one address for all languages. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en' || isTripPath(path)) return path
  return `/${language}${/^\/(?=$|[?#])/.test(path) ? path.slice(1) : path}`
}

/** An address whose language is written with capitals, in small letters: `/HI/bali` → `/hi/bali`; `undefined` for all others. */
export function inSmallLetters(pathname: string): string | undefined {
  const prefix = /^\/(?:hi|gu)(?=\/|$)/i.exec(pathname)?.[0]
  if (!prefix || prefix === prefix.toLowerCase()) return undefined
  return prefix.toLowerCase() + pathname.slice(prefix.length)
}

/**
 * The one address of a page: its language in small letters, and a single slash after it. A trip, whose text is in English, has one
 * without a language.
 */
export function addressOf(pathname: string): string {
  const { language, path } = splitLanguage(inSmallLetters(pathname) ?? pathname)
  return addressIn(language, path)
}

/** Whether a value is the name of a language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language)
}
