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

/** Whether videos must not load automatically: the traveller saves data, or the connection is as slow as 2G. */
export function savesDataOrIs2g(link: Connection | undefined): boolean {
  return Boolean(link?.saveData) || (link?.effectiveType ?? '').endsWith('2g')
}

/** Whether nothing must be prefetched: the connection is slow or probably metered, or the traveller saves data. */
export function isMetered(link: Connection | undefined): boolean {
  return savesDataOrIs2g(link) || link?.effectiveType === '3g' || link?.type === 'cellular'
}

/** At a lower speed, a video takes about a second or more to arrive, Mbit/s. */
const FAST_LINK = 5

/**
 * Whether content that may never be seen must wait for the first interaction: on a fast connection, loading it early delays
 * nothing.
 */
export function isNotFast(link: Connection | undefined): boolean {
  return savesDataOrIs2g(link) || (link?.downlink !== undefined && link.downlink < FAST_LINK)
}
