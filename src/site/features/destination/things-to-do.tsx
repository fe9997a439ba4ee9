import { useRef } from 'react'
import type { ThingToDo } from '../../../contract/catalogue.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import type { Interest } from './interest.ts'
import styles from './things-to-do.module.css'
import { useAutoScroll } from './use-auto-scroll.ts'

type ThingsToDoProps = { name: string; things: ThingToDo[]; onEnquire: (interest: Interest) => void }

/** A strip that scrolls by itself and can be swiped; tapping a card opens the enquiry popup (spec 1 §2). */
export function ThingsToDo({ name, things, onEnquire }: ThingsToDoProps) {
  const strip = useRef<HTMLUListElement>(null)
  useAutoScroll(strip)
  return (
    <Section title={`Things to do in ${name}`} bleed>
      <ul ref={strip} className={styles.strip}>
        {things.map((thing) => (
          <li key={thing.name}>
            <button
              type="button"
              className={styles.card}
              onClick={() => onEnquire({ title: thing.name, picture: thing.picture, frame: 'square' })}
            >
              <Picture name={thing.picture} frame="square" alt="" sizes="15rem" />
              <span>{thing.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
