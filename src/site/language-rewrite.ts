import type { LocationRewrite } from '@tanstack/react-router'
import { addressIn, type Language, splitLanguage } from '../contract/languages.ts'

/** Routes and links are the same in every language: only the addresses that are seen have its prefix. */
export function languageRewrite(language: Language): Required<LocationRewrite> {
  return {
    input: ({ url }) => {
      const split = splitLanguage(url.pathname)
      if (split.language === language) url.pathname = split.path
      return url
    },
    output: ({ url }) => {
      url.pathname = addressIn(language, url.pathname)
      return url
    },
  }
}
