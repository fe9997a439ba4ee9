/** Letters that Unicode does not decompose. */
const LETTERS: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  '’': "'",
}

// Devanagari by code point from U+0900; an empty text drops the sign. Gujarati has the same order.
const DEVANAGARI_START = 0x0900
const GUJARATI_OFFSET = 0x0a80 - DEVANAGARI_START
const DEVANAGARI = (
  'n n n - a a a i i u u ri l e e e ai o o o au ' +
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p f b bh m y r r l l l v sh sh s h'
)
  .split(' ')
  .map((sound) => (sound === '-' ? '' : sound))
const VOWEL_SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ')
const VOWEL_SIGNS_START = 0x093e
const NO_VOWEL = 0x094d
const isConsonant = (code: number) => code >= 0x0915 && code <= 0x0939

/** Lower-cased and without marks, Hindi and Gujarati in Latin letters: `Đà Lạt` → `da lat`, `गोवा` → `gova`. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u0900-\u097f\u0a80-\u0aff]+/g, latin)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đðıłøæœß’]/g, (letter) => LETTERS[letter] ?? letter)
}

// A consonant without a vowel sign is read with an a, except at the end of the word.
function latin(word: string): string {
  // Without the dot below, which marks sounds of other languages.
  const codes = Array.from(word.normalize('NFD'), (sign) => sign.codePointAt(0) ?? 0)
    .map((code) => (code >= DEVANAGARI_START + GUJARATI_OFFSET ? code - GUJARATI_OFFSET : code))
    .filter((code) => code !== 0x093c)
  return codes
    .map((code, at) => {
      const next = codes[at + 1]
      if (code >= 0x0966 && code <= 0x096f) return String(code - 0x0966)
      if (code >= VOWEL_SIGNS_START && code < NO_VOWEL) return VOWEL_SIGNS[code - VOWEL_SIGNS_START] ?? ''
      const sound = DEVANAGARI[code - DEVANAGARI_START] ?? ''
      if (!isConsonant(code)) return sound
      const hasVowel = next === undefined || (next >= VOWEL_SIGNS_START && next <= NO_VOWEL)
      return hasVowel ? sound : `${sound}a`
    })
    .join('')
}

/** The words and numbers of a text, folded: `₹1,50,000` → `rs 150000`, `6-7 nights` → `6 to 7 nights`. */
export function tokensOf(text: string): string[] {
  return (
    foldText(text)
      .replaceAll('₹', ' rs ')
      .replaceAll(/(?<=\d ?(?:k|l|lakhs?|lacs?)?)\+/g, ' plus ')
      .replaceAll(/(\d),(?=\d)/g, '$1')
      .replaceAll(/(\d)(?:st|nd|rd|th)(?![a-z])/g, '$1')
      .replaceAll(/(\d)n(?=\d{1,3}d)/g, '$1n ')
      .replaceAll(/(\d[a-z]{0,8}) {0,3}[-–—] {0,3}(?=\d)/g, '$1 to ')
      .match(/\d+(?:\.\d+)?|\p{L}[\p{L}\d]*/gu) ?? []
  )
}

/** Whether two words differ by at most `limit` letters; two letters in the wrong order count once. Returns how many. */
export function editDistance(a: string, b: string, limit: number): number | undefined {
  if (Math.abs(a.length - b.length) > limit) return undefined
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > limit) return undefined
    before = last
    last = row
  }
  const distance = last[b.length] ?? limit + 1
  return distance <= limit ? distance : undefined
}
