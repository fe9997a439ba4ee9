import { memo, useId, useState } from 'react'
import type { Reel } from '../../../contract/copy.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './reel-text.module.css'
import { truncate } from './truncate.ts'

type Props = { reel: Reel; titleId: string; className?: string | undefined }

/** Title, description, tags and the link to the packages: over the picture on phones, beside it on desktops. */
export const ReelText = memo(function ReelText({ reel, titleId, className }: Props) {
  const [isOpen, setOpen] = useState(false)
  const textId = useId()
  return (
    <div className={classNames(styles.text, className)}>
      <h2 id={titleId} className={styles.title}>
        {reel.title}
      </h2>
      <p id={textId} className={styles.cut}>
        {isOpen ? reel.description : truncate(reel.description)}
      </p>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={textId}
        aria-label={`${isOpen ? 'Less' : 'More'} about ${reel.title}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Less' : 'More'}
      </button>
      <p className={styles.whole}>{reel.description}</p>
      <ul role="list" className={styles.tags}>
        {reel.tags.map((tag) => (
          <li key={tag}>#{tag.replaceAll(' ', '')}</li>
        ))}
      </ul>
      <ButtonLink
        href={`/${reel.destination}#packages`}
        aria-describedby={titleId}
        className={styles.packages}
      >
        View Packages
      </ButtonLink>
    </div>
  )
})
