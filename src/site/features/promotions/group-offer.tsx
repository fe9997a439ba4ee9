import { groupPicture } from '../../../content/copy/promotions.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './group-offer.module.css'

/** The offer for groups (spec 1 §2 "Promotion banners"). */
export function GroupOffer({ onCallback }: { /** Opens the short form. */ onCallback: () => void }) {
  return (
    <section className={styles.place} aria-labelledby="group-offer">
      <div className={styles.offer} data-ground="night">
        <Picture
          name={groupPicture}
          frame="wide"
          alt=""
          sizes="(max-width: 768px) 92vw, 34rem"
          className={styles.picture}
        />
        <div className={styles.words}>
          <h2 id="group-offer">Bigger Group? Get Special Offers Up to 50% Off!</h2>
          <p>For large families, groups of friends, offices and wedding parties.</p>
          {/* Without JavaScript the link opens a page with the same form. */}
          <ButtonLink
            href="/contact"
            size="large"
            data-replay=""
            onClick={(event) => {
              event.preventDefault()
              onCallback()
            }}
          >
            Get A Callback
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
