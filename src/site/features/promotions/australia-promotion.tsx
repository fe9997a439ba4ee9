import type { PromotionOffer } from '../../../catalogue/promotions.ts'
import { australiaPictures } from '../../../content/copy/promotions.ts'
import { englishLang } from '../../../language/current.ts'
import { homeText } from '../../../language/home.ts'
import { OpenFormButton } from '../../../ui/open-form-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Slideshow } from '../../../ui/slideshow.tsx'
import styles from './australia-promotion.module.css'
import { inr, startingPrice } from './starting-price.ts'

/** Spec 1 §2, §9. */
const EVERY_MS = 3_000

// Up to 768 px they come in another order (spec 1 §2).
const [first, second, third] = australiaPictures
const PICTURES = [
  { wide: first, phone: third },
  { wide: second, phone: first },
  { wide: third, phone: second },
]

type AustraliaPromotionProps = {
  offer: PromotionOffer
  /** Opens the modal form. */
  onConnect: () => void
}

/** The Australia offer: rotating pictures, the price, and a button to a form (spec 1 §2 "Promotion banners"). */
export function AustraliaPromotion({ offer, onConnect }: AustraliaPromotionProps) {
  const t = homeText()
  const price = startingPrice(offer)
  return (
    <section className={styles.promotion} aria-labelledby="australia-promotion">
      <Slideshow
        label="Australia"
        everyMs={EVERY_MS}
        className={styles.slides}
        slides={PICTURES.map(({ wide, phone }) => (
          <Picture
            key={wide}
            name={wide}
            frame="wide"
            mobile={{ name: phone, frame: 'wide' }}
            alt=""
            sizes="(max-width: 768px) 92vw, 46rem"
            className={styles.picture}
          />
        ))}
      />
      <div className={styles.words}>
        <h2 id="australia-promotion">
          {offer.heading ? <span lang={englishLang()}>{offer.heading}</span> : t.australia}
        </h2>
        {price && (
          <p className={styles.price}>
            {price}
            {offer.before !== undefined && (
              <>
                <span className="visually-hidden">, {t.insteadOf}</span>{' '}
                <s className={styles.before}>{inr(offer.before)}</s>
              </>
            )}
          </p>
        )}
        <OpenFormButton onOpen={onConnect}>{t.expert}</OpenFormButton>
      </div>
    </section>
  )
}
