import { createFileRoute } from '@tanstack/react-router'
import { reels } from '../../../content/copy/reels.ts'
import { deviceText } from '../../../language/device.ts'
import { SettingsPage } from '../../features/settings/settings-page.tsx'
import { KeptTripsSettings } from '../../features/trips/kept-trips-settings.tsx'
import { LanguageSwitch } from '../../layouts/language-switch.tsx'
import { PageHead } from '../../page-head.tsx'
import { RepairButton } from '../../repair-button.tsx'

export const Route = createFileRoute('/_site/settings')({
  component: View,
})

function View() {
  return (
    <>
      <PageHead title={deviceText().title} description={deviceText().lead} path="/settings" hidden />
      <SettingsPage
        reels={reels.length}
        repair={<RepairButton />}
        trips={<KeptTripsSettings />}
        languages={<LanguageSwitch />}
      />
    </>
  )
}
