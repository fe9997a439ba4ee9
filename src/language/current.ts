import { addressIn, HTML_LANGUAGES, type Language } from '../contract/languages.ts'
import { isTripPath } from '../contract/trip-path.ts'
import type { English } from './english.ts'

/** The same messages in another language: texts stay texts, and messages with values take the same values. */
export type Translated<T> = {
  [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translated<T[Key]>
}

/** All messages of a language other than English. */
export type Translation = { [Area in keyof English]: Translated<English[Area]> }

// A document has one language until it is left, and the server renders one page after the other.
let current: Language = 'en'
let translation: Partial<Translation> = {}

/** Sets the language of the document; `texts` are its messages, or those that are loaded, and English needs none. */
export function setLanguage(language: Language, texts: Partial<Translation> = {}): void {
  current = language
  translation = texts
}

/** Adds messages that were loaded later. */
export function addTexts(texts: Partial<Translation>): void {
  translation = { ...translation, ...texts }
}

/** The language of the document. */
export function currentLanguage(): Language {
  return current
}

/**
 * Makes the function that reads an area's messages in the document's language, from its English ones; these are also read
 * where the others could not be loaded.
 */
export function messagesOf<Area extends keyof English>(
  area: Area,
  english: English[Area],
): () => Translation[Area] {
  return () => translation[area] ?? (english as Translation[Area])
}

/** The `lang` of a part that stays English; absent where the document is English. */
export function englishLang(): 'en' | undefined {
  return current === 'en' ? undefined : 'en'
}

/** The `lang` of a translated part inside an English one; absent where the document is English. */
export function ownLang(): string | undefined {
  return current === 'en' ? undefined : HTML_LANGUAGES[current]
}

/** A path of this site in the document's language. */
export function localAddress(path: string): string {
  return addressIn(current, path)
}

/** Whether a path of this site is another document: trips are in English only, in a document of their own. */
export function isOtherDocument(path: string): boolean {
  return current !== 'en' && isTripPath(path)
}

/** The locale for `Intl`: dates and numbers as in India, with the digits that travel sites there use. */
export function locale(): string {
  return `${HTML_LANGUAGES[current]}-u-nu-latn`
}
