import type { Translation } from '../current.ts'
import { home } from './home.ts'

export const texts = { home } satisfies Partial<Translation>
