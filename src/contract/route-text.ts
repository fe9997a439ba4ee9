/** A city of a route and the nights spent there. */
export type Stay = { city: string; nights: number }

/** Parses `Kuta-3N -- Ubud-2N` into stays; `undefined` for an invalid part. */
export function parseRoute(route: string): (Stay | undefined)[] {
  return route.split(' -- ').map(readStay)
}

// Without a regular expression over the whole text, which would backtrack too long on long input.
function readStay(text: string): Stay | undefined {
  const hyphen = text.lastIndexOf('-')
  const city = text.slice(0, Math.max(hyphen, 0))
  const nights = text.slice(hyphen + 1)
  if (city === '' || city.startsWith('-') || !/^\d{1,2}N$/.test(nights)) return undefined
  return { city, nights: Number.parseInt(nights, 10) }
}
