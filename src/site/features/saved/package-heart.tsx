import { layoutText } from '../../../language/layout.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import styles from './package-heart.module.css'
import { setSaved, useSaved } from './saved-store.ts'

type Props = {
  /** The package's key and name. */
  id: string
  title: string
  /** Shows the word Save beside the icon. */
  withText?: boolean
}

/** Adds a package to this device's saved list or removes it. Hidden without JavaScript, which the list needs. */
export function PackageHeart({ id, title, withText = false }: Props) {
  const t = layoutText()
  const isSaved = useSaved().packages.includes(id)
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t.saveOne(title)}
      className={classNames(styles.heart, withText && styles.withText)}
      onClick={() => {
        if (!setSaved('packages', id, !isSaved) && !isSaved) showToast(t.savedForNow)
      }}
    >
      <Icon name="heart" />
      {withText && <span aria-hidden="true">{isSaved ? t.saved : t.save}</span>}
    </button>
  )
}
