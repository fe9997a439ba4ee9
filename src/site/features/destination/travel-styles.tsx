import { formatRupees } from '../../../contract/rupees.ts'
import { place, placeText } from '../../../language/place.ts'
import { ActionForm } from '../../../ui/action-form.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import { type Interest, STYLES } from './interest.ts'
import styles from './things-to-do.module.css'

const TRAVEL_STYLES = ['Family', 'Group', 'Honeymoon', 'Adventure', 'Beach', 'Couple'] as const

type TravelStylesProps = {
  /** The lowest price of the destination's packages, rupees for two. */
  from: number | undefined
  onEnquire: (interest: Interest) => void
}

/** Travel styles: tapping one opens the enquiry popup (spec 1 §2 "Travel styles"). */
export function TravelStyles({ from, onEnquire }: TravelStylesProps) {
  const t = placeText()
  return (
    <Section title={t.styleTitle} deferred>
      <Carousel label={t.styleLabel} perView={{ base: 1.6, 480: 2.4, 768: 4, 1080: 5 }} dots>
        {TRAVEL_STYLES.map((style) => {
          const picture = `style-${style.toLowerCase()}`
          const enquire = () =>
            onEnquire({
              title: t.styleTrip(t.styles[style]),
              // In English for the desk, in whatever language the page is.
              about: place.styleTrip(place.styles[style]),
              picture,
              frame: 'square',
              ...(from !== undefined && { item: STYLES, pricing: t.startingFrom(formatRupees(from)) }),
            })
          return (
            <ActionForm key={style} to="#enquiry" onAct={enquire}>
              <button type="submit" className={styles.slide}>
                <Picture name={picture} frame="square" alt="" sizes="(max-width: 768px) 58vw, 16rem" />
                <span>{t.styles[style]}</span>
              </button>
            </ActionForm>
          )
        })}
      </Carousel>
    </Section>
  )
}
