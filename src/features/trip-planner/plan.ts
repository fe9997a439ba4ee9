import { THEMES, type Theme } from '../../contract/themes.ts'

/** What a traveller told the planner; it lives in the page's address, so that it can be shared and kept. */
export type Plan = {
  adults: number
  children: number
  /** 1 = January; absent for any month. */
  month?: number
  /** Most that two adults should cost together, rupees; absent for any price. */
  budget?: number
  mood?: Theme
  /** Key of the package that was chosen. */
  pick?: string
}

/** Who travels before anyone has said so. */
const ADULTS = 2
const CHILDREN = 0

/** A plan from an address or a form; whatever makes no sense there is left out. */
export function readPlan(values: Readonly<Record<string, unknown>>): Plan {
  const month = wholeNumber(values.month, 1, 12)
  const budget = wholeNumber(values.budget, 1, Number.MAX_SAFE_INTEGER)
  const mood = THEMES.find((theme) => theme === values.mood)
  const pick = typeof values.pick === 'string' && /^[a-z0-9-]+$/.test(values.pick) ? values.pick : undefined
  return {
    adults: wholeNumber(values.adults, 1, 99) ?? ADULTS,
    children: wholeNumber(values.children, 0, 99) ?? CHILDREN,
    ...(month && { month }),
    ...(budget && { budget }),
    ...(mood && { mood }),
    ...(pick && { pick }),
  }
}

/** The plan as the address has it: what everyone starts from is left out, so that the bare address is a plan, too. */
export function planSearch({ adults, children, ...wishes }: Plan): Partial<Plan> {
  return { ...(adults !== ADULTS && { adults }), ...(children !== CHILDREN && { children }), ...wishes }
}

/** Address of the planner with this plan in it. */
export function planHref(plan: Plan, anchor = ''): string {
  const entries = Object.entries(planSearch(plan)).map(([name, value]) => [name, String(value)])
  return `/trip-planner?${new URLSearchParams(entries)}${anchor}`
}

function wholeNumber(value: unknown, min: number, max: number): number | undefined {
  if (value === '' || value === undefined || value === null) return undefined
  const number = Number(value)
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined
}
