import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

/** A short label; `tone` has no meaning beyond the text. */
export function Badge({
  tone = 'marigold',
  className,
  children,
}: {
  tone?: 'marigold' | 'teal' | 'night' | 'paper' | 'danger' | 'success'
  className?: string | undefined
  children: ReactNode
}) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>
}
