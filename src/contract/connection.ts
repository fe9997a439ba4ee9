/** What browsers that tell (Chromium) say about the link; `navigator.connection`, in pages and workers. */
export interface Connection {
  saveData?: boolean
  /** By measurement: `slow-2g`, `2g`, `3g`, `4g`. */
  effectiveType?: string
  /** By kind: `wifi`, `cellular`, … */
  type?: string
}

/** Whether a video is not to be fetched unasked: too slow to play, or the traveller saves data. */
export function isFrugal(link: Connection | undefined): boolean {
  return Boolean(link?.saveData) || (link?.effectiveType ?? '').endsWith('2g')
}

/** Whether nothing is to be fetched ahead over this link: it is frugal, slow, or paid for by the megabyte. */
export function isMetered(link: Connection | undefined): boolean {
  return isFrugal(link) || link?.effectiveType === '3g' || link?.type === 'cellular'
}
