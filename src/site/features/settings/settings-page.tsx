import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
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
import css from './settings-page.module.css'
import { keptReelsText, megabytes } from './settings-text.ts'

type Props = {
  /** How many reels there are. */
  reels: number
  /** Repairs the installed app. */
  repair: ReactNode
  /** The trips kept on this device. */
  trips: ReactNode
}

/** `/settings`: what this device keeps for use without a network, and switches for it. */
export function SettingsPage({ reels, repair, trips }: Props) {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Settings</h1>
        <p className={css.lead}>These settings are for this device only.</p>
      </header>
      <section aria-labelledby="offline" className={css.group}>
        <div>
          <h2 id="offline">Offline</h2>
          <p className={css.about}>
            The pages of this site also open without a network, with their pictures. You can delete and
            download them again at any time. Your enquiries are not deleted with them.
          </p>
        </div>
        <noscript>
          <p>Without JavaScript, nothing is stored on this device.</p>
        </noscript>
        <Offline reels={reels} />
      </section>
      <section aria-labelledby="trips" className={css.group}>
        <div>
          <h2 id="trips">Trips kept on this phone</h2>
          <p className={css.about}>
            Quotations that you can read without a network. Whoever uses this device can open them. Removing
            one deletes only the copy on this device.
          </p>
        </div>
        <div className={css.item}>{trips}</div>
      </section>
      <InstallRow />
      <ReelKeysRow />
      <ClearDeviceRow />
      <section aria-labelledby="repair" className={css.group}>
        <div>
          <h2 id="repair">Repair</h2>
          <p className={css.about}>
            If pages do not open or look wrong, download the app's files again. If there is a network, waiting
            enquiries are sent first. Enquiries that are not sent, and drafts, stay on this device.
          </p>
        </div>
        <div className={css.item}>{repair}</div>
      </section>
    </div>
  )
}

function Offline({ reels }: Pick<Props, 'reels'>) {
  const media = useSyncExternalStore(watchKeptMedia, keptMedia, () => NO_KEPT_MEDIA)
  const isMetered = useIsMetered()
  if (media.storage === 'loading') return <Skeleton lines={3} label="Loading" />
  if (media.storage === 'unavailable')
    return <p className={css.note}>This browser does not store pages for use without a network.</p>
  const { count, bytes } = media.reels
  const isWhole = count >= reels
  return (
    <ul role="list" className={css.list}>
      <li className={css.item}>
        <div className={css.what}>
          <h3 id="reels">Trip videos</h3>
          <p role="status">{keptReelsText({ ...media, of: reels, isMetered })}</p>
          {media.fetching === 'videos' && (
            <progress className={css.progress} max={reels} value={count} aria-labelledby="reels" />
          )}
        </div>
        <label className={css.switch}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={media.wanted}
            checked={media.wanted}
            onChange={(event) => void keepReels(event.target.checked)}
          />
          Keep trip videos on this device
        </label>
        <div className={css.buttons}>
          {media.wanted && !isWhole && media.fetching !== 'videos' && (
            <Button variant="secondary" size="small" onClick={() => void fetchReelsNow()}>
              Save now
            </Button>
          )}
          {bytes > 0 && (
            <Button variant="quiet" size="small" onClick={() => void clearReels()}>
              Clear videos
            </Button>
          )}
        </div>
      </li>
      <li className={css.item}>
        <div className={css.what}>
          <h3>Pictures</h3>
          <p>
            {media.pictures.count === 0
              ? 'None yet'
              : `${media.pictures.count} files, ${megabytes(media.pictures.bytes)}, ${media.fetching === 'pictures' ? 'downloading more' : 'saved'}`}
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
