import { type PointerEvent, useState } from 'react'
import type { PhotoFocus, StoredPhoto } from '../../contract/photo.ts'
import { photoFile } from '../../contract/photo-files.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { PhotoRow } from './package-photo-rows.ts'
import styles from './package-photos.module.css'
import { cropPhoto } from './photo-upload.ts'

type PhotoCropDialogProps = {
  /** The photo that is cropped; the dialog is closed without one. */
  photo: PhotoRow | undefined
  onClose: () => void
  onCropped: (photo: StoredPhoto) => void
}

/** Chooses the point of a photo that every crop keeps, with the crops as travellers will see them. */
export function PhotoCropDialog({ photo, onClose, onCropped }: PhotoCropDialogProps) {
  return (
    <Dialog open={photo !== undefined} title="Crop the photo" size="large" onDismiss={onClose}>
      {photo && <CropForm key={photo.name} photo={photo} onClose={onClose} onCropped={onCropped} />}
    </Dialog>
  )
}

function CropForm({ photo, onClose, onCropped }: PhotoCropDialogProps & { photo: PhotoRow }) {
  const [focus, setFocus] = useState<PhotoFocus>({ x: Number(photo.x), y: Number(photo.y) })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const src = photoFile(photo.name, 'whole', 1440, 'webp')
  const save = async () => {
    setBusy(true)
    setFailure('')
    try {
      onCropped(await cropPhoto(photo.name, focus))
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The photo could not be cropped.')
    }
    setBusy(false)
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setFocus({ x: percent((event.clientX - left) / width), y: percent((event.clientY - top) / height) })
  }
  const slider = (axis: 'x' | 'y', label: string) => (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={focus[axis]}
        aria-valuetext={`${focus[axis]} %`}
        onChange={({ target }) => setFocus((now) => ({ ...now, [axis]: Number(target.value) }))}
      />
    </label>
  )
  return (
    <div className={styles.crop}>
      <p>Tap what must stay in the picture, or move the sliders.</p>
      <div
        className={styles.target}
        data-target
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => event.buttons > 0 && follow(event)}
      >
        <img src={src} alt={photo.alt} width={photo.width} height={photo.height} draggable={false} />
        <span className={styles.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      <div className={styles.pair}>
        {slider('x', 'From left to right')}
        {slider('y', 'From top to bottom')}
      </div>
      <ul role="list" className={styles.previews} aria-label="Crops">
        {(['Wide', 'Tall', 'Square'] as const).map((shape) => (
          <li key={shape}>
            <img
              src={src}
              alt=""
              className={styles[shape.toLowerCase()]}
              style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
            />
            {shape}
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.answers}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button aria-disabled={busy} onClick={() => busy || void save()}>
          {busy ? 'Cropping…' : 'Use this crop'}
        </Button>
      </div>
    </div>
  )
}

function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}
