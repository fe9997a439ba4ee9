// Finds regular expressions whose matching takes more than linear time on some text that does not match: those that can read
// one text in several ways. Looks at the pattern only; nothing is timed.
// https://doi.org/10.1016/0304-3975(91)90381-B (ambiguity of automata: exponential and polynomial)

/** How the time grows with the length of the text; `unknown` for a pattern with a back-reference. */
export type Growth = 'linear' | 'polynomial' | 'exponential' | 'unknown'

/** What a position reads, as a set of {@link SYMBOLS}, and which positions may follow it. */
type Position = { reads: bigint; next: Set<number>; isEnd: boolean }
type Part = { first: number[]; last: number[]; isOptional: boolean }

const CHARACTERS = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...['\u00a0', 'é', '–', '₹', 'अ', '\ufffd'],
]
const ANY = (1n << BigInt(CHARACTERS.length)) - 1n
const BEGINNING = 1n << BigInt(CHARACTERS.length)
const ENDING = BEGINNING << 1n
const EMPTY: Part = { first: [], last: [], isOptional: true }

class BackReference extends Error {}

/** How the time that a pattern takes grows. */
export function growthOf(source: string, flags: string): Growth {
  try {
    const automaton = new Automaton(source, flags)
    return automaton.isExponential() ? 'exponential' : automaton.isPolynomial() ? 'polynomial' : 'linear'
  } catch (error) {
    if (error instanceof BackReference) return 'unknown'
    throw error
  }
}

class Automaton {
  readonly #source: string
  readonly #flags: string
  readonly #positions: Position[] = []
  /** Positions inside a loop in a loop that read the same text in either. */
  readonly #doubled = new Set<number>()
  #at = 0

  constructor(source: string, flags: string) {
    this.#source = source
    this.#flags = flags.replaceAll(/[gyd]/g, '')
    // A search begins at any character.
    const begin = this.#add(flags.includes('y') ? 0n : ANY)
    this.#link([begin], [begin])
    const pattern = this.#alternatives()
    this.#link([begin], pattern.first)
    for (const last of pattern.last) this.#position(last).isEnd = true
    // A path through an end state has matched and does not backtrack: only paths without one are examined.
    for (const position of this.#positions)
      for (const next of position.next) if (this.#position(next).isEnd) position.next.delete(next)
  }

  // Two ways from a position back to itself over the same text.
  isExponential(): boolean {
    for (const at of this.#doubled) if (!this.#position(at).isEnd) return true
    return this.#positions.some((position, at) => {
      if (position.isEnd || !this.#reaches(at, at)) return false
      const onward = this.#together([[at, at]])
      return onward.some(
        ([a = 0, b = 0]) => a !== b && this.#together([[a, b]]).some(([c, d]) => c === at && d === at),
      )
    })
  }

  // A loop, and a later one that reads the same text, with a way from the one to the other over that text.
  isPolynomial(): boolean {
    const loops = this.#positions.map((_, at) => at).filter((at) => this.#reaches(at, at))
    return loops.some((from) =>
      loops.some((to) => {
        if (from === to || this.#position(to).isEnd || !this.#reaches(from, to)) return false
        return this.#together([[from, from, to]], [from, undefined, to]).some(
          ([a, b, c]) => a === from && b === to && c === to,
        )
      }),
    )
  }

  /** What several readers of the same text can come to; `home` bounds those that must come back. */
  #together(starts: number[][], home: (number | undefined)[] = []): number[][] {
    const seen = new Map<string, number[]>()
    const open = [...starts]
    for (let state = open.pop(); state; state = open.pop())
      for (const next of this.#steps(state)) {
        if (next.some((at, i) => home[i] !== undefined && !this.#reaches(at, home[i] ?? 0))) continue
        const key = next.join()
        if (seen.has(key)) continue
        seen.set(key, next)
        open.push(next)
      }
    return [...seen.values()]
  }

  #steps(state: number[]): number[][] {
    let steps: { reads: bigint; to: number[] }[] = [{ reads: ANY, to: [] }]
    for (const at of state)
      steps = steps.flatMap(({ reads, to }) =>
        [...this.#position(at).next].flatMap((next) => {
          const both = reads & this.#position(next).reads
          return both === 0n ? [] : [{ reads: both, to: [...to, next] }]
        }),
      )
    return steps.map(({ to }) => to)
  }

  readonly #reached = new Map<number, Set<number>>()
  #reaches(from: number, to: number): boolean {
    let reached = this.#reached.get(from)
    if (!reached) {
      reached = new Set()
      const open = [from]
      for (let at = open.pop(); at !== undefined; at = open.pop())
        for (const next of this.#position(at).next) {
          if (reached.has(next)) continue
          reached.add(next)
          open.push(next)
        }
      this.#reached.set(from, reached)
    }
    return reached.has(to)
  }

