import { memo, useId, useState } from 'react'
import type { Reel } from '../../../contract/copy.ts'
import { englishLang } from '../../../language/current.ts'
import { reelsText } from '../../../language/reels.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './reel-text.module.css'
import { truncate } from './truncate.ts'

type Props = { reel: Reel; titleId: string; className?: string | undefined }

/** Title, description, tags and the link to the packages: over the video on phones, beside it on desktops. */
export const ReelText = memo(function ReelText({ reel, titleId, className }: Props) {
  const t = reelsText()
  const [isOpen, setOpen] = useState(false)
  const textId = useId()
  return (
    <div className={classNames(styles.text, className)}>
      <h2 id={titleId} lang={englishLang()} className={styles.title}>
        {reel.title}
      </h2>
      <p id={textId} lang={englishLang()} className={styles.cut}>
        {isOpen ? reel.description : truncate(reel.description)}
      </p>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={textId}
        aria-label={(isOpen ? t.lessAbout : t.moreAbout)(reel.title)}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t.less : t.more}
      </button>
      <p lang={englishLang()} className={styles.whole}>
        {reel.description}
      </p>
      <ul role="list" lang={englishLang()} className={styles.tags}>
        {reel.tags.map((tag) => (
          <li key={tag}>#{tag.replaceAll(' ', '')}</li>
        ))}
      </ul>
      <ButtonLink
        href={`/${reel.destination}#packages`}
        aria-describedby={titleId}
        className={styles.packages}
      >
        {t.viewPackages}
      </ButtonLink>
    </div>
  )
})
