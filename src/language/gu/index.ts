import type { MessageGroup } from '../../contract/message-groups.ts'
import type { Translation } from '../current.ts'
import { form } from './form.ts'
import { home } from './home.ts'
import { layout } from './layout.ts'

/** What every page has, and the home page. */
export const texts = { layout, form, home } satisfies Partial<Translation>

/** The messages of the other pages. */
export const groups: Record<MessageGroup, () => Promise<{ texts: Partial<Translation> }>> = {
  places: () => import('./places.ts'),
  finding: () => import('./finding-pages.ts'),
  device: () => import('./device-pages.ts'),
  answers: () => import('./answer-pages.ts'),
  enquiries: () => import('./enquiry-pages.ts'),
}
