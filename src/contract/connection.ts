/** The Network Information API, `navigator.connection`: in Chromium only, in pages and workers. */
export interface Connection {
  saveData?: boolean
  /** Measured speed: `slow-2g`, `2g`, `3g`, `4g`. */
  effectiveType?: string
  /** Measured speed, Mbit/s. */
  downlink?: number
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

/** Below this a video takes about a second to arrive, Mbit/s. */
const FAST_LINK = 5

/** Whether what may never be looked at must wait until the traveller does something: on a fast link nobody notices it. */
export function isSlow(link: Connection | undefined): boolean {
  return isFrugal(link) || (link?.downlink !== undefined && link.downlink < FAST_LINK)
}
