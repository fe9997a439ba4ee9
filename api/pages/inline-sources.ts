/** The sources of a page's own inline scripts and styles; its Content-Security-Policy allows no others. */
export type InlineSources = { scripts: string[]; styles: string[] }

/**
 * Collects the inline scripts and styles with the nonce, and removes the nonce from the page. Only the renderer knows the
 * nonce, so a visitor's input cannot be taken for our own script.
 */
export function extractInlineSources(html: string, nonce: string): { html: string; inline: InlineSources } {
  const inline: InlineSources = { scripts: [], styles: [] }
  // The router writes the nonce into a <meta>, too.
  const [before = '', ...parts] = html
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .split(` nonce="${nonce}"`)
  let start = before
  for (const part of parts) {
    const tag = start.slice(start.lastIndexOf('<') + 1)
    const kind = tag.startsWith('style') ? 'style' : 'script'
    const contentStart = part.indexOf('>') + 1
    const source = part.slice(contentStart, part.indexOf(`</${kind}>`, contentStart))
    if (source !== '') inline[kind === 'style' ? 'styles' : 'scripts'].push(source)
    start = part
  }
  return { html: [before, ...parts].join(''), inline }
}

/** The inline scripts and styles of a document that contains only output of our build. */
export function builtInlineSources(html: string): InlineSources {
  const contents = (tag: string) =>
    html
      .split(`<${tag}>`)
      .slice(1)
      .map((part) => part.slice(0, part.indexOf(`</${tag}>`)))
  return { scripts: contents('script'), styles: contents('style') }
}
