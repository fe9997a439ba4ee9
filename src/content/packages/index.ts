import type { Package } from '../../contract/catalogue.ts'
import { andaman1 } from './andaman1.ts'
import { andaman2 } from './andaman2.ts'
import { andaman3 } from './andaman3.ts'
import { australia1 } from './australia1.ts'
import { australia2 } from './australia2.ts'
import { baku1 } from './baku1.ts'
import { baku2 } from './baku2.ts'
import { baku3 } from './baku3.ts'
import { baku4 } from './baku4.ts'
import { bali1 } from './bali1.ts'
import { bali2 } from './bali2.ts'
import { bali3 } from './bali3.ts'
import { bali4 } from './bali4.ts'
import { bangkok1 } from './bangkok1.ts'
import { bangkok2 } from './bangkok2.ts'
import { bhutan1 } from './bhutan1.ts'
import { bhutan2 } from './bhutan2.ts'
import { dubai1 } from './dubai1.ts'
import { dubai2 } from './dubai2.ts'
import { dubai3 } from './dubai3.ts'
import { dubai4 } from './dubai4.ts'
import { europe1 } from './europe1.ts'
import { europe2 } from './europe2.ts'
import { europe3 } from './europe3.ts'
import { goa1 } from './goa1.ts'
import { goa2 } from './goa2.ts'
import { goa3 } from './goa3.ts'
import { goa4 } from './goa4.ts'
import { himachal1 } from './himachal1.ts'
import { himachal2 } from './himachal2.ts'
import { himachal3 } from './himachal3.ts'
import { hongkong1 } from './hongkong1.ts'
import { hongkong2 } from './hongkong2.ts'
import { japan1 } from './japan1.ts'
import { japan2 } from './japan2.ts'
import { kashmir1 } from './kashmir1.ts'
import { kashmir2 } from './kashmir2.ts'
import { kashmir3 } from './kashmir3.ts'
import { kerala1 } from './kerala1.ts'
import { kerala2 } from './kerala2.ts'
import { kerala3 } from './kerala3.ts'
import { kerala4 } from './kerala4.ts'
import { ladakh1 } from './ladakh1.ts'
import { ladakh2 } from './ladakh2.ts'
import { ladakh3 } from './ladakh3.ts'
import { malaysia1 } from './malaysia1.ts'
import { malaysia2 } from './malaysia2.ts'
import { maldives1 } from './maldives1.ts'
import { maldives2 } from './maldives2.ts'
import { maldives3 } from './maldives3.ts'
import { maldives4 } from './maldives4.ts'
import { maldives5 } from './maldives5.ts'
import { mauritius1 } from './mauritius1.ts'
import { mauritius2 } from './mauritius2.ts'
import { nepal1 } from './nepal1.ts'
import { nepal2 } from './nepal2.ts'
import { newzealand1 } from './newzealand1.ts'
import { newzealand2 } from './newzealand2.ts'
import { north1 } from './north1.ts'
import { north2 } from './north2.ts'
import { north3 } from './north3.ts'
import { rajasthan1 } from './rajasthan1.ts'
import { rajasthan2 } from './rajasthan2.ts'
import { rajasthan3 } from './rajasthan3.ts'
import { singapore1 } from './singapore1.ts'
import { singapore2 } from './singapore2.ts'
import { singapore3 } from './singapore3.ts'
import { singapore4 } from './singapore4.ts'
import { southafrica1 } from './southafrica1.ts'
import { southafrica2 } from './southafrica2.ts'
import { srilanka1 } from './srilanka1.ts'
import { srilanka2 } from './srilanka2.ts'
import { thailand1 } from './thailand1.ts'
import { thailand2 } from './thailand2.ts'
import { thailand3 } from './thailand3.ts'
import { thailand4 } from './thailand4.ts'
import { thailand5 } from './thailand5.ts'
import { turkey1 } from './turkey1.ts'
import { turkey2 } from './turkey2.ts'
import { turkey3 } from './turkey3.ts'
import { turkey4 } from './turkey4.ts'
import { vietnam1 } from './vietnam1.ts'
import { vietnam2 } from './vietnam2.ts'
import { vietnam3 } from './vietnam3.ts'
import { vietnam4 } from './vietnam4.ts'
import { vietnam5 } from './vietnam5.ts'
import { vietnam6 } from './vietnam6.ts'

/** Every built-in package, by destination, in the order of `destinations`. */
export const packages: Package[] = [
  maldives1,
  maldives2,
  maldives3,
  maldives4,
  maldives5,
  bali1,
  bali2,
  bali3,
  bali4,
  dubai1,
  dubai2,
  dubai3,
  dubai4,
  thailand1,
  thailand2,
  thailand3,
  thailand4,
  thailand5,
  singapore1,
  singapore2,
  singapore3,
  singapore4,
  malaysia1,
  malaysia2,
  hongkong1,
  hongkong2,
  europe1,
  europe2,
  europe3,
  vietnam1,
  vietnam2,
  vietnam3,
  vietnam4,
  vietnam5,
  vietnam6,
  australia1,
  australia2,
  ladakh1,
  ladakh2,
  ladakh3,
  srilanka1,
  srilanka2,
  nepal1,
  nepal2,
  kashmir1,
  kashmir2,
  kashmir3,
  goa1,
  goa2,
  goa3,
  goa4,
  mauritius1,
  mauritius2,
  bhutan1,
  bhutan2,
  himachal1,
  himachal2,
  himachal3,
  kerala1,
  kerala2,
  kerala3,
  kerala4,
  bangkok1,
  bangkok2,
  baku1,
  baku2,
  baku3,
  baku4,
  turkey1,
  turkey2,
  turkey3,
  turkey4,
  japan1,
  japan2,
  newzealand1,
  newzealand2,
  southafrica1,
  southafrica2,
  andaman1,
  andaman2,
  andaman3,
  rajasthan1,
  rajasthan2,
  rajasthan3,
  north1,
  north2,
  north3,
]
