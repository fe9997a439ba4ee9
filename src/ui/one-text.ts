/**
 * Sentences as the only text of an element, for what changes while it is shown. A browser that translates a page puts its own text in the
 * place of each; React then still changes the content of an element, but not one of several texts in it.
 */
export function asOneText(...sentences: readonly (string | false | undefined)[]): string {
  return sentences.filter(Boolean).join(' ')
}
