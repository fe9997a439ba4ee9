import type { Plugin } from 'vite'

/**
 * Prints why a build failed. vite-plugin-pwa builds the worker also after a failure, and its own error, that there is no
 * manifest, would be the only one printed.
 */
export function reportError(): Plugin {
  return {
    name: 'report-error',
    buildEnd(error) {
      if (error) console.error(error.message)
    },
  }
}
