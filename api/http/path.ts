const PLAIN = /^(?:\/[a-z0-9._~-]+)*\/?$/
const MAX_DECODINGS = 3

/**
 * The canonical form of a path: decoded, in lower case, without double slashes, dot segments or a trailing slash. A guard
 * for `/api/leads` that uses it also covers `//api/leads`, `/API%2fleads` and `/x/../api/leads`.
 */
export function canonicalPath(path: string): string {
  if (PLAIN.test(path) && !path.includes('/.') && !path.endsWith('/')) return path
  let text = path
  for (let i = 0; i < MAX_DECODINGS && text.includes('%'); i++) {
    text = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
  const segments: string[] = []
  for (const part of text.toLowerCase().split(/[/\\]/)) {
    // For some servers `;x=y` is a parameter, and for others a NUL ends the path.
    const segment = part.split(/[;\0]/, 1)[0]?.trim() ?? ''
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return `/${segments.join('/')}`
}

/** Limits of path and URL; real campaign links have a few hundred characters. */
const MAX_PATH_LENGTH = 1_024
const MAX_URL_LENGTH = 8_192

/** Whether a URL exceeds the limits; checked before anything parses it. */
export function isTooLong(url: string): boolean {
  if (url.length <= MAX_PATH_LENGTH) return false
  const query = url.indexOf('?')
  const path = url.slice(url.indexOf('/', url.indexOf('//') + 2), query === -1 ? undefined : query)
  return url.length > MAX_URL_LENGTH || path.length > MAX_PATH_LENGTH
}

/** The path with one leading slash, and without trailing slashes and spaces (`%20`) from pasted links. */
export function trimmedPath(path: string): string {
  let start = 0
  let end = path.length
  while (path[start] === '/') start++
  while (end > start) {
    if (path[end - 1] === '/') end--
    else if (path.endsWith('%20', end)) end -= 3
    else break
  }
  return `/${path.slice(start, Math.max(start, end))}`
}

/** Whether a canonical path is `root` or below it. */
export function isUnder(canonical: string, root: string): boolean {
  return canonical === root || canonical.startsWith(`${root}/`)
}

/** Whether every `%` begins an escape of UTF-8. */
export function isDecodable(text: string): boolean {
  try {
    // The bundler drops a call whose result is not used, and with it the error.
    return typeof decodeURIComponent(text) === 'string'
  } catch {
    return false
  }
}
