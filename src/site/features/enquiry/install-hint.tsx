import { useEffect, useState, useSyncExternalStore } from 'react'
import { canInstall, install, watchInstall } from '../../../offline/app/install-prompt.ts'
import { deviceInstallWay, type InstallWay } from '../../../offline/app/install-way.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import css from './enquiries-page.module.css'

/** Offers to install the app after an enquiry, where this browser can; inside another app, how to leave it. */
export function InstallHint() {
  const canPrompt = useSyncExternalStore(watchInstall, canInstall, () => false)
  const [way, setWay] = useState<InstallWay>()
  useEffect(() => setWay(deviceInstallWay(canPrompt)), [canPrompt])
  if (way === 'in-app')
    return (
      <div className={css.install}>
        <p>
          <strong>You are inside another app,</strong> which may delete what is kept here when you close it.
          Open {location.host} in your own browser: tap the menu (⋯ or ⋮) and choose “Open in browser”.
        </p>
      </div>
    )
  if (way !== 'prompt' && way !== 'ios') return null
  return (
    <div className={css.install}>
      <p>
        <strong>Install the app</strong> to open your enquiries from the home screen. The browser is then less
        likely to delete what is stored here.
      </p>
      {way === 'ios' ? (
        <Link href="/settings#install">How to install it</Link>
      ) : (
        <Button variant="secondary" size="small" onClick={() => void install()}>
          <Icon name="download" /> Install
        </Button>
      )}
    </div>
  )
}
