import type { Plugin } from 'vite'

/** Puts the order of the style layers (src/styles/layers.css) at the head of every module: chunks load in any order. */
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
