import { hash } from 'node:crypto'
import { BoundedMap, TokenBuckets } from '../http/token-buckets.ts'

const HOUR_S = 3600
const MAX_BEGUN = 1_000

// The guesses at an account are counted under one of 4,096 keys, fewer than a map keeps. If each address had a key of its own, attempts
// at thousands of other accounts would push this one's count out of the map.
const accountKey = (email: string) => hash('sha256', email).slice(0, 3)

/** `device` is the id of a browser that this account has signed in with before. */
export type SignInAttempt = { address: string; email: string; device?: string | undefined }

/** A two-factor code; `challenge` identifies the pending sign-in, or the member who is signed in, and `account` whose codes are counted. */
export type CodeAttempt = { address: string; challenge: string; account?: string | undefined }

/**
 * Limits password guesses. Only failures count, so that a whole office can sign in from one address. An attempt is charged
 * before the password is verified and refunded when it was right, so that parallel attempts are limited too.
 */
export function createSignInLimit() {
  const byAddressAndEmail = new TokenBuckets({ burst: 10, perSecond: 10 / HOUR_S })
  const byAddress = new TokenBuckets({ burst: 50, perSecond: 50 / HOUR_S })
  // Against guesses from many addresses; the refill rate keeps the account's user from being locked out for long.
  const byEmail = new TokenBuckets({ burst: 100, perSecond: 100 / HOUR_S })
  // Replaces the other limits for a known device, so that guesses from elsewhere do not lock its user out.
  const byDevice = new TokenBuckets({ burst: 10, perSecond: 10 / HOUR_S })
  const deviceOf = new BoundedMap<string>(MAX_BEGUN)
  // Against codes from many addresses: any number of sign-ins may be begun with the right password.
  const byCodeAccount = new TokenBuckets({ burst: 10, perSecond: 40 / HOUR_S })
  // A stolen session may be used to guess the password from many addresses.
  const byMember = new TokenBuckets({ burst: 10, perSecond: 20 / HOUR_S })

  const options = new TokenBuckets({ burst: 60, perSecond: 240 / HOUR_S })
  // Apart from the guesses of passwords and codes: nobody guesses a signature.
  const passkeys = new TokenBuckets({ burst: 60, perSecond: 240 / HOUR_S })

  return {
    /** Charges a passkey challenge, which needs no session. Returns 0, or the seconds to wait. */
    chargeOptions: (address: string): number => Math.ceil(options.take(address)),
    /** Charges a passkey. Returns 0, or the seconds to wait. */
    chargePasskey: (address: string): number => Math.ceil(passkeys.take(address)),
    refundPasskey: (address: string): void => {
      passkeys.refund(address)
    },
    /** Charges a password attempt. Returns 0, or the seconds to wait. */
    charge: ({ address, email, device }: SignInAttempt): number =>
      Math.ceil(
        device !== undefined
          ? byDevice.take(device)
          : byAddressAndEmail.take(`${address} ${email}`) ||
              byAddress.take(address) ||
              byEmail.take(accountKey(email)),
      ),
    /** Refunds an attempt with the right password. */
    refund: ({ address, email, device }: SignInAttempt): void => {
      if (device !== undefined) byDevice.refund(device)
      else {
        byAddressAndEmail.refund(`${address} ${email}`)
        byAddress.refund(address)
        byEmail.refund(accountKey(email))
      }
    },
    /** The codes of this challenge are attempts of a known device, which had the right password. */
    begin: (challenge: string, device: string): void => {
      deviceOf.add(challenge, device)
    },
    /** Charges a two-factor code. Returns 0, or the seconds to wait. */
    chargeCode: ({ address, challenge, account }: CodeAttempt): number => {
      const device = deviceOf.get(challenge)
      if (device !== undefined) return Math.ceil(byDevice.take(device))
      const wait = byAddressAndEmail.take(`${address} code ${challenge}`) || byAddress.take(address)
      return Math.ceil(wait || (account === undefined ? 0 : byCodeAccount.take(account)))
    },
    /** Charges a password that a signed-in member enters again. Returns 0, or the seconds to wait. */
    chargeMember: (id: string): number => Math.ceil(byMember.take(id)),
    refundMember: (id: string): void => {
      byMember.refund(id)
    },
    refundCode: ({ address, challenge, account }: CodeAttempt): void => {
      const device = deviceOf.get(challenge)
      if (device !== undefined) byDevice.refund(device)
      else {
        byAddressAndEmail.refund(`${address} code ${challenge}`)
        byAddress.refund(address)
        if (account !== undefined) byCodeAccount.refund(account)
      }
    },
  }
}
