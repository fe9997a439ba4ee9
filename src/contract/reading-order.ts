/**
 * Embeddings, overrides and isolates, which can show the text around them in another order: nobody types them, and Hindi,
 * Gujarati and Urdu are written without. https://www.unicode.org/reports/tr9/
 */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * More marks on one letter than any language has (https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format). To compose them takes
 * as long as their number squared, and texts are composed before their length is judged.
 */
const TOO_MANY_MARKS = /\p{M}{31}/u

/** Whether it would take long to compose the text. */
export function hasTooManyMarks(text: string): boolean {
  return TOO_MANY_MARKS.test(text)
}

/**
 * The text as it is stored: without those, and with letters and marks composed (NFC), because phones write `é` as one character or as
 * two, which are not found by each other.
 */
export function storedText(text: string): string {
  const shown = withoutDirectionControls(text)
  return hasTooManyMarks(shown) ? shown : shown.normalize('NFC')
}

/** The text without the characters that change the order in which it, and what follows it, is read. */
export function withoutDirectionControls(text: string): string {
  return text.replace(DIRECTION_CONTROLS, '')
}
