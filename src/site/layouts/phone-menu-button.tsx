import { layoutText } from '../../language/layout.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './phone-menu-button.module.css'

/** Id of the menu the button slides in. */
export const PHONE_MENU = 'phone-menu'

/** The button that slides the menu in; works before any script, like everything in the menu. */
export function PhoneMenuButton() {
  return (
    <button type="button" popoverTarget={PHONE_MENU} className={styles.opener} aria-label={layoutText().menu}>
      <Icon name="menu" />
    </button>
  )
}
