import type { Reel } from '../../../contract/copy.ts'
import { englishLang } from '../../../language/current.ts'
import { findingText } from '../../../language/finding.ts'
import { ArchPicture } from '../../../ui/arch-picture.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { OfferCard } from '../../../ui/offer-card.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './saved-page.module.css'
import { type SavedList, setSaved, useSaved } from './saved-store.ts'
import { ShareList } from './share-list.tsx'
import { type SharedPackages, SharedPackagesSection } from './shared-packages.tsx'
import { type FindOffers, useSavedOffers } from './use-saved-offers.ts'

/** The most packages `/compare` shows. */
const MAX_COMPARED = 3

type Props = {
  /** All reels, in the order of the feed. */
  reels: readonly Reel[]
  /** Finds the packages with these keys, in that order; packages no longer sold are left out. */
  findOffers: FindOffers
  /** A list from a link somebody sent. */
  shared?: SharedPackages | undefined
}

/** `/saved`: the reels and packages a traveller has saved on this device. */
export function SavedPage({ reels, findOffers, shared }: Props) {
  const t = findingText()
  const saved = useSaved()
  const packages = useSavedOffers(saved.packages, findOffers)
  const savedReels = saved.reels.flatMap((slug) => reels.find((reel) => reel.slug === slug) ?? [])
  const isEmpty = savedReels.length === 0 && saved.packages.length === 0
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t.savedTitle}</h1>
        <p className={styles.lead}>{t.savedLead}</p>
        <noscript>
          <p>{t.savedNoScript}</p>
        </noscript>
      </header>
      {shared && <SharedPackagesSection {...shared} mostCompared={MAX_COMPARED} />}
      {isEmpty && !shared && <Empty />}
      {savedReels.length > 0 && (
        <section aria-labelledby="saved-reels" className={styles.part}>
          <h2 id="saved-reels">{t.tripVideos}</h2>
          <ul role="list" className={styles.grid}>
            {savedReels.map((reel) => (
              <li key={reel.slug} className={styles.item}>
                <Link href={`/video?index=${reels.indexOf(reel)}`} className={styles.reel}>
                  <span className={styles.poster}>
                    <Picture name={reel.poster} frame="tall" alt="" sizes="46vw" className={styles.picture} />
                    <Icon name="play" className={styles.play} />
                  </span>
                  <span lang={englishLang()} className={styles.title}>
                    {reel.title}
                  </span>
                </Link>
                <Remove list="reels" id={reel.slug} title={reel.title} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {saved.packages.length > 0 && (
        <section aria-labelledby="saved-packages" className={styles.part}>
          <h2 id="saved-packages">{shared ? t.yourSaved : t.packages}</h2>
          <div className={styles.ways}>
            {saved.packages.length > 1 && (
              <ButtonLink
                href={`/compare?p=${saved.packages.slice(0, MAX_COMPARED).join(',')}`}
                variant="quiet"
              >
                {saved.packages.length > MAX_COMPARED ? t.compareLastThree : t.compare}
              </ButtonLink>
            )}
            <ShareList keys={saved.packages} />
          </div>
          {packages === 'loading' && <Skeleton lines={3} label={t.loadingSaved} />}
          {packages === 'failed' && <p>{t.savedFailed}</p>}
          {Array.isArray(packages) && (
            <ul role="list" className={styles.grid}>
              {packages.map((offer) => (
                <li key={offer.key} className={styles.item}>
                  <OfferCard offer={offer} sizes="(max-width: 768px) 34vw, 300px" />
                  <Remove list="packages" id={offer.key} title={offer.title} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  )
}

function Remove({ list, id, title }: { list: SavedList; id: string; title: string }) {
  return (
    <Button
      variant="plain"
      size="small"
      aria-label={findingText().removeOne(title)}
      className={styles.remove}
      onClick={() => setSaved(list, id, false)}
    >
      <Icon name="trash" /> {findingText().remove}
    </Button>
  )
}

function Empty() {
  const t = findingText()
  return (
    <div className={styles.empty}>
      <ArchPicture name="balloon-turkey" />
      <h2>{t.nothingSaved}</h2>
      <p>{t.nothingSavedText}</p>
      <div className={styles.ways}>
        <ButtonLink href="/packages">{t.findPackages}</ButtonLink>
        <ButtonLink href="/video" variant="quiet">
          {t.watchVideos}
        </ButtonLink>
      </div>
    </div>
  )
}
