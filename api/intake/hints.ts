import { removeClickIds } from '../../src/contract/click-ids.ts'
import { isInstant } from '../../src/contract/travel-date.ts'

const MAX_CONSENT_LENGTH = 40
const MAX_ABOUT_LENGTH = 200
const MAX_URL_LENGTH = 2048

/**
 * Removes or repairs invalid values of the optional fields that the device adds, so that a wrong clock or an old app never
 * makes an enquiry invalid. The fields of the form are not changed; they are validated later.
 */
export function dropInvalidHints(body: Record<string, unknown>): Record<string, unknown> {
  const input: Record<string, unknown> = { ...body }
  input.composedAt = instant(input.composedAt)
  input.consent = text(input.consent, MAX_CONSENT_LENGTH)
  input.sourceDomain = address(input.sourceDomain)
  input.about = text(input.about, MAX_ABOUT_LENGTH)
  input.page = address(input.page)
  input.attribution = attribution(input)
  // A plain form sends empty fields.
  for (const field of ['note', 'other_place'])
    if (input[field] === null || input[field] === '') input[field] = undefined
  input.website = text(input.website, MAX_URL_LENGTH)
  input.filledInMs = duration(input.filledInMs)
  return input
}

function text(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined
  // After the cut, which may split a surrogate pair.
  return value
    .slice(0, max)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
}

function address(value: unknown): string | undefined {
  const url = text(value, MAX_URL_LENGTH)
  return url && removeClickIds(url)
}

// A plain form sends separate fields: `attribution.source`, `attribution.medium`, `attribution.campaign`.
function attribution(input: Record<string, unknown>): Record<string, string> | undefined {
  const given = typeof input.attribution === 'object' && input.attribution !== null ? input.attribution : {}
  const found: Record<string, string> = {}
  for (const part of ['source', 'medium', 'campaign']) {
    const value = text(
      (given as Record<string, unknown>)[part] ?? input[`attribution.${part}`],
      MAX_ABOUT_LENGTH,
    )
    if (value) found[part] = value
  }
  return Object.keys(found).length > 0 ? found : undefined
}

function instant(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return undefined
  return isInstant(value) ? new Date(value).toISOString() : undefined
}

function duration(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && number >= 0 ? number : undefined
}
