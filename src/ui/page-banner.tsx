import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page-banner.module.css'
import { Picture } from './picture.tsx'

export type PageBannerProps = {
  title: string
  lead?: ReactNode
  /** Name of the scene behind the text; without one the background is plain. */
  picture?: string
  /** Another scene for screens up to 768 px. */
  mobilePicture?: string
  /** Fills most of the first screen: for pages that sell rather than inform. */
  tall?: boolean
  /** Buttons below the text. */
  children?: ReactNode
}

/** How a page begins: its one `<h1>`, on a picture or on paper. */
export function PageBanner(props: PageBannerProps) {
  const { title, lead, picture, mobilePicture, tall, children } = props
  return (
    <header
      className={classNames(styles.banner, picture ? styles.pictured : styles.plain, tall && styles.tall)}
    >
      {picture && (
        <Picture
          name={picture}
          frame="banner"
          mobile={{ name: mobilePicture ?? picture, frame: tall ? 'hero' : 'wide' }}
          alt=""
          sizes="100vw"
          priority
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  )
}
