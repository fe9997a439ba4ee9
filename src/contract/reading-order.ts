/**
 * Embeddings, overrides and isolates, which can show the text around them in another order: nobody types them, and Hindi,
 * Gujarati and Urdu are written without. https://www.unicode.org/reports/tr9/
 */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** The text without the characters that change the order in which it, and what follows it, is read. */
export function withoutDirectionControls(text: string): string {
  return text.replace(DIRECTION_CONTROLS, '')
}
