/** A name without case, accents, spaces and hyphens, to compare it: `hongKong` and `Hong Kong` are the same. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase()
}
