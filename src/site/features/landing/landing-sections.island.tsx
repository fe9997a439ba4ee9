import type { FaqGroup } from '../../../contract/copy.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import type { Offer } from '../../../ui/offer-card.tsx'
import { OffersSlider } from '../../../ui/offers-slider.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './landing-sections.module.css'

/** The packages that the page sells. */
export function LandingOffers({ offers }: { offers: Offer[] }) {
  return <OffersSlider title="Australia offers" offers={offers} deferred />
}

/** The questions that travellers ask about the place. */
export function LandingQuestions({ faqs }: { faqs: FaqGroup }) {
  return (
    <Section title={faqs.title} deferred>
      <Accordion
        level={3}
        className={styles.faqs ?? ''}
        items={faqs.questions.map(({ question, answer }, index) => ({
          id: `question-${index + 1}`,
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </Section>
  )
}
