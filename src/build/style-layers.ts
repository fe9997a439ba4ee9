import type { Plugin } from 'vite'

/**
 * Declares the order of the style layers (src/styles/layers.css) at the start of every module, because chunks load in any
 * order.
 */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (css) => `@layer reset, vendor, base, components, overrides;\n${css}`,
    },
  }
}
