import type { ReactNode } from 'react'
import type { RowResult } from '../../contract/lead-import.ts'
import { Button } from '../../ui/button.tsx'
import { FormActions } from '../ui/form-layout.ts'
import { SettingsSection } from '../ui/settings-page.tsx'
import { countText } from './count-text.ts'
import { type LeadFile, reasonsCsv } from './read-file.ts'
import { RowList, reasonOf } from './row-list.tsx'

/** What happened to each row, with a file of those that were not imported. */
export function ImportResults({
  file,
  results,
  children,
}: {
  file: LeadFile
  results: ReadonlyMap<number, RowResult>
  children: ReactNode
}) {
  const all = [...results.values()].sort((a, b) => a.row - b.row)
  const of = (state: RowResult['state']) => all.filter((result) => result.state === state)
  const number = (state: RowResult['state']) => of(state).length.toLocaleString('en-IN')
  const left = all.filter(({ state }) => state !== 'added')
  const download = () => {
    const cells = new Map(file.rows.map((row) => [row.row, row.cells]))
    const rows = left.map((result) => ({ reason: reasonOf(result), cells: cells.get(result.row) ?? [] }))
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([reasonsCsv(file.headings, rows)], { type: 'text/csv' }))
    link.download = 'rows-not-imported.csv'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <SettingsSection
      title="Result"
      about={`${countText(of('added').length, 'lead')} added, ${number('known')} already here, ${number('faulty')} not imported.`}
    >
      {of('not-stored').length > 0 && (
        <p role="alert">
          The server did not confirm {countText(of('not-stored').length, 'row')}. Send them again: none is
          stored twice.
        </p>
      )}
      <RowList title="Not imported" rows={of('faulty')} />
      <RowList title="Already here" rows={of('known')} />
      <FormActions>
        {left.length > 0 && (
          <Button variant="secondary" onClick={download}>
            Download what was not added ({countText(left.length, 'row')})
          </Button>
        )}
        {children}
      </FormActions>
    </SettingsSection>
  )
}
