// URL parameters by which advertisers identify a single click, and so a person.
const CLICK_IDS = new Set(
  'gclid gbraid wbraid dclid gclsrc gad_source gad_campaignid srsltid fbclid msclkid ttclid twclid li_fat_id igshid igsh yclid _ga _gl mc_eid'.split(
    ' ',
  ),
)

/** Removes personal click ids from a URL or path. */
export function removeClickIds(url: string): string {
  const start = url.indexOf('?')
  if (start === -1) return url
  const end = url.indexOf('#', start)
  const query = url.slice(start + 1, end === -1 ? undefined : end).split('&')
  const kept = query.filter((pair) => !CLICK_IDS.has((pair.split('=')[0] ?? '').toLowerCase()))
  const fragment = end === -1 ? '' : url.slice(end)
  return url.slice(0, start) + (kept.length > 0 ? `?${kept.join('&')}` : '') + fragment
}
