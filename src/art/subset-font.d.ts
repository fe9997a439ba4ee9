// The package has no types; this declares only what share.ts uses.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff2' },
  ): Promise<Buffer>
}
