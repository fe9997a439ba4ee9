const TYPES: [RegExp, RegExp][] = [
  [/\.m?js$/, /^(text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.html$/, /^text\/html\b/],
  [/\.woff2$/, /^(font\/|application\/(font|octet-stream))/],
  [/\.(avif|webp|jpe?g|png|svg|ico)$/, /^image\//],
  [/\.(mp4|webm)$/, /^video\//],
  [/\.vtt$/, /^text\/vtt\b/],
  [/\.(webmanifest|json)$/, /^application\/(manifest\+)?json\b/],
]

/**
 * Whether a response has the type that its URL implies: a proxy, a maintenance page or a captive portal answers every request
 * with 200 and HTML.
 */
export function hasExpectedType(path: string, { status, headers }: Response): boolean {
  if (status !== 200) return false
  const [, expected] = TYPES.find(([name]) => name.test(path)) ?? []
  return !expected || expected.test(headers.get('content-type') ?? '')
}

/** Whether a response has exactly the content of the build; `integrity` is `sha256-` and a digest in base64. Reads the body. */
export async function hasIntegrity(response: Response, integrity: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
