import { useSyncExternalStore } from 'react'
import { deviceText } from '../../../language/device.ts'
import { reelKeysOn, setReelKeys, watchReelKeys } from '../../../state/reel-keys.ts'
import styles from './settings-page.module.css'

/** Switches the one-letter shortcuts of the trip videos off: speech input or a slip may trigger them (WCAG 2.1.4). */
export function ReelKeysRow() {
  const t = deviceText()
  const isOn = useSyncExternalStore(watchReelKeys, reelKeysOn, () => true)
  return (
    <section aria-labelledby="keys" className={`${styles.group} ${styles.live}`}>
      <div>
        <h2 id="keys">{t.keyboard}</h2>
        <p className={styles.about} id="keys-about">
          {t.keyboardText}
        </p>
      </div>
      <div className={styles.item}>
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            aria-describedby="keys-about"
            checked={isOn}
            onChange={(event) => setReelKeys(event.target.checked)}
          />
          {t.shortcuts}
        </label>
      </div>
    </section>
  )
}
