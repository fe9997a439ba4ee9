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
  const text = way && installHintText(way, location.host)
  if (!text) return null
  return (
    <div className={styles.install}>
      <p>
        <strong>{way === 'in-app' ? t.hintInAppTitle : t.hintTitle}</strong> {text}
      </p>
      {way === 'ios' && <Link href="/settings#install">{t.howToInstall}</Link>}
      {way === 'prompt' && (
        <Button variant="secondary" size="small" onClick={() => void install()}>
          <Icon name="download" /> {t.install}
        </Button>
      )}
    </div>
  )
}

/** What the hint says after its first words; `undefined` where there is none. `address` is that of the site. */
export function installHintText(way: InstallWay | undefined, address: string): string | undefined {
  const t = enquiriesText()
  if (way === 'in-app') return t.hintInApp(address)
  if (way === 'ios') return t.hintIos
  return way === 'prompt' ? t.hint : undefined
}
