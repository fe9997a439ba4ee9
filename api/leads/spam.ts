import { TokenBuckets } from '../http/token-buckets.ts'

/** Why a lead is kept apart; it is stored all the same. */
export type SpamSignal = 'honeypot' | 'speed' | 'cross-site' | 'repetition' | 'volume'

/** Nobody fills in a form in less, not even with autofill. */
const MIN_FILL_MS = 2000
const MINUTE_S = 60
const DAY_S = 86_400
const MAX_REMEMBERED = 50_000

export type SpamClues = {
  id: string
  address: string
  contact: string
  fingerprint: string
  /** What was in the field that people never see. */
  honeypot: string | undefined
  filledInMs: number | undefined
  crossSite: boolean
}

/** Judges each new lead by what it says and by how many like it came before, in this process's memory. */
export function createSpamWatch() {
  const sameContent = new TokenBuckets({ burst: 3, perSecond: 1 / DAY_S })
  const sameContact = new TokenBuckets({ burst: 20, perSecond: 20 / DAY_S })
  const sameSender = new TokenBuckets({ burst: 10, perSecond: 10 / (10 * MINUTE_S) })
  // A carrier puts thousands of phones behind one address, but not ten enquiries a second for us.
  const sameAddress = new TokenBuckets({ burst: 600, perSecond: 1 })
  // A phone whose enquiry could not be stored comes again, and again: that is not repetition.
  const verdicts = new Map<string, SpamSignal | null>()

  const judge = ({ address, contact, fingerprint, ...clues }: SpamClues): SpamSignal | null => {
    const waits = [
      sameContent.take(fingerprint),
      sameContact.take(contact),
      sameSender.take(`${address} ${contact}`),
    ]
    const flooding = sameAddress.take(address) > 0
    if (clues.honeypot) return 'honeypot'
    if (clues.filledInMs !== undefined && clues.filledInMs < MIN_FILL_MS) return 'speed'
    if (clues.crossSite) return 'cross-site'
    if (waits.some((wait) => wait > 0)) return 'repetition'
    return flooding ? 'volume' : null
  }

  return (clues: SpamClues): SpamSignal | null => {
    const known = verdicts.get(clues.id)
    if (known !== undefined) return known
    const verdict = judge(clues)
    if (verdicts.size >= MAX_REMEMBERED) verdicts.delete(verdicts.keys().next().value as string)
    verdicts.set(clues.id, verdict)
    return verdict
  }
}
