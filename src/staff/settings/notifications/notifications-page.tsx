import { useState } from 'react'
import type { StaffMember } from '../../../contract/lead.ts'
import { type NotifyOverview, OWN_MAIL_MODES } from '../../../contract/notify.ts'
import type { OfficeSetting } from '../../../contract/office.ts'
import { ActionStatus, type RunAction, useAction } from '../../ui/action-status.tsx'
import { Card } from '../../ui/card.ts'
import { SettingsPage, SettingsSection } from '../../ui/settings-page.tsx'
import { Acknowledgement } from './acknowledgement.tsx'
import { ChannelList } from './channel-list.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { InstallDesk } from './install-desk.tsx'
import { saveMyPreferences } from './notifications-api.ts'
import { MailModeField, OfficePreferences } from './office-preferences.tsx'
import { ThisDevice } from './this-device.tsx'

export type NotificationsPageProps = {
  staff: StaffMember
  overview: NotifyOverview
  /** Only for the owner. */
  acknowledgement: OfficeSetting<'acknowledgement'> | undefined
  /** Loads everything again. */
  reload: () => Promise<void>
}

/** `/admin/settings/notifications`: the user's own preferences, the office's, and the status of each message. */
export function NotificationsPage({ staff, overview, acknowledgement, reload }: NotificationsPageProps) {
  const { mine, office, isProxySuspected } = overview
  const work = useAction()
  const [round, setRound] = useState(0)

  const save: RunAction = async (change, done) => {
    const isDone = await work.run(change, done)
    setRound((now) => now + 1)
    await reload()
    return isDone
  }
  return (
    <SettingsPage title="Notifications">
      {isProxySuspected && (
        <Card>
          A reverse proxy seems to be in front of this server, but is not configured, or does not forward
          addresses. Until then, all visitors share one rate limit. Set TRUST_PROXY to the number of proxies,
          have each append to X-Forwarded-For, and start the server again.
        </Card>
      )}
      <ThisDevice mine={mine} userId={staff.id} save={save} />
      <InstallDesk />
      <SettingsSection title="My mail">
        <Card>
          <MailModeField
            modes={OWN_MAIL_MODES}
            label={`Mail to ${mine.address}`}
            {...(!mine.canMail && { hint: 'No mail server is set up yet.' })}
            value={mine.mail}
            disabled={!mine.canMail}
            onChange={(mail) => void save(() => saveMyPreferences({ mail }), 'Saved.')}
          />
        </Card>
      </SettingsSection>
      {office && (
        <>
          <SettingsSection title="Channels">
            <ChannelList channels={office.channels} save={save} />
          </SettingsSection>
          {staff.role === 'owner' && (
            <SettingsSection title="Office notifications">
              <OfficePreferences userId={staff.id} office={office} save={save} />
            </SettingsSection>
          )}
          {acknowledgement && (
            <Acknowledgement setting={acknowledgement} canMail={mine.canMail} save={save} />
          )}
          <SettingsSection title="Messages">
            <DeliveryList round={round} save={save} onChange={() => void reload()} />
          </SettingsSection>
        </>
      )}
      <ActionStatus {...work} />
    </SettingsPage>
  )
}
