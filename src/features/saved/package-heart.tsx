import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './package-heart.module.css'
import { setSaved, useSaved } from './saved-store.ts'

type Props = {
  /** The package's key and name. */
  id: string
  title: string
  /** With the word Save beside the heart. */
  withText?: boolean
}

/** Puts a package on this device's list of saved ones, or takes it off. Hidden where no script can keep it. */
export function PackageHeart({ id, title, withText = false }: Props) {
  const isSaved = useSaved().packages.includes(id)
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      className={classNames(css.heart, withText && css.withText)}
      onClick={() => setSaved('packages', id, !isSaved)}
    >
      <Icon name="heart" />
      {withText && <span aria-hidden="true">{isSaved ? 'Saved' : 'Save'}</span>}
    </button>
  )
}
