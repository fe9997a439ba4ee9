import type { ReactNode } from 'react'
import type { RowResult } from '../../contract/lead-import.ts'
import { CheckLabel } from '../ui/form-layout.ts'
import { SettingsSection } from '../ui/settings-page.tsx'
import { countText } from './count-text.ts'
import { RowList } from './row-list.tsx'

/** What would happen to the rows, before anything is stored. */
export function CheckedRows({
  results,
  withoutKnownPersons,
  onWithoutKnownPersons,
  children,
}: {
  results: ReadonlyMap<number, RowResult>
  withoutKnownPersons: boolean
  onWithoutKnownPersons: (without: boolean) => void
  /** The button that imports. */
  children: ReactNode
}) {
  const all = [...results.values()].sort((a, b) => a.row - b.row)
  const of = (state: RowResult['state']) => all.filter((result) => result.state === state)
  const number = (state: RowResult['state']) => of(state).length.toLocaleString('en-IN')
  const persons = of('new').filter(({ samePerson }) => samePerson)
  return (
    <SettingsSection
      title="What will happen"
      about={`${number('new')} new, ${number('known')} already here, ${number('faulty')} cannot be imported.`}
    >
      <RowList title="Cannot be imported" rows={of('faulty')} />
      <RowList title="Already here: nothing is added" rows={of('known')} />
      <RowList title="New enquiries of people who have a lead here" rows={persons} />
      {persons.length > 0 && (
        <CheckLabel>
          <input
            type="checkbox"
            checked={withoutKnownPersons}
            onChange={({ target }) => onWithoutKnownPersons(target.checked)}
          />
          Leave out {countText(persons.length, 'row')} of people who have a lead here
        </CheckLabel>
      )}
      {children}
    </SettingsSection>
  )
}
