import type { answers } from './answers.ts'
import type { device } from './device.ts'
import type { enquiries } from './enquiries.ts'
import type { finding } from './finding.ts'
import type { form } from './form.ts'
import type { home } from './home.ts'
import type { layout } from './layout.ts'
import type { packagePage } from './package.ts'
import type { packageDetails } from './package-details.ts'
import type { party } from './party.ts'
import type { place } from './place.ts'
import type { reels } from './reels.ts'

/** The English messages by area; those of the other languages have the same names and values. */
export type English = {
  layout: typeof layout
  form: typeof form
  home: typeof home
  place: typeof place
  packagePage: typeof packagePage
  packageDetails: typeof packageDetails
  finding: typeof finding
  party: typeof party
  reels: typeof reels
  enquiries: typeof enquiries
  answers: typeof answers
  device: typeof device
}
