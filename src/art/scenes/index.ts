import type { Scene } from '../scene.ts'
import { australia } from './australia.ts'
import { bali } from './bali.ts'
import { dubai } from './dubai.ts'
import { europe } from './europe.ts'
import { goa } from './goa.ts'
import { hongkong } from './hongkong.ts'
import { japan } from './japan.ts'
import { kashmir } from './kashmir.ts'
import { kerala } from './kerala.ts'
import { ladakh } from './ladakh.ts'
import { malaysia } from './malaysia.ts'
import { maldives } from './maldives.ts'
import { singapore } from './singapore.ts'
import { srilanka } from './srilanka.ts'
import { thailand } from './thailand.ts'
import { turkey } from './turkey.ts'
import { vietnam } from './vietnam.ts'

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
  europe,
  turkey,
  vietnam,
  japan,
  malaysia,
  hongkong,
  australia,
  srilanka,
]
