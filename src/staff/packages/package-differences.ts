import type { StaffPackage } from '../../contract/package-edit.ts'
import { PACKAGE_FIELDS, shownText, toFormTexts } from './package-form.ts'

/** A field that differs between two versions, line by line. */
export type Difference = { label: string; removed: string[]; added: string[] }

/** What differs from one version of a package to another; a line that both have is left out. */
export function packageDifferences(from: StaffPackage, to: StaffPackage): Difference[] {
  const [before, after] = [toFormTexts(from), toFormTexts(to)]
  const state = from.state === to.state ? [] : [{ label: 'State', removed: [from.state], added: [to.state] }]
  const fields = PACKAGE_FIELDS.flatMap(({ name, label }) => {
    const [was, is] = [linesOf(name, before[name]), linesOf(name, after[name])]
    if (was.join('\n') === is.join('\n')) return []
    const removed = was.filter((line) => !is.includes(line))
    const added = is.filter((line) => !was.includes(line))
    // The same lines in another order.
    return [
      removed.length + added.length > 0 ? { label, removed, added } : { label, removed: was, added: is },
    ]
  })
  return [...state, ...fields]
}

function linesOf(name: string, text = ''): string[] {
  return shownText(name, text).split('\n').filter(Boolean)
}
