/**
 * Copies a text; resolves to whether it succeeded. Browsers have no clipboard over plain HTTP, and may refuse access elsewhere.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
