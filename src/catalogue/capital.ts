/** The text with its first letter in upper case: `beach` → `Beach`. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
