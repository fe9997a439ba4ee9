import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { ownLang } from '../../../language/current.ts'
import { deviceText } from '../../../language/device.ts'
import { layoutText } from '../../../language/layout.ts'
import {
  clearReels,
  fetchReelsNow,
  keepReels,
  keptMedia,
  NO_KEPT_MEDIA,
  waitsForLink,
  watchKeptMedia,
} from '../../../offline/media/kept-reels.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ClearDeviceRow } from './clear-device-row.tsx'
import { InstallRow } from './install-row.tsx'
import { ReelKeysRow } from './reel-keys-row.tsx'
import styles from './settings-page.module.css'
import { keptReelsText, megabytes } from './settings-text.ts'

type Props = {
  /** How many reels there are. */
  reels: number
  /** Repairs the installed app. */
  repair: ReactNode
  /** The trips kept on this device. */
  trips: ReactNode
  /** Links to the page in each language. */
  languages: ReactNode
}

/** `/settings`: what this device keeps for use without a network, and switches for it. */
export function SettingsPage({ reels, repair, trips, languages }: Props) {
  const t = deviceText()
  return (
    <div className={styles.page} lang={ownLang()}>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <p className={styles.lead}>{t.lead}</p>
      </header>
      <section aria-labelledby="offline" className={styles.group}>
        <div>
          <h2 id="offline">{t.offline}</h2>
          <p className={styles.about}>{t.offlineText}</p>
        </div>
        <noscript>
          <p>{t.noScript}</p>
        </noscript>
        <Offline reels={reels} />
      </section>
      <section aria-labelledby="trips" className={styles.group}>
        <div>
          <h2 id="trips">{t.trips}</h2>
          <p className={styles.about}>{t.tripsText}</p>
        </div>
        <div className={styles.item}>{trips}</div>
      </section>
      <section aria-labelledby="language" className={styles.group}>
        <div>
          <h2 id="language">{t.language}</h2>
          <p className={styles.about}>{t.languageText}</p>
        </div>
        <div className={styles.item}>{languages}</div>
      </section>
      <InstallRow />
      <ReelKeysRow />
      <ClearDeviceRow />
      <section aria-labelledby="repair" className={`${styles.group} ${styles.live}`}>
        <div>
          <h2 id="repair">{t.repair}</h2>
          <p className={styles.about}>{t.repairText}</p>
        </div>
        <div className={styles.item}>{repair}</div>
      </section>
    </div>
  )
}

function Offline({ reels }: Pick<Props, 'reels'>) {
  const t = deviceText()
  const media = useSyncExternalStore(watchKeptMedia, keptMedia, () => NO_KEPT_MEDIA)
  const isMetered = useIsMetered()
  if (media.storage === 'loading') return <Skeleton lines={3} label={layoutText().loading} />
  if (media.storage === 'unavailable') return <p className={styles.note}>{t.noStorage}</p>
  const { count, bytes } = media.reels
  const isWhole = count >= reels
  return (
    <ul role="list" className={styles.list}>
      <li className={styles.item}>
        <div className={styles.what}>
          <h3 id="reels">{t.videos}</h3>
          <p role="status">{keptReelsText({ ...media, of: reels, isMetered })}</p>
          {media.fetching === 'videos' && (
            <progress className={styles.progress} max={reels} value={count} aria-labelledby="reels" />
          )}
        </div>
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={media.wanted}
            checked={media.wanted}
            onChange={(event) => void keepReels(event.target.checked)}
          />
          {t.keepVideos}
        </label>
        <div className={styles.buttons}>
          {media.wanted && !isWhole && media.fetching !== 'videos' && (
            <Button variant="secondary" size="small" onClick={() => void fetchReelsNow()}>
              {t.saveNow}
            </Button>
          )}
          {bytes > 0 && (
            <Button variant="quiet" size="small" onClick={() => void clearReels()}>
              {t.clearVideos}
            </Button>
          )}
        </div>
      </li>
      <li className={styles.item}>
        <div className={styles.what}>
          <h3>{t.pictures}</h3>
          <p>
            {media.pictures.count === 0
              ? t.picturesNone
              : (media.fetching === 'pictures' ? t.picturesLoading : t.picturesSaved)(
                  String(media.pictures.count),
                  megabytes(media.pictures.bytes),
                )}
          </p>
        </div>
      </li>
    </ul>
  )
}

// Not known on the server; read once, because few browsers report changes.
function useIsMetered(): boolean {
  const [isMetered, setMetered] = useState(false)
  useEffect(() => setMetered(waitsForLink()), [])
  return isMetered
}
