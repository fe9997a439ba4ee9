import type { Scene } from '../scene.ts'
import { bali } from './bali.ts'
import { dubai } from './dubai.ts'
import { goa } from './goa.ts'
import { kashmir } from './kashmir.ts'
import { kerala } from './kerala.ts'
import { ladakh } from './ladakh.ts'
import { maldives } from './maldives.ts'
import { singapore } from './singapore.ts'
import { thailand } from './thailand.ts'

/** Every scene, in the order they are rendered. */
export const scenes: readonly Scene[] = [
  bali,
  dubai,
  ladakh,
  maldives,
  singapore,
  thailand,
  kerala,
  kashmir,
  goa,
]
