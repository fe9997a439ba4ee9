import type { Package } from '../contract/catalogue.ts'
import { compact } from './search-places.ts'

/** The agency's code and the key of each package, without spaces; several packages may share a code. */
export function codesOf(packages: readonly Package[]): Map<string, Package[]> {
  const codes = new Map<string, Package[]>()
  for (const pkg of packages)
    for (const code of [compact(pkg.packageId), compact(pkg.key)])
      codes.set(code, [...new Set([...(codes.get(code) ?? []), pkg])])
  return codes
}

/** The code in a text and its packages. One that no package has, but of the same letters and number of digits, is a code too. */
export function findCode(
  tokens: readonly string[],
  codes: ReadonlyMap<string, Package[]>,
): { found: Package[]; text: string } | undefined {
  const shape = (code: string) => code.replaceAll(/\d/g, '0')
  const shapes = new Set([...codes.keys()].filter((code) => /^[a-z]+\d{4,}$/.test(code)).map(shape))
  for (const [at, token] of tokens.entries()) {
    const found = /\d/.test(token) ? codes.get(token) : undefined
    if (found) return { found, text: token }
    // `goa 4` is no key of a package, but `S 04390` is a code.
    for (const text of [token, `${token}${tokens[at + 1] ?? ''}`])
      if (shapes.has(shape(text))) return { found: codes.get(text) ?? [], text }
  }
  return undefined
}
