import { type FormEvent, useMemo, useRef, useState } from 'react'
import { capital } from '../../catalogue/capital.ts'
import { ROUNDINGS, type Rounding } from '../../catalogue/price-change.ts'
import type { PastPriceChange, PriceChange } from '../../contract/price-change.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { THEMES } from '../../contract/themes.ts'
import { newId } from '../../outbox/new-id.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import {
  changePrices,
  type PackageList,
  readPackages,
  readPriceChanges,
  undoPriceChange,
} from './package-api.ts'
import { PastPriceChanges } from './past-price-changes.tsx'
import { changedPricesText, pricePreview } from './price-preview.ts'
import { PricePreviewTable } from './price-preview-table.tsx'
import styles from './prices-page.module.css'

export type PricesPageProps = { list: PackageList; past: PastPriceChange[] }

const ROUNDING_WORDS: Record<Rounding, string> = {
  '999': 'to prices that end in 999',
  '99': 'to prices that end in 99',
  '9': 'to prices that end in 9',
  '100': 'to whole hundreds',
  '1': 'to whole rupees',
}

const THEME_OPTIONS: [string, string][] = [
  ['', 'All themes'],
  ...THEMES.map((one): [string, string] => [one, capital(one)]),
]
const UNIT_OPTIONS = [
  ['percent', 'percent'],
  ['rupees', 'rupees'],
] as const

type Said = { failure?: string; done?: string }

/** Changes the prices of many packages at once: a rule, the prices it gives, and the changes made so far. */
export function PricesPage(first: PricesPageProps) {
  const [{ packages, places }, setList] = useState(first.list)
  const [past, setPast] = useState(first.past)
  const [place, setPlace] = useState('')
  const [theme, setTheme] = useState('')
  const [by, setBy] = useState<'percent' | 'rupees'>('percent')
  const [amount, setAmount] = useState('')
  const [rounding, setRounding] = useState<Rounding>('999')
  const [reason, setReason] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState<Said>({})
  const [busy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const asked = useRef<{ content: string; id: string }>(undefined)
  const rows = useMemo(
    () => pricePreview(packages, { place, theme, by, amount, rounding }),
    [packages, place, theme, by, amount, rounding],
  )
  const chosen = rows.filter(({ id, to, from }) => !left.has(id) && to !== undefined && to !== from)
  const warned = chosen.filter(({ warning }) => warning).length

  const run = async (work: () => Promise<string>) => {
    setBusy(true)
    setSaid({})
    try {
      setSaid({ done: await work() })
    } catch (error) {
      setSaid({ failure: error instanceof Error ? error.message : 'The prices could not be changed.' })
    }
    // Also after a refusal: the preview then shows what the colleague changed.
    const [list, changes] = await Promise.all([readPackages(), readPriceChanges()]).catch(() => [])
    if (list) setList(list)
    if (changes) setPast(changes)
    setBusy(false)
  }
  // Sent again after a lost answer, the same change is made once; one that was made is not made again on the new prices.
  const once = async (content: string, send: (id: string) => Promise<unknown>): Promise<void> => {
    if (asked.current?.content !== content) asked.current = { content, id: newId() }
    const { id } = asked.current
    try {
      await send(id)
    } catch (error) {
      const changes = await readPriceChanges().catch(() => [])
      if (changes.every(({ batch }) => batch !== id)) throw error
    }
  }
  const apply = () =>
    run(async () => {
      const changes = chosen.map(({ id, version, to = 0 }) => ({ key: id, version, price: to }))
      const change: PriceChange = { reason, changes }
      await once(JSON.stringify(change), (id) => changePrices(change, id))
      // What was typed meanwhile stays.
      setAmount((now) => (now === amount ? '' : now))
      setReason((now) => (now === reason ? '' : now))
      return changedPricesText(chosen)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (chosen.length === 0)
      return setSaid({ failure: 'No price would change. Check the amount and the selection.' })
    if (reason.trim() === '') return setSaid({ failure: 'Please give a reason, such as “Winter season”.' })
    if (warned > 0) return setAsking(true)
    void apply()
  }
  return (
    <>
      <h1 tabIndex={-1}>Change prices</h1>
      <p className={styles.lead}>
        Choose the packages and the change. Nothing is changed before you have seen the new prices.
      </p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <ChoiceField
            label="Sold under"
            value={place}
            options={[
              ['', 'All destinations'],
              ...places.map(({ slug, name }): [string, string] => [slug, name]),
            ]}
            onChange={setPlace}
          />
          <ChoiceField label="Theme" value={theme} options={THEME_OPTIONS} onChange={setTheme} />
          <ChoiceField label="Change by" value={by} options={UNIT_OPTIONS} onChange={setBy} />
          <Field
            label={by === 'percent' ? 'Percent' : 'Rupees'}
            required
            hint="With a minus for lower prices: -5"
          >
            {({ required: _, ...control }) => (
              <input
                {...control}
                value={amount}
                inputMode="text"
                autoComplete="off"
                onChange={({ target }) => setAmount(target.value)}
              />
            )}
          </Field>
          <ChoiceField
            label="Rounded"
            value={rounding}
            options={ROUNDINGS.map((one) => [one, ROUNDING_WORDS[one]] as const)}
            onChange={setRounding}
          />
          <Field label="Reason" required hint="Colleagues see it with each version.">
            {({ required: _, ...control }) => (
              <input
                {...control}
                value={reason}
                maxLength={200}
                autoComplete="off"
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        </div>
        <PricePreviewTable
          rows={rows}
          left={left}
          onLeft={(ids, isLeft) =>
            setLeft((now) => {
              const next = new Set(now)
              for (const id of ids) isLeft ? next.add(id) : next.delete(id)
              return next
            })
          }
        />
        <SaveBar failure={said.failure} done={said.done}>
          <Button type="submit" aria-disabled={busy || chosen.length === 0}>
            {busy ? 'Saving…' : `Change ${chosen.length} ${chosen.length === 1 ? 'price' : 'prices'}`}
          </Button>
        </SaveBar>
      </form>
      <PastPriceChanges
        changes={past}
        disabled={busy}
        onUndo={({ batch, packages: { length: count } }) =>
          void run(async () => {
            await once(`Undo ${batch}`, (id) => undoPriceChange(batch, id))
            return `Undone: ${count} ${count === 1 ? 'package has its' : 'packages have their'} former price.`
          })
        }
      />
      <ConfirmDialog
        open={isAsking}
        title="Please check these prices"
        question={`${warned} of ${chosen.length} prices change by more than 30 %, for example ${exampleOf(chosen)}.`}
        yes="Change them anyway"
        no="Go back"
        onAnswer={(yes) => {
          setAsking(false)
          if (yes) void apply()
        }}
      />
    </>
  )
}

function exampleOf(rows: ReturnType<typeof pricePreview>): string {
  const row = rows.find(({ warning }) => warning)
  return row ? `${row.name}: ${formatRupees(row.from)} to ${formatRupees(row.to ?? 0)}` : ''
}
