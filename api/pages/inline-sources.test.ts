import { expect, it } from 'vitest'
import { extractInlineSources } from './inline-sources.ts'
import { contentSecurityPolicy } from './policy.ts'

const NONCE = 'q0wXn2_b'

it('collects exactly the scripts and styles with the nonce, and removes the nonce from the page', () => {
  const { html, inline } = extractInlineSources(
    `<head><meta property="csp-nonce" content="${NONCE}"/><style nonce="${NONCE}">a{}</style></head>` +
      `<script nonce="${NONCE}" data-x="1">one()</script><script async="" src="/x.js" nonce="${NONCE}"></script>` +
      `<script id="b" nonce="${NONCE}">two()</script>`,
    NONCE,
  )
  expect(inline).toEqual({ scripts: ['one()', 'two()'], styles: ['a{}'] })
  expect(html).toBe(
    '<head><style>a{}</style></head><script data-x="1">one()</script><script async="" src="/x.js"></script><script id="b">two()</script>',
  )
})

it('does not allow a script in a visitor’s input', () => {
  const typed = '"><script>steal()</script><script nonce="guessed">steal()</script>'
  const { html, inline } = extractInlineSources(
    `<input value="${typed}"><script nonce="${NONCE}">own()</script>`,
    NONCE,
  )
  expect(inline.scripts).toEqual(['own()'])
  expect(html).toContain(typed)
  expect(contentSecurityPolicy(inline)).toBe(contentSecurityPolicy({ scripts: ['own()'], styles: [] }))
})
