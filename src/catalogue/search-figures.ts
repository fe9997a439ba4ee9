/** Numbers and the words for them in English, Hindi and Gujarati. */
const NUMBER_WORDS = `
1: one a ek
1.25: sava savva
1.5: dedh dodh
2: two do be
2.5: dhai dhaai adhai adhi
3: three teen tin tran
4: four char chaar
5: five panch paanch
6: six chhe chhah chha
7: seven saat sat
8: eight aath ath
9: nine nau nav
10: ten das dus
12: twelve barah baar
15: fifteen pandrah pandar
20: twenty bees bis vis
25: pachchis pachis pachees
30: thirty tees tis tris
35: paintis pantis
40: forty chalis chaalis
45: paintalis pistalis
50: fifty pachas pachaas
60: sixty
70: seventy sattar sittar
75: pachhattar pachhattar
80: eighty assi ensi
90: ninety nabbe nevun`
const NUMBERS = new Map(
  NUMBER_WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [number = '', words = ''] = line.split(': ')
      return words.split(' ').map((word) => [word, number] as const)
    }),
)
/** The words for numbers. */
export const NUMBER_NAMES: readonly string[] = [...NUMBERS.keys()]
/** `twenty five` */
const TENS_AND_ONE =
  / (twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (one|two|three|four|five|six|seven|eight|nine)(?= )/g
const NUMBER_WORD = / ([a-z]+)(?= (?:lakh|thousand|nights|days|week|stars?) )/g

const UNIT_NAMES: Record<string, string> = { n: 'nights', d: 'days', lac: 'lakh', lakhs: 'lakh' }
const UNITS: Record<string, number> = {
  k: 1_000,
  thousand: 1_000,
  lakh: 100_000,
  l: 100_000,
  crore: 10_000_000,
}
// Without a unit only numbers of this length are prices.
const AMOUNT = /(?<= )(?:rs )?(?:(\d{1,9}(?:\.\d{1,9})?) (k|thousand|lakh|l|crore)|(\d{4,8}))(?: rs)?(?= )/g
/** `under a lakh` */
const LONE_LAKH = /(?<! \d{1,9}(?:\.\d{1,9})?) lakh(?= )/g
/** Two amounts with one unit: `1 to 2 lakh`. */
const SHARED_UNIT =
  /(?<= )(\d{1,9}(?:\.\d{1,9})?) (?:to|and|se) (\d{1,9}(?:\.\d{1,9})?) (k|thousand|lakh|l|crore)(?= )/g
const YEAR = /(?<! rs| under| over) 20[23]\d(?= )/g

/** The text with its numbers as figures, with spaces around it: `three nights 1.5 lakh` → ` 3 nights ₹150000 `. */
export function writeFigures(text: string): string {
  return ` ${text} `
    .replaceAll(
      /(?<= \d+(?:\.\d+)?) ?(k|l|lakhs?|lac|n|d)(?= )/g,
      (_, unit: string) => ` ${UNIT_NAMES[unit] ?? unit}`,
    )
    .replaceAll(YEAR, '')
    .replaceAll(
      TENS_AND_ONE,
      (_, tens: string, one: string) => ` ${Number(NUMBERS.get(tens)) + Number(NUMBERS.get(one))}`,
    )
    .replaceAll(NUMBER_WORD, (_, word: string) => ` ${NUMBERS.get(word) ?? word}`)
    .replaceAll(LONE_LAKH, ' 1 lakh')
    .replaceAll(SHARED_UNIT, '$1 $3 to $2 $3')
    .replaceAll(AMOUNT, (_, number?: string, unit = '', bare?: string) => `₹${rupees(number, unit, bare)}`)
}

function rupees(number: string | undefined, unit: string, bare: string | undefined): number {
  return bare ? Number(bare) : Math.round(Number(number) * (UNITS[unit] ?? 1))
}
