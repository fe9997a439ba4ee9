import type { Scene } from '../scene.ts'
import * as bali from './bali.ts'
import * as bangkok from './bangkok.ts'
import * as dubai from './dubai.ts'
import * as eastAsia from './east-asia.ts'
import * as europe from './europe.ts'
import * as goa from './goa.ts'
import * as himalaya from './himalaya.ts'
import * as islands from './islands.ts'
import * as kerala from './kerala.ts'
import * as rajasthan from './rajasthan.ts'
import * as singapore from './singapore.ts'
import * as thailand from './thailand.ts'
import * as turkey from './turkey.ts'
import * as vietnam from './vietnam.ts'
import * as wild from './wild.ts'

/** Scenes of sights, for the packages whose route leads there. */
export const tripScenes: readonly Scene[] = [
  bali,
  bangkok,
  dubai,
  eastAsia,
  europe,
  goa,
  himalaya,
  islands,
  kerala,
  rajasthan,
  singapore,
  thailand,
  turkey,
  vietnam,
  wild,
].flatMap((sights) => Object.values(sights))
