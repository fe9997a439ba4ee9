/** `unsupported`: this browser has nothing to share with. */
export type ShareOutcome = 'shared' | 'dismissed' | 'unsupported'

/** Hands a reel's address to the device's share feature. */
export async function shareReel(reel: { title: string; text: string; url: string }): Promise<ShareOutcome> {
  if (!navigator.share) return 'unsupported'
  try {
    await navigator.share(reel)
    return 'shared'
  } catch (error) {
    // Thought better of it, or it failed: the log is all the spec wants (spec 1 §8).
    if ((error as DOMException).name !== 'AbortError') console.warn('Sharing failed.', error)
    return 'dismissed'
  }
}
