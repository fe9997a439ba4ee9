type Reels = {
  reels: { count: number; bytes: number }
  /** How many there are. */
  of: number
  fetching: 'pictures' | 'videos' | undefined
  wanted: boolean
  isMetered: boolean
}

/** The state of the stored reels in one line: `8 reels, 3.1 MB, saved`. */
export function keptReelsText({ reels: { count, bytes }, of, fetching, wanted, isMetered }: Reels): string {
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

/** What clearing the device deletes, and that it keeps what has not been sent. */
export function clearDeviceQuestion(unsent: number): string {
  const question =
    'Unfinished forms, the list of enquiries you sent, the trips kept here, and the packages and videos you saved are deleted from this device.'
  if (unsent === 0) return question
  const stay = unsent === 1 ? 'One enquiry or answer that has' : `${unsent} enquiries or answers that have`
  return `${question} ${stay} not been sent yet will stay until sent. To delete them too, open "My enquiries".`
}
