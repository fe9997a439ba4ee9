import { useRef, useState } from 'react'
import type { ThingToDo } from '../../../contract/catalogue.ts'
import { englishLang } from '../../../language/current.ts'
import { placeText } from '../../../language/place.ts'
import { ActionForm } from '../../../ui/action-form.tsx'
import { CarouselControls } from '../../../ui/carousel-controls.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import type { Interest } from './interest.ts'
import styles from './things-to-do.module.css'
import { useAutoScroll } from './use-auto-scroll.ts'

type ThingsToDoProps = { name: string; things: ThingToDo[]; onEnquire: (interest: Interest) => void }

/** A strip that scrolls by itself, by swipe and by arrows; tapping a card opens the enquiry popup (spec 1 §2). */
export function ThingsToDo({ name, things, onEnquire }: ThingsToDoProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [stopped, setStopped] = useState(false)
  const step = useAutoScroll(strip, stopped)
  const title = placeText().toDo(name)
  return (
    <Section title={title} bleed>
      <ul role="list" ref={strip} className={styles.strip}>
        {things.map((thing) => (
          <li key={thing.name}>
            <ActionForm
              to="#enquiry"
              onAct={() => onEnquire({ title: thing.name, picture: thing.picture, frame: 'square' })}
            >
              <button type="submit" className={styles.card}>
                <Picture name={thing.picture} frame="square" alt="" sizes="15rem" />
                <span lang={englishLang()}>{thing.name}</span>
              </button>
            </ActionForm>
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <CarouselControls
          label={title}
          count={things.length}
          selected={0}
          arrows
          playing={!stopped}
          onStep={step}
          onGoTo={() => {}}
          onPlay={(play) => setStopped(!play)}
        />
      </div>
    </Section>
  )
}
