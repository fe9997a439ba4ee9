const PLAIN = /^(?:\/[a-z0-9._~-]+)*\/?$/
const MAX_DECODINGS = 3

/**
 * The path a lenient reader could take this one for: decoded, lower-cased, without doubled slashes, dots or a slash at
 * the end. Whoever guards `/api/leads` by it also guards `//api/leads`, `/API%2fleads` and `/x/../api/leads`.
 */
export function canonicalPath(path: string): string {
  if (PLAIN.test(path) && !path.includes('/.') && !path.endsWith('/')) return path
  let text = path
  for (let i = 0; i < MAX_DECODINGS && text.includes('%'); i++) {
    text = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
  const segments: string[] = []
  for (const part of text.toLowerCase().split(/[/\\]/)) {
    // `;x=y` is a parameter to some servers, and a NUL ends the path for others.
    const segment = part.split(/[;\0]/, 1)[0]?.trim() ?? ''
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return `/${segments.join('/')}`
}

/** Whether a canonical path is `root` or below it. */
export function isUnder(canonical: string, root: string): boolean {
  return canonical === root || canonical.startsWith(`${root}/`)
}
