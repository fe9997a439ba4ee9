import type { Scene } from '../scene.ts'
import { bali } from './bali.ts'

/** Every scene, in the order they are rendered. */
export const scenes: readonly Scene[] = [bali]
