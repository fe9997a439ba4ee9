const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]
// Each names the one it descends from as well: the youngest is asked for first.
const BROWSERS: [RegExp, string][] = [
  [/SamsungBrowser/, 'Samsung Internet'],
  [/EdgA?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** `Chrome on Android`: enough to know one's own devices by. */
export function deviceName(userAgent: string | null | undefined): string {
  const known = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  return `${known(BROWSERS) ?? 'A browser'} on ${known(SYSTEMS) ?? 'an unknown device'}`
}
