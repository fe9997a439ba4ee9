import { useSyncExternalStore } from 'react'
import { reelKeysOn, setReelKeys, watchReelKeys } from '../../../state/reel-keys.ts'
import css from './settings-page.module.css'

/** Switches the one-letter shortcuts of the trip videos off: a voice or a slip may press them (WCAG 2.1.4). */
export function ReelKeysRow() {
  const isOn = useSyncExternalStore(watchReelKeys, reelKeysOn, () => true)
  return (
    <section aria-labelledby="keys" className={css.group}>
      <div>
        <h2 id="keys">Keyboard</h2>
        <p className={css.about} id="keys-about">
          In the trip videos, the keys J and K go to the next and the previous video, M turns the sound on and
          C the captions. The arrow keys do the same as J and K, and always work.
        </p>
      </div>
      <div className={css.item}>
        <label className={css.switch}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            aria-describedby="keys-about"
            checked={isOn}
            onChange={(event) => setReelKeys(event.target.checked)}
          />
          One-letter shortcuts in the trip videos
        </label>
      </div>
    </section>
  )
}
