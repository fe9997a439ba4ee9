import { useEffect, useEffectEvent, useState } from 'react'
import { type Connection, savesDataOrIs2g } from '../../../contract/connection.ts'
import type { PackagePhoto } from '../../../contract/photo.ts'
import { PHOTO_FRAMES, photoFile } from '../../../contract/photo-files.ts'
import { englishLang } from '../../../language/current.ts'
import { detailsText } from '../../../language/package-details.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './photo-gallery.module.css'

type Photos = { photos: readonly PackagePhoto[] }

/** A package's photos side by side; each is a link to the whole photo, which opens in a dialog where scripts run. */
export function PhotoGallery({ photos }: Photos) {
  const [shown, setShown] = useState<number>()
  return (
    <section aria-labelledby="photos" data-no-print="">
      <h2 id="photos">{detailsText().photos}</h2>
      <ul role="list" className={styles.strip}>
        {photos.map((photo, at) => (
          <li key={photo.name}>
            <a
              href={photoFile(photo.name, 'whole', 1440, 'webp')}
              className={styles.link}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                setShown(at)
              }}
            >
              <Picture
                name={photo.name}
                frame="wide"
                alt={photo.alt}
                sizes="(width > 768px) 20rem, 78vw"
                className={styles.picture}
              />
            </a>
            <PhotoFacts photo={photo} />
          </li>
        ))}
      </ul>
      <WholePhoto photos={photos} at={shown} onShow={setShown} />
    </section>
  )
}

function PhotoFacts({ photo: { day, credit } }: { photo: PackagePhoto }) {
  const facts = [day && detailsText().day(String(day)), credit && detailsText().photoBy(credit)].filter(
    Boolean,
  )
  return facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>
}

type WholePhotoProps = Photos & { at: number | undefined; onShow: (at: number | undefined) => void }

function WholePhoto({ photos, at, onShow }: WholePhotoProps) {
  const photo = at === undefined ? undefined : photos[at]
  const move = (by: number) => at !== undefined && photos[at + by] && onShow(at + by)
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1)
    if (key === 'ArrowRight') move(1)
  })
  const isOpen = photo !== undefined
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])
  return (
    <Dialog
      open={isOpen}
      title={detailsText().photoOf(String((at ?? 0) + 1), String(photos.length))}
      size="large"
      onDismiss={() => onShow(undefined)}
    >
      {photo && (
        <div className={styles.whole}>
          <picture key={photo.name} className={styles.frame}>
            <source
              type="image/avif"
              srcSet={wholeSources(photo.name)}
              sizes="(width > 768px) 56rem, 100vw"
            />
            <img
              src={photoFile(photo.name, 'whole', 1440, 'webp')}
              alt={photo.alt}
              width={photo.width}
              height={photo.height}
            />
          </picture>
          <p lang={englishLang()} className={styles.caption} aria-live="polite">
            {photo.alt}
          </p>
          <PhotoFacts photo={photo} />
          {photos.length > 1 && (
            <p className={styles.moves}>
              <Button variant="quiet" aria-disabled={at === 0} onClick={() => move(-1)}>
                {detailsText().previousPhoto}
              </Button>
              <Button variant="quiet" aria-disabled={at === photos.length - 1} onClick={() => move(1)}>
                {detailsText().nextPhoto}
              </Button>
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}

// Only the small file on a slow connection, or where the traveller saves data.
function wholeSources(name: string): string {
  const link = (navigator as { connection?: Connection }).connection
  const widths = savesDataOrIs2g(link) ? ([720] as const) : PHOTO_FRAMES.whole.widths
  return widths.map((width) => `${photoFile(name, 'whole', width, 'avif')} ${width}w`).join(', ')
}
