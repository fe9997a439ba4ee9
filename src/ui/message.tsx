import type { ReactNode } from 'react'
import styles from './message.module.css'

const PICTURE = '/art/desert-dubai-square-480'

/** A page that consists of one message: what happened, and as children the possible next steps. */
export function Message({
  title,
  lang,
  children,
}: {
  title: string
  lang?: string | undefined
  children: ReactNode
}) {
  return (
    <section lang={lang} className={styles.message}>
      <picture className={styles.picture}>
        <source type="image/avif" srcSet={`${PICTURE}.avif`} />
        <img src={`${PICTURE}.webp`} alt="" />
      </picture>
      <h1>{title}</h1>
      {children}
    </section>
  )
}
