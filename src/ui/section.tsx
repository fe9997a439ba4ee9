import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './section.module.css'

export type SectionProps = {
  /** Anchor for links to this section. */
  id?: string
  title: string
  /** A short text above the title. */
  kicker?: string
  lead?: ReactNode
  /** A link or button at the end of the heading's line. */
  action?: ReactNode
  /** `deep` sets the section off from its neighbours; `night` is dark, `dusk` an evening sky. */
  ground?: 'paper' | 'deep' | 'night' | 'dusk'
  /** Up to 768 px the controls of its carousel stand in the line of the heading. */
  controls?: 'below' | 'beside'
  /** Content goes to the screen's edges, the heading stays in line with the page. */
  bleed?: boolean
  /** Far down a long page: the browser skips its layout until it comes near. */
  deferred?: boolean
  /** Where the section is not in the language of the page around it. */
  lang?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A section of a page: heading, lead and content with the page's spacing; a landmark named by its heading. */
export function Section(props: SectionProps) {
  const {
    id,
    title,
    kicker,
    lead,
    action,
    ground = 'paper',
    controls,
    bleed,
    deferred,
    lang,
    className,
    children,
  } = props
  const headingId = useId()
  return (
    <section
      id={id}
      lang={lang}
      aria-labelledby={headingId}
      data-ground={ground === 'dusk' ? 'night' : ground}
      className={classNames(
        styles.section,
        styles[ground],
        controls === 'beside' && styles.beside,
        deferred && styles.deferred,
        className,
      )}
    >
      <div className={styles.head}>
        <div>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h2 id={headingId}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {action}
      </div>
      <div className={bleed ? undefined : styles.body}>{children}</div>
    </section>
  )
}
