import type { CSSProperties, ReactNode } from 'react'
import { englishLang } from '../../../language/current.ts'
import { findingText } from '../../../language/finding.ts'
import { announce } from '../../../ui/announcer.tsx'
import { ArchPicture } from '../../../ui/arch-picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { ComparedPackage, ComparedRow, Comparison } from './compare-packages.ts'
import styles from './compare-page.module.css'
import { compareHref, MAX_COMPARED, type PackageSearch, searchHref } from './package-search.ts'

export type ComparePageProps = Comparison & {
  /** Hotel category that the prices are for. */
  stars: PackageSearch['stars']
  /** The save button of a column. */
  heart: (trip: { key: string; title: string }) => ReactNode
}

/** `/compare`: up to three packages side by side. */
export function ComparePage({ trips, rows, stars, heart }: ComparePageProps) {
  const t = findingText()
  const keys = trips.map(({ key }) => key)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t.compareTitle}</h1>
        {trips.length > 0 && <p className={styles.lead}>{t.compareLead}</p>}
      </header>
      {trips.length === 0 ? (
        <div className={styles.empty}>
          <ArchPicture name="lake-kashmir" />
          <h2>{t.compareNothing}</h2>
          <p>{t.compareEmpty}</p>
          <ButtonLink href="/packages">{t.findPackages}</ButtonLink>
        </div>
      ) : (
        <>
          <Table trips={trips} rows={rows} stars={stars} heart={heart} />
          {trips.length < MAX_COMPARED && (
            <p>
              <ButtonLink href={searchHref({ ...(stars && { stars }), p: keys })} variant="quiet">
                <Icon name="plus" /> {t.addTrip}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </div>
  )
}

// On a phone each row's name is above its cells. ARIA roles are explicit because `display` removes those of a table.
function Table({ trips, rows, stars, heart }: ComparePageProps) {
  const t = findingText()
  const keys = trips.map(({ key }) => key)
  return (
    <table role="table" className={styles.table} style={{ '--columns': trips.length } as CSSProperties}>
      <caption className="visually-hidden">
        {trips.length === 1 ? t.oneTripCaption : t.sideBySide(String(trips.length))}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" className={styles.corner} />
          {trips.map((trip) => (
            <th key={trip.key} role="columnheader" scope="col" className={styles.trip}>
              <Head
                trip={trip}
                withoutIt={compareHref(
                  keys.filter((key) => key !== trip.key),
                  stars,
                )}
                left={keys.length - 1}
                heart={heart(trip)}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.label} role="row">
            <th role="rowheader" scope="row" className={styles.label}>
              {row.label}
            </th>
            {row.cells.map((texts, column) => (
              <td key={keys[column]} role="cell" lang={row.english?.[column] ? englishLang() : undefined}>
                <Cell texts={texts} best={row.best?.columns.includes(column) ? row.best.text : undefined} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = {
  trip: ComparedPackage
  /** Address of the comparison without this package, and how many are left then. */
  withoutIt: string
  left: number
  heart: ReactNode
}

function Head({ trip, withoutIt, left, heart }: HeadProps) {
  const t = findingText()
  return (
    <div className={styles.card}>
      <div className={styles.poster}>
        <Picture
          name={trip.picture}
          frame="tall"
          alt=""
          sizes="(max-width: 768px) 30vw, 15rem"
          className={styles.picture}
        />
        <div className={styles.heart}>{heart}</div>
      </div>
      <p className={styles.place}>{trip.place}</p>
      <Link href={trip.href} lang={englishLang()} className={styles.title}>
        {trip.title}
      </Link>
      <Link
        href={withoutIt}
        byQuery
        className={styles.remove}
        onClick={() => announce(t.removedLeft(trip.title, String(left)))}
      >
        {t.remove}
        <span className="visually-hidden"> {trip.title}</span>
      </Link>
    </div>
  )
}

function Cell({ texts, best }: { texts: ComparedRow['cells'][number]; best: string | undefined }) {
  if (texts.length > 1)
    return (
      <ul role="list" className={styles.points}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )
  return (
    <>
      {texts[0]} {best && <Badge>{best}</Badge>}
    </>
  )
}
