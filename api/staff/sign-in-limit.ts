import { TokenBuckets } from '../http/token-buckets.ts'

const HOUR_S = 3600

export type SignInTry = { address: string; email: string }

/** A code typed after the right password; `challenge` tells whose second step it is. */
export type CodeTry = { address: string; challenge: string }

/**
 * Bounds how often a password can be guessed. Only failures count: an office that signs in from one address in the
 * morning is not a guesser. A try is charged before the password is looked at, so a thousand at once gain nothing.
 */
export function createSignInLimit() {
  const byBoth = new TokenBuckets({ burst: 10, perSecond: 10 / HOUR_S })
  const byAddress = new TokenBuckets({ burst: 50, perSecond: 50 / HOUR_S })
  // Guessed from everywhere: slower for everyone, yet the owner is never locked out for long.
  const byEmail = new TokenBuckets({ burst: 100, perSecond: 100 / HOUR_S })

  return {
    /** 0, or the seconds to wait. */
    charge: ({ address, email }: SignInTry): number =>
      Math.ceil(byBoth.take(`${address} ${email}`) || byAddress.take(address) || byEmail.take(email)),
    /** The password was right. */
    refund: ({ address, email }: SignInTry): void => {
      byBoth.refund(`${address} ${email}`)
      byAddress.refund(address)
      byEmail.refund(email)
    },
    /** The same for the codes of the second step; a challenge is good for a few tries, an account for ten in a row. */
    chargeCode: ({ address, challenge }: CodeTry): number =>
      Math.ceil(byBoth.take(`${address} code ${challenge}`) || byAddress.take(address)),
    refundCode: ({ address, challenge }: CodeTry): void => {
      byBoth.refund(`${address} code ${challenge}`)
      byAddress.refund(address)
    },
  }
}
