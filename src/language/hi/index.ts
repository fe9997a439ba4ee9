import type { MessageGroup } from '../../contract/message-groups.ts'
import type { Translation } from '../current.ts'
import { form } from './form.ts'
import { layout } from './layout.ts'

/** What every page has. */
export const texts = { layout, form } satisfies Partial<Translation>

/** The messages of the other pages. */
export const groups: Record<MessageGroup, () => Promise<{ texts: Partial<Translation> }>> = {
  home: () => import('./home-pages.ts'),
  places: () => import('./places.ts'),
  finding: () => import('./finding-pages.ts'),
  party: () => import('./party-pages.ts'),
  device: () => import('./device-pages.ts'),
  answers: () => import('./answer-pages.ts'),
  enquiries: () => import('./enquiry-pages.ts'),
}
