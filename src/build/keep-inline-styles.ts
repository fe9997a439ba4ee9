import type { Plugin } from 'vite'

/** Makes the router keep a server page's inline styles while it hydrates; the router's own plugin switches that off. */
export function keepInlineStyles(): Plugin {
  return {
    name: 'keep-inline-styles',
    enforce: 'post',
    config: () => ({ define: { 'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify('true') } }),
  }
}
