/**
 * Embeddings, overrides and isolates, which can show the text around them in another order: nobody types them, and Hindi,
 * Gujarati and Urdu are written without. https://www.unicode.org/reports/tr9/
 */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * The text as it is stored: without those, and with letters and marks composed (NFC), because phones write `é` as one character or as
 * two, which are not found by each other.
 */
export function storedText(text: string): string {
  return withoutDirectionControls(text).normalize('NFC')
}

/** The text without the characters that change the order in which it, and what follows it, is read. */
export function withoutDirectionControls(text: string): string {
  return text.replace(DIRECTION_CONTROLS, '')
}
