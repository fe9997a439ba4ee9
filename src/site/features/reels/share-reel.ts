/** `unsupported`: this browser has no Web Share API. */
export type ShareOutcome = 'shared' | 'dismissed' | 'unsupported'

/** Passes a reel's URL to the device's share sheet. */
export async function shareReel(reel: { title: string; text: string; url: string }): Promise<ShareOutcome> {
  if (!navigator.share) return 'unsupported'
  try {
    await navigator.share(reel)
    return 'shared'
  } catch (error) {
    // Cancelled or failed: the spec asks only for a log entry (spec 1 §8).
    if ((error as DOMException).name !== 'AbortError') console.warn('Sharing failed.', error)
    return 'dismissed'
  }
}
