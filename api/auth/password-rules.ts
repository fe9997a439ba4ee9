import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '../../src/contract/lead.ts'

const TOO_COMMON = 'This password is too common. Please choose another, for example four random words.'
const TOO_PERSONAL = 'This password is like your name or e-mail address. Please choose another.'

/** Fewer different characters are a keyboard pattern. */
const MIN_DISTINCT_CHARACTERS = 5
/** Characters that must remain without the parts of the user's name and e-mail address. */
const MIN_REMAINING_LENGTH = 8
/** Shorter parts of a name occur in many words. */
const MIN_PART_LENGTH = 3

let common: Promise<ReadonlySet<string>> | undefined

/** Why a password is refused for this person; `undefined` when it is accepted. */
export async function passwordRefusal(
  password: string,
  { email, name }: { email: string; name: string },
): Promise<string | undefined> {
  if (password.length < MIN_PASSWORD_LENGTH) return PASSWORD_TOO_SHORT
  const text = password.toLowerCase()
  if (isLike(text, email, name)) return TOO_PERSONAL
  // Loaded when the first password is chosen, not at every start.
  common ??= readCommon().catch((error: unknown) => {
    // The next password asks for it again.
    common = undefined
    throw error
  })
  return (await common).size > 0 && isCommon(text, await common) ? TOO_COMMON : undefined
}

function isLike(text: string, email: string, name: string): boolean {
  const parts = `${email} ${name}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= MIN_PART_LENGTH)
    // The longest first: `meera` is part of `meeranair`.
    .sort((a, b) => b.length - a.length)
  let left = text
  for (const part of parts) left = left.replaceAll(part, '')
  return left !== text && left.replace(/[^\p{L}\p{N}]/gu, '').length < MIN_REMAINING_LENGTH
}

// `Password2024!` is `password`, and `qwertyqwerty` is `qwerty`.
function isCommon(text: string, list: ReadonlySet<string>): boolean {
  if (new Set(text).size < MIN_DISTINCT_CHARACTERS) return true
  const letters = [...text.matchAll(/\p{L}/gu)]
  const last = letters.at(-1)
  const word = last ? text.slice(letters[0]?.index, last.index + last[0].length) : ''
  const plain = word.replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign)
  const half = text.slice(0, text.length / 2)
  return [text, word, plain].some((form) => list.has(form)) || (half + half === text && list.has(half))
}

const LOOKALIKES: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

// The most frequent passwords in data leaks (zxcvbn).
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String))
}
