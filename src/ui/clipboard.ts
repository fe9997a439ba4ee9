/** Copies a text; answers whether it could. Browsers have no clipboard over plain HTTP, and may refuse it elsewhere. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
