import { groupPicture } from '../../../content/copy/promotions.ts'
import { homeText } from '../../../language/home.ts'
import { OpenFormButton } from '../../../ui/open-form-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './group-offer.module.css'

/** The offer for groups (spec 1 §2 "Promotion banners"). */
export function GroupOffer({ onCallback }: { /** Opens the short form. */ onCallback: () => void }) {
  const t = homeText()
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
          <h2 id="group-offer">{t.groupTitle}</h2>
          <p>{t.groupText}</p>
          <OpenFormButton onOpen={onCallback}>{t.callback}</OpenFormButton>
        </div>
      </div>
    </section>
  )
}
