import { useEffect, useState, useSyncExternalStore } from 'react'
import { canInstall, install, watchInstall } from '../../../offline/app/install-prompt.ts'
import { deviceInstallWay, type InstallWay } from '../../../offline/app/install-way.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import css from './settings-page.module.css'

/** How to put the app on the home screen, as this browser does it. */
export function InstallRow() {
  const canPrompt = useSyncExternalStore(watchInstall, canInstall, () => false)
  const [way, setWay] = useState<InstallWay>('menu')
  // Not known on the server.
  useEffect(() => setWay(deviceInstallWay(canPrompt)), [canPrompt])
  return (
    <section id="install" aria-labelledby="install-title" className={css.group}>
      <div>
        <h2 id="install-title">Install</h2>
        <p className={css.about}>
          Installed, the site opens from the home screen, and the browser is less likely to delete what it
          keeps, such as enquiries that wait for a network.
        </p>
      </div>
      <div className={css.item}>
        <Way way={way} />
      </div>
    </section>
  )
}

function Way({ way }: { way: InstallWay }) {
  if (way === 'installed') return <p>This is the installed app.</p>
  if (way === 'prompt')
    return (
      <div className={css.buttons}>
        <Button variant="secondary" size="small" onClick={() => void install()}>
          <Icon name="download" /> Install
        </Button>
      </div>
    )
  if (way === 'ios')
    return (
      <ol role="list" className={css.steps}>
        <li>
          <Icon name="share" /> Tap the Share button of your browser.
        </li>
        <li>
          <Icon name="plus" /> Choose “Add to Home Screen”.
        </li>
        <li>
          <Icon name="check" /> Tap “Add”.
        </li>
      </ol>
    )
  if (way === 'in-app')
    return (
      <p>
        You see this page inside another app, which cannot install it and may delete what is kept here. Open
        it in your browser: tap the menu of that app (⋯ or ⋮) and choose “Open in browser”, or copy the
        address <strong>{location.host}</strong> into Chrome or Safari.
      </p>
    )
  return (
    <p>
      Open the menu of your browser and choose “Install” or “Add to Home screen”. A browser without such an
      entry cannot install it; the site works there all the same.
    </p>
  )
}
