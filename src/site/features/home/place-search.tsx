import { useNavigate } from '@tanstack/react-router'
import { localAddress } from '../../../language/current.ts'
import { homeText } from '../../../language/home.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './place-search.module.css'

/** The search field at the top of the site; without JavaScript the browser submits it to the finder. */
export function PlaceSearch() {
  const t = homeText()
  const navigate = useNavigate()
  return (
    <search>
      <form
        action={localAddress('/packages')}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          const q = String(new FormData(event.currentTarget).get('q')).trim()
          void navigate({ to: '.', href: q ? `/packages?${new URLSearchParams({ q })}` : '/packages' })
        }}
      >
        <label htmlFor="place-q" className="visually-hidden">
          {t.searchLabel}
        </label>
        <input
          id="place-q"
          name="q"
          type="search"
          placeholder={t.searchPrompt}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.words}
        />
        <button type="submit" aria-label={t.search} className={styles.go}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
