import { useEffect, useState, useSyncExternalStore } from 'react'
import { enquiriesText } from '../../../language/enquiries.ts'
import { canInstall, install, watchInstall } from '../../../offline/app/install-prompt.ts'
import { deviceInstallWay, type InstallWay } from '../../../offline/app/install-way.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from './enquiries-page.module.css'

/** Offers to install the app after an enquiry, where this browser can; inside another app, how to leave it. */
export function InstallHint() {
  const t = enquiriesText()
  const canPrompt = useSyncExternalStore(watchInstall, canInstall, () => false)
  const [way, setWay] = useState<InstallWay>()
  useEffect(() => setWay(deviceInstallWay(canPrompt)), [canPrompt])
  if (way === 'in-app')
    return (
      <div className={styles.install}>
        <p>
          <strong>{t.hintInAppTitle}</strong> {t.hintInApp(location.host)}
        </p>
      </div>
    )
  if (way !== 'prompt' && way !== 'ios') return null
  return (
    <div className={styles.install}>
      <p>
        <strong>{t.hintTitle}</strong> {t.hint}
      </p>
      {way === 'ios' ? (
        <Link href="/settings#install">{t.howToInstall}</Link>
      ) : (
        <Button variant="secondary" size="small" onClick={() => void install()}>
          <Icon name="download" /> {t.install}
        </Button>
      )}
    </div>
  )
}
