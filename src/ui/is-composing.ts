/** What browsers say of a key that an input method has taken; Safari ends the composition before it says so. */
const TAKEN_KEY_CODE = 229

/** Whether a key belongs to an input method, as those for Hindi and Gujarati: it chooses or cancels what is being composed. */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === TAKEN_KEY_CODE
}
