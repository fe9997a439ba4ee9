import type { RealSite } from '../support/real-site.ts'
import { type Engine, until } from './engine.ts'

export const SENT = /successfully sent/i
export const SAVED = /saved on this/i

/** One row of what is tried; `needs` is what the engine's driver must be able to do. */
export type Row = {
  row: string
  run: (site: RealSite, engine: Engine) => Promise<void>
  needs?: 'tab' | 'kill'
}

export function expect(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what)
}

/** How many leads the server has of a contact number. */
export const countOf = (site: RealSite, contact: string) =>
  site.leads().filter((lead) => lead.contact === contact).length

/** Waits until the server has an enquiry. */
export const stored = (site: RealSite, contact: string) =>
  until(`${contact} is stored`, () => countOf(site, contact) > 0)
