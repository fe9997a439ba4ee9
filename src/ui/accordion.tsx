import { type ReactNode, useId } from 'react'
import styles from './accordion.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode }

export type AccordionProps = {
  items: readonly AccordionItem[]
  /** `one`: opening an item closes the open one. `many`: each opens and closes by itself. */
  mode?: 'one' | 'many'
  /** Shared by accordions of which, all taken together, one item is open at a time. */
  group?: string
  /** Item that is open at first. */
  openId?: string
  /** Puts the titles into the page's outline. */
  level?: 2 | 3 | 4
  className?: string
}

/** Titles that open their text. The browser's own, so it works at once, is found by page search and prints open. */
export function Accordion({ items, mode = 'one', group, openId, level, className }: AccordionProps) {
  const ownGroup = useId()
  return (
    <div className={classNames(styles.accordion, className)}>
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          className={styles.item}
          open={item.id === openId}
          {...(mode === 'one' && { name: group ?? ownGroup })}
        >
          <summary className={styles.title}>
            <Title level={level}>{item.title}</Title>
            <Icon name="chevron" className={styles.sign} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}

function Title({ level, children }: { level: 2 | 3 | 4 | undefined; children: ReactNode }) {
  if (!level) return <span className={styles.name}>{children}</span>
  const Heading = `h${level}` as const
  return <Heading className={styles.name}>{children}</Heading>
}
