import type { Language } from '../contract/languages.ts'
import { setLanguage } from './current.ts'

const TRANSLATIONS = {
  hi: () => import('./hi/index.ts'),
  gu: () => import('./gu/index.ts'),
}

/** Sets the language of the document once its messages are loaded. English needs none, so that it loads nothing. */
export async function loadLanguage(language: Language): Promise<void> {
  setLanguage(language, language === 'en' ? undefined : (await TRANSLATIONS[language]()).texts)
}
