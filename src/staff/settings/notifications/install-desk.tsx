import { useSyncExternalStore } from 'react'
import { canInstall, install, watchInstall } from '../../../offline/app/install-prompt.ts'
import { deviceInstallWay, type InstallWay } from '../../../offline/app/install-way.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Card } from '../../ui/card.ts'
import { FormActions } from '../../ui/form-layout.ts'
import { SettingsSection } from '../../ui/settings-page.tsx'

const MESSAGES: Record<Exclude<InstallWay, 'prompt'>, string> = {
  installed: 'This is the installed app.',
  ios: 'Tap the Share button of the browser, then “Add to Home Screen”. On iPhone and iPad only the installed desk gets notifications.',
  'in-app': 'This page is open inside another app, which cannot install it. Open it in Chrome or Safari.',
  menu: 'Open the menu of the browser and choose “Install” or, in Safari on a Mac, “Add to Dock”. A browser without such an entry cannot install it; the desk still works there.',
}

/** How this browser can put the desk on the home screen. */
export function InstallDesk() {
  const canPrompt = useSyncExternalStore(watchInstall, canInstall, () => false)
  const way = deviceInstallWay(canPrompt)
  return (
    <SettingsSection
      title="Install the desk"
      about="Installed, the desk opens from the home screen, with the leads first. It needs a network: leads are not kept on the device."
    >
      <Card>
        {way === 'prompt' ? (
          <FormActions>
            <Button variant="secondary" size="small" onClick={() => void install()}>
              <Icon name="download" /> Install
            </Button>
          </FormActions>
        ) : (
          <p>{MESSAGES[way]}</p>
        )}
      </Card>
    </SettingsSection>
  )
}
