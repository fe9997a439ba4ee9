import type { Destination } from '../../contract/catalogue.ts'
import { bali } from './bali.ts'
import { dubai } from './dubai.ts'
import { ladakh } from './ladakh.ts'

/** Every place the agency sells, in the order menus and lists show them. */
export const destinations: Destination[] = [bali, dubai, ladakh]
