import type { Scene } from '../scene.ts'
import { andaman } from './andaman.ts'
import { australia } from './australia.ts'
import { baku } from './baku.ts'
import { bali } from './bali.ts'
import { bangkok } from './bangkok.ts'
import { bhutan } from './bhutan.ts'
import { dubai } from './dubai.ts'
import { europe } from './europe.ts'
import { family } from './family.ts'
import { goa } from './goa.ts'
import { himachal } from './himachal.ts'
import { honeymoon } from './honeymoon.ts'
import { hongkong } from './hongkong.ts'
import { japan } from './japan.ts'
import { kashmir } from './kashmir.ts'
import { kerala } from './kerala.ts'
import { ladakh } from './ladakh.ts'
import { malaysia } from './malaysia.ts'
import { maldives } from './maldives.ts'
import { mauritius } from './mauritius.ts'
import { nepal } from './nepal.ts'
import { newZealand } from './new-zealand.ts'
import { north } from './north.ts'
import { rajasthan } from './rajasthan.ts'
import { singapore } from './singapore.ts'
import { southafrica } from './southafrica.ts'
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
  nepal,
  mauritius,
  bhutan,
  himachal,
  bangkok,
  baku,
  newZealand,
  southafrica,
  andaman,
  rajasthan,
  north,
  family,
  honeymoon,
]
