import { formatRupees } from '../contract/rupees.ts'
import { englishLang, ownLang } from '../language/current.ts'
import { layoutText } from '../language/layout.ts'
import { Badge } from './badge.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './offer-card.module.css'
import { Picture } from './picture.tsx'

/** What a card shows of a package. */
export type Offer = {
  title: string
  href: string
  /** Name or path of a picture in the tall frame. */
  picture: string
  /** Whole rupees for two, shown as a badge on the picture. */
  price: number
  /** Facts with their icons; {@link infoText} is the text alone. */
  info: readonly { icon: IconName; text: string }[]
}

/**
 * `sizes` of cards two beside each other on a phone, four on a desktop. Less than the width on phones: two pixels for each
 * of the page's are enough on dense screens.
 */
export const GRID_CARD_SIZES = '(max-width: 768px) 34vw, (max-width: 1340px) 23vw, 300px'

export type OfferCardProps = {
  offer: Offer
  /** Takes the tap instead of the link, where a popup is wanted. */
  onChoose?: (() => void) | undefined
  sizes: string
}

/** A package as a poster: picture, price on it, name and a few facts. The whole card is one link. */
export function OfferCard({ offer, onChoose, sizes }: OfferCardProps) {
  const { title, href, picture, info } = offer
  return (
    <article lang={ownLang()} className={styles.card} data-card>
      <div className={styles.poster}>
        <Picture name={picture} frame="tall" alt="" sizes={sizes} className={styles.picture} />
        <span data-price>
          <Badge className={styles.price}>{offerPrice(offer)}</Badge>
        </span>
      </div>
      <h3 className={styles.title}>
        <Link
          href={href}
          morph
          lang={englishLang()}
          className={styles.link}
          {...(onChoose && {
            onClick: (event) => {
              event.preventDefault()
              onChoose()
            },
          })}
        >
          {title}
        </Link>
      </h3>
      <ul role="list" className={styles.info}>
        {info.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} /> {infoText({ text })}
          </li>
        ))}
      </ul>
    </article>
  )
}

/** The price of a card as text: `From ₹74,999 for two`. */
export function offerPrice({ price }: Pick<Offer, 'price'>): string {
  return layoutText().badgeFromForTwo(formatRupees(price))
}

/** `Flight` is shown as "with Flight" (spec 1 §2). */
export function infoText({ text }: { text: string }): string {
  if (text === 'Hotel') return layoutText().hotel
  return text === 'Flight' ? layoutText().withFlight : text
}
