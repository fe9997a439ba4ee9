import { latinDigits } from './latin-digits.ts'

/** Digits of an Indian number (spec 1 §5). */
const LENGTH = 10
/** More than a number of any country has, with `00` and a mistake. */
const MAX_KEPT = 20
/** What people write between digits, with the invisible marks that come with a number copied from a messenger. */
export const BETWEEN_DIGITS = /[\s\p{Cf}()[\].\-\u2010-\u2015\u2212]/gu
/** Ten digits, after `+91`, `0091`, `091` or `91`; with the `0` or `(0)` of inland calls, those after it are ten and begin with no other. */
const INDIAN = /^(?:(?:\+|00|0)?91((?!0[1-9])\d{10})|(?:(?:\+|00|0)?910|0)?([1-9]\d{9}))$/
/** May be an inland number with its `0`, or the beginning of one after `091`. */
const UNDECIDED = /^091\d{8,9}$/
const PREFIXED = /^(?:\+|0|91)/
const FOREIGN = /^\+(?!91)[1-9]\d{6}/

/**
 * The ten digits of an Indian number, however it is written. Any other text stays as it is, with `+` for the `00` in front of a
 * code, so that no rule takes it for an Indian number.
 */
export function readContact(typed: string): string {
  const text = closedUpNumber(typed)
  if (isWholeContact(text) && !text.startsWith('0091')) return text
  return tenDigits(text) ?? text.replace(/^00/, '+')
}

/** Whether this is a whole Indian number, as {@link readContact} gives it. */
export function isWholeContact(contact: string): boolean {
  return /^\d{10}$/.test(contact)
}

/** A number without what is written between its digits. */
export function closedUpNumber(typed: string): string {
  return withPlus(typed).replace(BETWEEN_DIGITS, '')
}

/** Whether this is a number of another country, as {@link readContact} gives it. */
export function isForeignContact(contact: string): boolean {
  return FOREIGN.test(contact)
}

/** A number while it is being typed: its digits and a `+` in front, and ten digits once it is a whole Indian number. */
export function typedContact(typed: string): string {
  const text = signAndDigits(typed)
  const whole = UNDECIDED.test(text) ? undefined : tenDigits(text)
  return whole ?? text.slice(0, MAX_KEPT)
}

/**
 * The same in a field that stops at ten digits (spec 1 §5). After a country code it does not stop, because the first ten digits
 * would be another number. A digit too many is not put in; `before` is what the field had.
 */
export function contactDigits(typed: string, before = ''): string {
  if (!isContactCut(typed)) return typedContact(typed)
  const text = signAndDigits(typed)
  return before.length === LENGTH && text.length === LENGTH + 1 ? before : text.slice(0, LENGTH)
}

/** Whether such a field leaves out a digit of this text. */
export function isContactCut(typed: string): boolean {
  const text = signAndDigits(typed)
  return text.length > LENGTH && !PREFIXED.test(text)
}

function tenDigits(text: string): string | undefined {
  const [, afterCode, others] = INDIAN.exec(text) ?? []
  return afterCode ?? others
}

function signAndDigits(typed: string): string {
  const text = withPlus(typed)
  return (/^[^\d+]*\+/.test(text) ? '+' : '') + text.replace(/\D/g, '')
}

// Keyboards for East Asian scripts have a plus of their own, as they have digits.
function withPlus(typed: string): string {
  return latinDigits(typed).replaceAll('\uff0b', '+')
}
