import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import type { PackageOrders, StaffPackage } from '../../contract/package-edit.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useKeepingFails } from '../drafts/drafts.ts'
import { KeptNote } from '../drafts/kept-note.tsx'
import { useKeptValues } from '../drafts/use-kept-values.ts'
import { SaveBar } from '../ui/save-bar.tsx'
import { StaffApiError } from '../ui/staff-api.ts'
import { type Place, readPackageOrder, savePackageOrder } from './package-api.ts'
import { mergeOrder, moveKey, orderConflictText } from './package-order.ts'
import styles from './package-order-page.module.css'
import { STATE_TONES, versionAuthor } from './package-text.ts'
import { VersionList } from './version-list.tsx'

export type PackageOrderPageProps = {
  /** Whose draft it is. */
  userId: string
  orders: PackageOrders
  packages: StaffPackage[]
  place: Place
}

const OrderSchema = v.object({ keys: v.array(v.string()) })

/** Changes the order of a destination's packages; saved as a version with author and time. */
export function PackageOrderPage({ userId, orders: first, packages, place }: PackageOrderPageProps) {
  const [orders, setOrders] = useState(first)
  const form = useKeptValues(
    { userId, leadId: `order-${place.slug}`, field: 'settings' },
    OrderSchema,
    { keys: orders.keys },
    orders.version,
  )
  // Packages may have been added or removed since it was kept.
  const keys = mergeOrder(form.values.keys, orders.keys)
  const setKeys = (next: string[]) => form.change({ keys: next })
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const isChanged = keys.join() !== orders.keys.join()
  const isLost = useKeepingFails() && isChanged
  const leaving = useBlocker({
    shouldBlockFn: () => isLost,
    enableBeforeUnload: isLost,
    withResolver: true,
  })
  const byKey = new Map(packages.map((item) => [item.id, item]))
  const memberName = (key: string) => String(byKey.get(key)?.fields.packageName ?? key)

  const move = (key: string, by: -1 | 1) => {
    const next = moveKey(keys, key, by)
    setKeys(next)
    setSaid(`${memberName(key)} is now ${next.indexOf(key) + 1} of ${next.length}.`)
  }
  const save = async (wanted: readonly string[]) => {
    setBusy(true)
    setFailure('')
    try {
      const saved = await savePackageOrder(place.slug, { keys: [...wanted], version: orders.version })
      const isAll = form.saved(form.values, { values: { keys: saved.keys }, version: saved.version })
      setOrders(saved)
      setSaid(
        isAll
          ? `Saved as version ${saved.version}. Travellers see this order now.`
          : `Saved as version ${saved.version}, except what you moved since.`,
      )
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'This could not be saved.')
      if (error instanceof StaffApiError && error.status === 409) await takeTheirs()
    }
    setBusy(false)
  }
  const restore = (version: number) => {
    const order = orders.versions.find((one) => one.version === version)
    if (order) void save(mergeOrder(order.keys, orders.keys))
  }
  // The user's own order stays; packages added or removed since are applied to it.
  const takeTheirs = async () => {
    const theirs = await readPackageOrder(place.slug).catch(() => undefined)
    if (!theirs) return
    setOrders(theirs)
    setFailure(orderConflictText(theirs, orders, userId))
  }

  return (
    <>
      <h1 tabIndex={-1}>Order of the {place.name} packages</h1>
      <p className={styles.lead}>
        Travellers see the first packages most. Move a package with its buttons, or with Alt and the arrow
        keys on them.
      </p>
      <KeptNote {...form} />
      <ol className={styles.list}>
        {keys.map((key, at) => (
          <li
            key={key}
            onKeyDown={(event) => {
              const by = { ArrowUp: -1, ArrowDown: 1 } as const
              if (!event.altKey || !(event.key in by)) return
              event.preventDefault()
              move(key, by[event.key as keyof typeof by])
            }}
          >
            <span className={styles.name}>
              <Link href={`/admin/edit/${key}`}>{memberName(key)}</Link>
              {byKey.get(key)?.state !== 'published' && <StateBadge pkg={byKey.get(key)} />}
            </span>
            <MoveButton up name={memberName(key)} stuck={at === 0} onMove={() => move(key, -1)} />
            <MoveButton name={memberName(key)} stuck={at === keys.length - 1} onMove={() => move(key, 1)} />
          </li>
        ))}
      </ol>
      {keys.length === 0 && <p>No packages found.</p>}
      <SaveBar failure={failure || undefined} done={said}>
        <Button aria-disabled={busy || !isChanged} onClick={() => save(keys)}>
          {busy ? 'Saving…' : 'Save the order'}
        </Button>
        <Button variant="quiet" aria-disabled={busy || !isChanged} onClick={form.discard}>
          Undo
        </Button>
      </SaveBar>
      <VersionList
        title="Earlier orders"
        versions={orders.versions.map(({ version, ...order }) => ({
          version,
          words: version === 0 ? 'Built-in version' : `Version ${version}, ${versionAuthor(order)}`,
        }))}
        present={orders.version}
        disabled={busy || isChanged}
        onRestore={restore}
      />
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        title="Unsaved changes"
        question="The new order is not saved. Leave without saving?"
        dangerous
        onAnswer={(yes) => (yes ? leaving.proceed?.() : leaving.reset?.())}
      />
    </>
  )
}

function StateBadge({ pkg }: { pkg: StaffPackage | undefined }) {
  return pkg ? <Badge tone={STATE_TONES[pkg.state]}>{pkg.state}</Badge> : null
}

type MoveButtonProps = { up?: boolean; name: string; stuck: boolean; onMove: () => void }

// The button stays focusable at the end of the list, so that keyboard users keep their place.
function MoveButton({ up = false, name, stuck, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={`Move ${name} ${up ? 'up' : 'down'}`}
      aria-disabled={stuck}
      onClick={() => stuck || onMove()}
    >
      <Icon name="arrow" className={up ? styles.up : styles.down} />
    </button>
  )
}
