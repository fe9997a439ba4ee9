import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { CONSENT_NOTICE } from '../../contract/enquiry.ts'
import { form as english } from '../../language/form.ts'
import { form as gujarati } from '../../language/gu/form.ts'
import { form as hindi } from '../../language/hi/form.ts'
import { policies } from './policies.ts'

/**
 * The digest of what each version said. When a text has changed, change `CONSENT_NOTICE` to the day of the change and add a
 * line here; lines that were released stay, because leads name their versions.
 */
const DIGESTS: Record<string, string> = {
  '2026-11-25': '5f7360d139a03bd2',
}

it('is the same version only for the same words: the sentence beside the forms and the privacy policy', () => {
  const sentences = [english, hindi, gujarati].map(({ consentBefore, privacyPolicy, consentAfter }) => [
    consentBefore('the agency'),
    privacyPolicy,
    consentAfter,
  ])
  const { title, sections } = policies['privacy-policy']
  const digest = hash('sha256', JSON.stringify([sentences, title, sections])).slice(0, 16)
  expect({ version: CONSENT_NOTICE, digest }).toEqual({
    version: CONSENT_NOTICE,
    digest: DIGESTS[CONSENT_NOTICE],
  })
})

it('is the day that the privacy policy names as that of its last change', () => {
  expect(policies['privacy-policy'].updated).toBe(CONSENT_NOTICE)
})
