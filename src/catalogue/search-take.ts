/**
 * Functions that remove a part from the text, which has a space before and after every word; they return whether the part was
 * found.
 */
export type Take = {
  /** The first match, unless `use` refuses it with `false`. */
  match: (pattern: RegExp, use: (...groups: (string | undefined)[]) => unknown) => boolean
  /** Exactly these words. */
  words: (phrase: string) => boolean
}

/** Removes parts from a text with spaces around it; `rest` returns the words that were not removed. */
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
