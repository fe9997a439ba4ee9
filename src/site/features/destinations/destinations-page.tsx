import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { formatRupees } from '../../../contract/rupees.ts'
import { localAddress } from '../../../language/current.ts'
import { monthName } from '../../../language/dates.ts'
import { findingText } from '../../../language/finding.ts'
import { layoutText } from '../../../language/layout.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useIsLoading } from '../../../ui/use-is-loading.ts'
import {
  type DestinationList,
  type PlaceCard,
  type PlaceFilter,
  type PlaceOption,
  parsePlaceFilter,
} from './destination-list.ts'
import '../../../ui/weather.module.css'
import styles from './destinations-page.module.css'

type FilterFormProps = {
  filter: PlaceFilter
  list: DestinationList
  onFilter: (filter: PlaceFilter) => void
}

type DestinationsPageProps = FilterFormProps & {
  /** Shown when the list for another filter could not be loaded. */
  failed: ReactNode
}

/** `/destinations`: every place sold, with its lowest price and its best months. */
export function DestinationsPage({ filter, list, onFilter, failed }: DestinationsPageProps) {
  const t = findingText()
  const { places } = list
  return (
    <>
      <PageBanner title={t.destinations} lead={t.destinationsLead} />
      <div className={styles.page}>
        <FilterForm filter={filter} list={list} onFilter={onFilter} />
        {failed}
        <p role="status" className={styles.count}>
          {countText(places.length, filter)}
        </p>
        {places.length === 0 && (
          <p>
            <Link href="/destinations" byQuery>
              {t.showAllDestinations}
            </Link>
          </p>
        )}
        <Places className={styles.grid}>
          {places.map((place, index) => (
            <li key={place.slug}>
              <Card place={place} isFirst={index === 0} />
            </li>
          ))}
        </Places>
      </div>
    </>
  )
}

// Busy while the places of the last filter are loading.
function Places(props: ComponentProps<'ul'>) {
  return <ul role="list" {...props} aria-busy={useIsLoading()} />
}

function Card({ place: { slug, name, country, picture, from, months, weather }, isFirst }: CardProps) {
  const t = findingText()
  return (
    <Link href={`/${slug}`} className={styles.card} data-weather-now={weather}>
      <Picture
        name={picture}
        frame="tall"
        alt=""
        sizes="(max-width: 768px) 34vw, (max-width: 1340px) 23vw, 300px"
        priority={isFirst}
        className={styles.picture}
      />
      <h2 className={styles.name}>{name}</h2>
      {country !== name && <span className={styles.country}>{country}</span>}
      <span className={styles.from}>
        {from === undefined ? t.onRequest : layoutText().badgeFromForTwo(formatRupees(from))}
      </span>
      {months && <span className={styles.months}>{t.best(months)}</span>}
    </Link>
  )
}

type CardProps = { place: PlaceCard; isFirst: boolean }

// Every change filters at once; without JavaScript, the button does it.
function FilterForm({ filter, list: { regions, months }, onFilter }: FilterFormProps) {
  const t = findingText()
  const form = useRef<HTMLFormElement>(null)
  const apply = (event?: FormEvent) => {
    event?.preventDefault()
    if (form.current) onFilter(parsePlaceFilter(Object.fromEntries(new FormData(form.current))))
  }
  useEffect(() => {
    for (const name of ['region', 'month'] as const) {
      const select = form.current?.elements.namedItem(name)
      if (select instanceof HTMLSelectElement) select.value = String(filter[name] ?? '')
    }
  }, [filter])
  return (
    <form
      ref={form}
      action={localAddress('/destinations')}
      method="get"
      aria-label={t.filterDestinations}
      className={styles.form}
      onSubmit={apply}
    >
      <Choice
        name="region"
        label={t.where}
        any={t.anywhere}
        value={filter.region}
        options={regions}
        onChosen={apply}
      />
      <Choice
        name="month"
        label={t.goodIn}
        any={t.any.month}
        value={filter.month}
        options={months}
        onChosen={apply}
      />
      <noscript>
        <Button type="submit">{t.show}</Button>
      </noscript>
    </form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  any: string
  value: string | number | undefined
  options: PlaceOption[]
  onChosen: () => void
}

function Choice({ name, label, any, value, options, onChosen }: ChoiceProps) {
  return (
    <Field label={label} required>
      {({ required: _, ...control }) => (
        <select {...control} name={name} defaultValue={value ?? ''} onChange={() => onChosen()}>
          <option value="">{any}</option>
          {options.map(({ value, text, count }) => (
            <option key={value} value={value}>
              {`${text} (${count})`}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function countText(count: number, { region, month }: PlaceFilter): string {
  const t = findingText()
  const places =
    count === 0 ? t.noDestinations : count === 1 ? t.oneDestination : t.countDestinations(String(count))
  const where = region ? ` ${t.inRegion[region]}` : ''
  return `${places}${where}${month ? `, ${t.goodInMonth(monthName(month))}` : ''}`
}
