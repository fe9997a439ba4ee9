import { useBlocker } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { INBOUND_SOURCES, SourceSlugSchema } from '../../contract/inbound-lead.ts'
import type { ImportRow, RowResult } from '../../contract/lead-import.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { ActionStatus, useAction } from '../ui/action-status.tsx'
import { FormActions } from '../ui/form-layout.ts'
import { SettingsPage, SettingsSection } from '../ui/settings-page.tsx'
import { CheckedRows } from './checked-rows.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ColumnList } from './column-list.tsx'
import { type ColumnUse, recogniseColumns, recogniseSource, toImportRows } from './columns.ts'
import { countText } from './count-text.ts'
import { sendRows } from './import-api.ts'
import styles from './import-page.module.css'
import { ImportResults } from './import-results.tsx'
import { type LeadFile, readLeadFile } from './read-file.ts'

const OTHER = 'other'
type Opened = { name: string; file: LeadFile }
type Results = ReadonlyMap<number, RowResult>

/** `/admin/leads/import`: leads from a file, after a preview of what each row will become. */
export function ImportPage() {
  const work = useAction()
  const [opened, setOpened] = useState<Opened>()
  const [source, setSource] = useState('')
  const [otherName, setOtherName] = useState('')
  const [uses, setUses] = useState<ColumnUse[]>([])
  const [checked, setChecked] = useState<Results>()
  const [results, setResults] = useState<Results>()
  const [withoutKnownPersons, setWithoutKnownPersons] = useState(false)
  const [nameError, setNameError] = useState('')
  /** How many rows the server has answered for in the present step. */
  const [progress, setProgress] = useState(0)
  useBlocker({ shouldBlockFn: () => work.busy, enableBeforeUnload: work.busy })

  const open = (chosen: File) =>
    work.run(async () => {
      const file = readLeadFile(new Uint8Array(await chosen.arrayBuffer()))
      setOpened({ name: chosen.name, file })
      setSource(recogniseSource(file.headings) ?? OTHER)
      setUses(recogniseColumns(file))
      setChecked(undefined)
      setResults(undefined)
    }, '')
  const change = (apply: () => void) => {
    apply()
    setChecked(undefined)
    setNameError('')
  }

  const rows = useMemo(() => (opened ? toImportRows(opened.file, uses) : []), [opened, uses])
  const isReachable = uses.includes('phone') || uses.includes('email')
  const slug = source === OTHER ? otherName : source
  const check = () => {
    const parsed = v.safeParse(SourceSlugSchema, slug)
    if (!parsed.success) return setNameError(parsed.issues[0].message)
    if (!isReachable) return
    setProgress(0)
    const found = new Map<number, RowResult>()
    for (const row of rows) if ('errors' in row) found.set(row.row, { ...row, state: 'faulty' })
    return work.run(async () => {
      await sendRows('check', { source: parsed.output, rows: rows.filter(isSendable) }, (part) => {
        for (const result of part) found.set(result.row, result)
        setProgress(found.size)
      })
      setChecked(found)
    }, 'The rows were checked. Nothing has been stored yet.')
  }
  const wanted = rows.filter(isSendable).filter(({ row }) => {
    const result = checked?.get(row)
    return result?.state === 'new' && !(withoutKnownPersons && result.samePerson)
  })
  const run = () =>
    work.run(async () => {
      const done = new Map(results ?? checked)
      if (withoutKnownPersons)
        for (const [row, result] of done)
          if (result.state === 'new' && result.samePerson)
            done.set(row, {
              ...result,
              state: 'faulty',
              errors: { row: 'Left out: this person has a lead here.' },
            })
      const open = wanted.filter(({ row }) => ['new', 'not-stored'].includes(done.get(row)?.state ?? ''))
      let sent = 0
      setProgress(0)
      try {
        await sendRows('import', { source: slug.trim(), rows: open }, (part) => {
          for (const result of part) done.set(result.row, result)
          sent += part.length
          setProgress(sent)
        })
      } finally {
        // Rows without an answer may be stored or not; sending them again stores them once.
        for (const { row } of open)
          if (done.get(row)?.state === 'new') done.set(row, { row, state: 'not-stored' })
        setResults(done)
      }
    }, '')

  return (
    <SettingsPage
      title="Import leads"
      about="CSV files of Meta lead ads, Google lead forms, IndiaMART and others."
    >
      <ChooseFile name={opened?.name} busy={work.busy} onChoose={(file) => void open(file)} />
      <ActionStatus {...work} />
      {opened && !results && (
        <>
          <SettingsSection
            title="Columns"
            about={`${countText(opened.file.rows.length, 'row')}, read as ${opened.file.readAs}.`}
          >
            <Field label="Where the leads come from" required>
              {(control) => (
                <select
                  {...control}
                  value={source}
                  disabled={work.busy}
                  onChange={({ target }) => change(() => setSource(target.value))}
                >
                  {Object.entries(INBOUND_SOURCES).map(([key, label]) => (
                    <option key={key} value={key}>
                      {label}
                    </option>
                  ))}
                  <option value={OTHER}>Another source</option>
                </select>
              )}
            </Field>
            {source === OTHER && (
              <Field label="Short name of the source" hint="Such as travel-fair" error={nameError} required>
                {(control) => (
                  <input
                    {...control}
                    value={otherName}
                    disabled={work.busy}
                    maxLength={40}
                    autoComplete="off"
                    autoCapitalize="none"
                    onChange={({ target }) => change(() => setOtherName(target.value))}
                  />
                )}
              </Field>
            )}
            <ColumnList
              file={opened.file}
              uses={uses}
              busy={work.busy}
              onChange={(next) => change(() => setUses(next))}
            />
            <p role="alert" className={styles.missing}>
              {!isReachable &&
                'No column is the phone or the e-mail, and every lead needs one. Please choose it.'}
            </p>
            {!checked && (
              <FormActions>
                <Button aria-disabled={work.busy || !isReachable} onClick={() => void check()}>
                  {work.busy ? `Checking… ${shown(progress)}` : 'Check the rows'}
                </Button>
              </FormActions>
            )}
          </SettingsSection>
          {checked && (
            <CheckedRows
              results={checked}
              withoutKnownPersons={withoutKnownPersons}
              onWithoutKnownPersons={setWithoutKnownPersons}
            >
              <FormActions>
                <Button aria-disabled={work.busy || wanted.length === 0} onClick={() => void run()}>
                  {work.busy ? `Importing… ${shown(progress)}` : `Import ${countText(wanted.length, 'lead')}`}
                </Button>
              </FormActions>
            </CheckedRows>
          )}
        </>
      )}
      {opened && results && (
        <ImportResults file={opened.file} results={results}>
          {[...results.values()].some(({ state }) => state === 'not-stored') && (
            <Button aria-disabled={work.busy} onClick={() => void run()}>
              {work.busy ? `Importing… ${shown(progress)}` : 'Send these again'}
            </Button>
          )}
          <Link href={`/admin/leads?leadSource=${encodeURIComponent(slug.trim())}`}>
            Show the leads of this source
          </Link>
        </ImportResults>
      )}
    </SettingsPage>
  )
}

function shown(rows: number): string {
  return rows === 0 ? '' : `${countText(rows, 'row')} done`
}

function isSendable(row: ReturnType<typeof toImportRows>[number]): row is ImportRow {
  return !('errors' in row)
}
