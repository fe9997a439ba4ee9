import { capital } from '../../catalogue/capital.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { isPhoto, Picture } from '../../ui/picture.tsx'
import styles from './package-picture.module.css'

type PackagePictureDialogProps = {
  open: boolean
  /** The current picture. */
  present: string
  /** The slug of the destination the pictures belong to. */
  destination: string
  /** The pictures to choose from. */
  names: string[]
  onClose: () => void
  onChoose: (name: string) => void
}

/** All pictures of the destination as a group of radio buttons: arrow keys move, Enter selects. */
export function PackagePictureDialog({
  open,
  present,
  destination,
  names,
  onClose,
  onChoose,
}: PackagePictureDialogProps) {
  return (
    <Dialog open={open} title="Choose a picture" size="large" onDismiss={onClose}>
      <form
        className={styles.chooser}
        onSubmit={(event) => {
          event.preventDefault()
          // React events bubble through the component tree to the package's form, although the DOM elements are not
          // inside it.
          event.stopPropagation()
          const chosen = new FormData(event.currentTarget).get('picture')
          if (typeof chosen === 'string') onChoose(chosen)
        }}
      >
        {names.length === 0 ? (
          <p>There are no pictures of this place yet. Choose where the package is sold first.</p>
        ) : (
          <fieldset className={styles.grid}>
            <legend className="visually-hidden">Pictures</legend>
            {names.map((name) => (
              <label key={name} className={styles.option}>
                <input type="radio" name="picture" value={name} defaultChecked={name === present} required />
                <Picture name={name} frame="wide" alt="" sizes="(width > 768px) 14rem, 45vw" />
                <span>{pictureTitle(name, destination)}</span>
              </label>
            ))}
          </fieldset>
        )}
        <div className={styles.answers}>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={names.length === 0}>
            Use this picture
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

// `bali-dusk` → `Bali, dusk`; of Bali, `ulun-danu-bali` → `Ulun danu`; a photo keeps its file name.
function pictureTitle(name: string, destination: string): string {
  if (isPhoto(name)) return name.slice(name.lastIndexOf('/') + 1)
  const [, place = name, light] = /^(.*?)(?:-((?:dawn|noon|dusk|night)(?:-\d)?))?$/.exec(name) ?? []
  const sight = place.endsWith(`-${destination}`) ? place.slice(0, -destination.length - 1) : place
  const words = sight.replaceAll('-', ' ')
  return `${capital(words)}${light ? `, ${light.replace('-', ' ')}` : ''}`
}
