import type { Language } from '../contract/languages.ts'
import { MESSAGE_GROUPS, type MessageGroup, messageGroups } from '../contract/message-groups.ts'
import { addTexts, currentLanguage, setLanguage } from './current.ts'

const TRANSLATIONS = {
  hi: () => import('./hi/index.ts'),
  gu: () => import('./gu/index.ts'),
}

// The same objects for a whole document; the server changes the language with every page.
const loaded = new Set<MessageGroup>()

/**
 * Sets the language of the document once the messages of the page at `path` are loaded, or without `path` all of them.
 * English needs none, so that it loads nothing.
 */
export async function loadLanguage(language: Language, path?: string): Promise<void> {
  if (language === 'en') return setLanguage('en')
  const { texts, groups } = await TRANSLATIONS[language]()
  const wanted = path === undefined ? MESSAGE_GROUPS : messageGroups(path)
  const parts = await Promise.all(wanted.map((group) => groups[group]()))
  setLanguage(language, Object.assign({}, texts, ...parts.map((part) => part.texts)))
  loaded.clear()
  for (const group of wanted) loaded.add(group)
}

/**
 * Loads what the page at `path` shows beside what is loaded, or without `path` everything; `undefined` if nothing is missing.
 * What cannot be loaded stays English.
 */
export function loadMessages(path?: string): Promise<void> | undefined {
  const language = currentLanguage()
  if (language === 'en') return undefined
  const wanted = path === undefined ? MESSAGE_GROUPS : messageGroups(path)
  const missing = wanted.filter((group) => !loaded.has(group))
  if (missing.length === 0) return undefined
  return TRANSLATIONS[language]()
    .then(({ groups }) => Promise.all(missing.map((group) => groups[group]())))
    .then(
      (parts) => {
        for (const { texts } of parts) addTexts(texts)
        for (const group of missing) loaded.add(group)
      },
      (error: unknown) => console.info('Messages could not be loaded.', error),
    )
}
