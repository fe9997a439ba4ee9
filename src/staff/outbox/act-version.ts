import type { DeskAct } from '../../contract/desk-action.ts'

/** The version that an act is based on. */
export function versionOf(act: DeskAct): number | undefined {
  if (act.type === 'call-outcome') return act.result.version
  return act.type === 'change' ? act.change.version : undefined
}

/** The same act, based on another version of the lead. */
export function withVersion(act: DeskAct, version: number): DeskAct {
  if (act.type === 'call-outcome') return { ...act, result: { ...act.result, version } }
  return act.type === 'change' ? { ...act, change: { ...act.change, version } } : act
}
