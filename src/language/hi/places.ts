import type { Translation } from '../current.ts'
import { packagePage } from './package.ts'
import { packageDetails } from './package-details.ts'
import { place } from './place.ts'

export const texts = { place, packagePage, packageDetails } satisfies Partial<Translation>
