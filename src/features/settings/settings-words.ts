type Reels = {
  reels: { count: number; bytes: number }
  /** How many there are. */
  of: number
  fetching: boolean
  wanted: boolean
  isMetered: boolean
}

/** How the keeping of reels stands, in a line: `8 reels, 3.1 MB, saved`. */
export function reelsStatus({ reels: { count, bytes }, of, fetching, wanted, isMetered }: Reels): string {
  if (count >= of) return `${of} reels, ${megabytes(bytes)}, saved`
  if (fetching) return `Saving: ${count} of ${of} reels, ${megabytes(bytes)}`
  if (!wanted) return 'Not saved'
  const soFar = count > 0 ? `${count} of ${of} reels, ${megabytes(bytes)}, saved. ` : 'Not saved yet. '
  return soFar + (isMetered ? 'The rest waits for Wi-Fi.' : 'The rest follows at your next visit.')
}

/** Bytes as megabytes with one decimal. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
