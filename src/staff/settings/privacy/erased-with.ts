import type { DataSubjectLead } from '../../../contract/data-subject.ts'

type Merged = Pick<DataSubjectLead, 'id' | 'mergedInto'>

/** Ids of what is erased with the chosen leads: they, and those merged into them, at any depth. */
export function erasedWith(leads: readonly Merged[], chosen: ReadonlySet<string>): ReadonlySet<string> {
  const keptAs = new Map(leads.map(({ id, mergedInto }) => [id, mergedInto]))
  const isErased = (id: string): boolean => {
    const kept = keptAs.get(id)
    return chosen.has(id) || (typeof kept === 'string' && isErased(kept))
  }
  return new Set(leads.map(({ id }) => id).filter(isErased))
}
