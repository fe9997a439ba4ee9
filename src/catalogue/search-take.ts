/** Take a part out of the text, which has a space before and after every word; return whether it is there. */
export type Take = {
  /** The first match, unless `use` refuses it with `false`. */
  match: (pattern: RegExp, use: (...groups: (string | undefined)[]) => unknown) => boolean
  /** Exactly these words. */
  words: (phrase: string) => boolean
}

/** Takes parts out of a text with spaces around it; `rest` returns the words that were not taken. */
export function takeFrom(all: string): { take: Take; rest: () => string[] } {
  let text = all
  const remove = (at: number, length: number) => {
    text = `${text.slice(0, at)} |${text.slice(at + length)}`
    return true
  }
  return {
    take: {
      match: (pattern, use) => {
        const match = pattern.exec(text)
        if (!match || use(...match.slice(1)) === false) return false
        return remove(match.index, match[0].length)
      },
      words: (phrase) => {
        const at = text.indexOf(` ${phrase} `)
        return at >= 0 && remove(at, phrase.length + 1)
      },
    },
    rest: () => text.split(/[ |]+/).filter(Boolean),
  }
}
