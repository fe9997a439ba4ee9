import type { Package } from '../../contract/catalogue.ts'
import { bali1 } from './bali1.ts'
import { bali2 } from './bali2.ts'
import { bali3 } from './bali3.ts'
import { bali4 } from './bali4.ts'
import { dubai1 } from './dubai1.ts'
import { dubai2 } from './dubai2.ts'
import { dubai3 } from './dubai3.ts'
import { dubai4 } from './dubai4.ts'
import { ladakh1 } from './ladakh1.ts'
import { ladakh2 } from './ladakh2.ts'
import { ladakh3 } from './ladakh3.ts'

/** Every built-in package, in the order the lists show them. */
export const packages: Package[] = [
  bali1,
  bali2,
  bali3,
  bali4,
  dubai1,
  dubai2,
  dubai3,
  dubai4,
  ladakh1,
  ladakh2,
  ladakh3,
]
