import type { Scene } from '../scene.ts'
import { bali } from './bali.ts'
import { dubai } from './dubai.ts'
import { ladakh } from './ladakh.ts'
import { maldives } from './maldives.ts'
import { singapore } from './singapore.ts'

/** Every scene, in the order they are rendered. */
export const scenes: readonly Scene[] = [bali, dubai, ladakh, maldives, singapore]
