import { addressIn, isLanguage, LANGUAGES, type Language } from '../contract/languages.ts'
import { LOCAL_KEYS } from '../contract/storage-names.ts'
import { readLocal, writeLocal } from './web-storage.ts'

/** Addresses that the installed app and its shortcuts start with. All others were opened by a link and stay as they are. */
const STARTS = ['/', '/enquiries', '/video']

/** The language that the traveller chose on this device, if any. */
export function chosenLanguage(): Language | undefined {
  const chosen = readLocal(LOCAL_KEYS.language)
  return isLanguage(chosen) ? chosen : undefined
}

/** Stores the traveller's choice. */
export function chooseLanguage(language: Language): void {
  writeLocal(LOCAL_KEYS.language, language)
}

/** Whether the app starts at this address, a path with its query. */
export function isStart(address: string): boolean {
  return STARTS.includes(address)
}

/** The start in the chosen language, where this page is a start in another one and no link of the site led here. */
export function chosenStart(): string | undefined {
  const { origin, pathname, search, hash } = location
  const chosen = isStart(pathname + search + hash) && chosenLanguage()
  if (!chosen || chosen === 'en' || document.referrer.startsWith(`${origin}/`)) return undefined
  return addressIn(chosen, pathname)
}

/** The first of a browser's languages that the site has. */
export function preferredLanguage(languages: readonly string[]): Language {
  const known = languages.map((tag) => tag.split('-')[0]).find(isLanguage)
  return known ?? LANGUAGES[0]
}
