import { useState } from 'react'
import { createPortal } from 'react-dom'
import { isOwnPicture } from '../../contract/own-picture.ts'
import type { PictureChoice } from '../../contract/package-edit.ts'
import { Button } from '../../ui/button.tsx'
import type { FieldControl } from '../../ui/field.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './package-picture.module.css'
import { PackagePictureDialog } from './package-picture-dialog.tsx'

type PackagePictureProps = FieldControl & {
  name: string
  value: string
  destination: string
  pictures: PictureChoice
  onChange: (value: string) => void
}

/** The picture's name or URL as text, its preview, and a dialog to choose another. */
export function PackagePicture({ value, destination, pictures, onChange, ...control }: PackagePictureProps) {
  const [choosing, setChoosing] = useState(false)
  const isThere = pictures.scenes.includes(value) || (value.startsWith('/') && isOwnPicture(value))
  return (
    <div className={styles.field}>
      {isThere && (
        <div className={styles.shown}>
          <Picture name={value} frame="wide" alt="" sizes="12rem" />
        </div>
      )}
      <div className={styles.choice}>
        <input
          {...control}
          value={value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          Choose a picture
        </Button>
      </div>
      {createPortal(
        // A form must not be nested in the package's form.
        <PackagePictureDialog
          open={choosing}
          present={value}
          destination={destination}
          names={[...pictures.scenes.filter((scene) => isOf(scene, destination)), ...pictures.photos]}
          onClose={() => setChoosing(false)}
          onChoose={(name) => {
            onChange(name)
            setChoosing(false)
          }}
        />,
        document.body,
      )}
    </div>
  )
}

// `bali`, `bali-dusk` and `kelingking-bali` belong to Bali.
function isOf(scene: string, destination: string): boolean {
  if (destination === '') return false
  return scene === destination || scene.startsWith(`${destination}-`) || scene.endsWith(`-${destination}`)
}
