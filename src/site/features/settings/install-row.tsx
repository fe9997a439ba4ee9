import { useEffect, useState, useSyncExternalStore } from 'react'
import { deviceText } from '../../../language/device.ts'
import { canInstall, install, watchInstall } from '../../../offline/app/install-prompt.ts'
import { deviceInstallWay, type InstallWay } from '../../../offline/app/install-way.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './settings-page.module.css'

/** How to put the app on the home screen, as this browser does it. */
export function InstallRow() {
  const t = deviceText()
  const canPrompt = useSyncExternalStore(watchInstall, canInstall, () => false)
  const [way, setWay] = useState<InstallWay>('menu')
  // Not known on the server.
  useEffect(() => setWay(deviceInstallWay(canPrompt)), [canPrompt])
  return (
    <section id="install" aria-labelledby="install-title" className={styles.group}>
      <div>
        <h2 id="install-title">{t.install}</h2>
        <p className={styles.about}>{t.installText}</p>
      </div>
      <div className={styles.item}>
        <Way way={way} />
      </div>
    </section>
  )
}

function Way({ way }: { way: InstallWay }) {
  const t = deviceText()
  if (way === 'installed') return <p>{t.installed}</p>
  if (way === 'prompt')
    return (
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" onClick={() => void install()}>
          <Icon name="download" /> {t.install}
        </Button>
      </div>
    )
  if (way === 'ios')
    return (
      <>
        <ol role="list" className={styles.steps}>
          <li>
            <Icon name="share" /> {t.iosShare}
          </li>
          <li>
            <Icon name="plus" /> {t.iosAdd}
          </li>
          <li>
            <Icon name="check" /> {t.iosConfirm}
          </li>
        </ol>
        <p className={styles.note}>{t.iosOwn}</p>
      </>
    )
  if (way === 'in-app') return <p>{t.inApp(location.host)}</p>
  return <p>{t.byMenu}</p>
}
