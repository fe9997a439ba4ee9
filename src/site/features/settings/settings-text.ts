import { deviceText } from '../../../language/device.ts'

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
  const t = deviceText()
  const [kept, all, size] = [String(count), String(of), megabytes(bytes)]
  if (count >= of) return t.reelsSaved(all, size)
  if (fetching === 'videos') return t.reelsSaving(kept, all, size)
  if (!wanted) return t.reelsOff
  if (fetching === 'pictures') return t.reelsAfterPictures
  const when = isMetered ? t.onWiFi : t.atNextVisit
  return count === 0 ? t.reelsNone(when) : t.reelsSome(kept, all, size, when)
}

/** Bytes as megabytes with one decimal. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** What clearing the device deletes, and that it keeps what has not been sent. */
export function clearDeviceQuestion(unsent: number): string {
  const t = deviceText()
  if (unsent === 0) return t.clearQuestion
  return `${t.clearQuestion} ${unsent === 1 ? t.clearKeepsOne : t.clearKeeps(String(unsent))}`
}
