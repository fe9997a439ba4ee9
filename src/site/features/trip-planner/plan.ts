import { THEMES, type Theme } from '../../../contract/themes.ts'

/** The traveller's answers in the planner; kept in the page's URL, so that they can be shared and saved. */
export type Plan = {
  adults: number
  children: number
  /** 1 = January; absent for any month. */
  month?: number
  /** Highest price for two adults, rupees; absent for any price. */
  budget?: number
  mood?: Theme
  /** Key of the selected package. */
  pick?: string
  /** Lists all packages instead of only the first ones. */
  all?: true
}

/** The default number of travellers. */
const ADULTS = 2
const CHILDREN = 0
/** The most adults, and the most children, that a plan has. */
export const MOST_OF_EACH = 99

/** Parses a plan from a URL or a form and leaves out invalid values. */
export function parsePlan(values: Readonly<Record<string, unknown>>): Plan {
  const month = wholeNumber(values.month, 1, 12)
  const budget = wholeNumber(values.budget, 1, Number.MAX_SAFE_INTEGER)
  const mood = THEMES.find((theme) => theme === values.mood)
  const pick = typeof values.pick === 'string' && /^[a-z0-9-]+$/.test(values.pick) ? values.pick : undefined
  return {
    adults: peopleOf(values.adults, 1) ?? ADULTS,
    children: peopleOf(values.children, 0) ?? CHILDREN,
    ...(month && { month }),
    ...(budget && { budget }),
    ...(mood && { mood }),
    ...(pick && { pick }),
    ...(String(values.all) === 'true' && { all: true }),
  }
}

/** The plan as search parameters, without default values: the URL without parameters is a plan, too. */
export function planParams({ adults, children, ...wishes }: Plan): Partial<Plan> {
  return { ...(adults !== ADULTS && { adults }), ...(children !== CHILDREN && { children }), ...wishes }
}

/** URL of the planner with this plan. */
export function planHref(plan: Plan, anchor = ''): string {
  const entries = Object.entries(planParams(plan)).map(([name, value]) => [name, String(value)])
  return `/trip-planner?${new URLSearchParams(entries)}${anchor}`
}

// More than a plan can have, from a counter without JavaScript or that of the family pages, is the most that it can have.
function peopleOf(value: unknown, min: number): number | undefined {
  const people = wholeNumber(value, min, Number.MAX_SAFE_INTEGER)
  return people === undefined ? undefined : Math.min(people, MOST_OF_EACH)
}

function wholeNumber(value: unknown, min: number, max: number): number | undefined {
  if (value === '' || value === undefined || value === null) return undefined
  const number = Number(value)
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined
}
