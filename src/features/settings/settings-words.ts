type Reels = {
  reels: { count: number; bytes: number }
  /** How many there are. */
  of: number
  fetching: 'pictures' | 'videos' | undefined
  wanted: boolean
  isMetered: boolean
}

/** How the keeping of reels stands, in a line: `8 reels, 3.1 MB, saved`. */
export function reelsStatus({ reels: { count, bytes }, of, fetching, wanted, isMetered }: Reels): string {
  if (count >= of) return `${of} reels, ${megabytes(bytes)}, saved`
  if (fetching === 'videos') return `Saving: ${count} of ${of} reels, ${megabytes(bytes)}`
  if (!wanted) return 'Not saved'
  if (fetching === 'pictures') return 'Pictures are saved first'
  const when = isMetered ? 'saved on Wi-Fi.' : 'saved at your next visit.'
  if (count === 0) return `Not saved yet: ${when}`
  return `${count} of ${of} reels, ${megabytes(bytes)}, saved; the rest is ${when}`
}

/** Bytes as megabytes with one decimal. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