  #position(at: number): Position {
    return this.#positions[at] as Position
  }

  #add(reads: bigint): number {
    return this.#positions.push({ reads, next: new Set(), isEnd: false }) - 1
  }

  #link(from: number[], to: number[]): void {
    for (const at of from) for (const next of to) this.#position(at).next.add(next)
  }

  // ── The pattern's grammar ──

  #alternatives(): Part {
    const parts = [this.#sequence()]
    while (this.#take('|')) parts.push(this.#sequence())
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      isOptional: parts.some(({ isOptional }) => isOptional),
    }
  }

  #sequence(): Part {
    let whole = EMPTY
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at] ?? ''))
      whole = this.#join(whole, this.#repeated())
    return whole
  }

  #join(a: Part, b: Part): Part {
    this.#link(a.last, b.first)
    return {
      first: a.isOptional ? [...a.first, ...b.first] : a.first,
      last: b.isOptional ? [...a.last, ...b.last] : b.last,
      isOptional: a.isOptional && b.isOptional,
    }
  }

  #repeated(): Part {
    const start = this.#at
    let part = this.#atom()
    const quantifier = this.#match(/[*+?]\??|\{(\d+)(,(\d*))?\}\??/y)
    if (!quantifier) return part
    const [text, least = '', comma, most = ''] = quantifier
    const after = this.#at
    const isOptional = text.startsWith('*') || text.startsWith('?') || least === '0'
    if (/^[*+]/.test(text) || (comma !== undefined && most === '')) this.#loop(part)
    else if (Number(most || least) > 1) {
      // Written out twice: how often at most makes no difference to how the time grows.
      this.#at = start
      const again = this.#atom()
      this.#at = after
      part = this.#join(part, Number(least) > 1 ? again : { ...again, isOptional: true })
    }
    return { ...part, isOptional: part.isOptional || isOptional }
  }

  #loop({ first, last }: Part): void {
    for (const at of last)
      for (const next of first) if (this.#position(at).next.has(next)) this.#doubled.add(at)
    this.#link(last, first)
  }

  #atom(): Part {
    const group = this.#match(/\((\?(?:<?[=!]|:|<[^>]*>|[a-z-]+:))?/y)
    if (group) {
      const inner = this.#alternatives()
      this.#take(')')
      // What is looked at is not read.
      return /^\(\?<?[=!]/.test(group[0]) ? EMPTY : inner
    }
    if (this.#take('^')) return this.#reading(BEGINNING)
    if (this.#take('$')) return this.#reading(ENDING)
    if (this.#match(/\\[bB]/y)) return EMPTY
    if (this.#match(/\\(?:[1-9]|k<)/y)) throw new BackReference()
    const [atom = ''] =
      this.#match(
        /\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|.)|./isuy,
      ) ?? []
    const isIt = new RegExp(`^(?:${atom})$`, this.#flags)
    return this.#reading(
      CHARACTERS.reduce((set, character, i) => (isIt.test(character) ? set | (1n << BigInt(i)) : set), 0n),
    )
  }

  #reading(reads: bigint): Part {
    const at = this.#add(reads)
    return { first: [at], last: [at], isOptional: false }
  }

  #take(character: string): boolean {
    if (this.#source[this.#at] !== character) return false
    this.#at++
    return true
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#source)
    if (match) this.#at = pattern.lastIndex
    return match
  }
}
