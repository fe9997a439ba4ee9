/** Shows the number of unsent enquiries on the app's icon, where there is one. Page and worker; never throws. */
export async function showBadge(unsent: number): Promise<void> {
  try {
    if (unsent > 0) await navigator.setAppBadge?.(unsent)
    else await navigator.clearAppBadge?.()
  } catch {
    // Not installed, or not permitted.
  }
}
