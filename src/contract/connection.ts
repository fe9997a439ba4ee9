/** The Network Information API, `navigator.connection`: in Chromium only, in pages and workers. */
export interface Connection {
  saveData?: boolean
  /** Measured speed: `slow-2g`, `2g`, `3g`, `4g`. */
  effectiveType?: string
  /** Kind of network: `wifi`, `cellular`, … */
  type?: string
}

/** Whether videos must not load automatically: the connection is too slow, or the traveller saves data. */
export function isFrugal(link: Connection | undefined): boolean {
  return Boolean(link?.saveData) || (link?.effectiveType ?? '').endsWith('2g')
}

/** Whether nothing must be prefetched: the connection is slow or probably metered, or the traveller saves data. */
export function isMetered(link: Connection | undefined): boolean {
  return isFrugal(link) || link?.effectiveType === '3g' || link?.type === 'cellular'
}
