/** What the server prints at its start while the site still shows sample facts; `undefined` when none is left. */
export function samplesNotice(samples: readonly string[]): string | undefined {
  if (samples.length === 0) return undefined
  const lines = samples.map((sample) => `  - ${sample}`)
  return ['Before going live, replace the samples in src/brand.ts:', ...lines].join('\n')
}
