import { useState } from 'react'
import type { StaffMember } from '../../contract/lead.ts'
import type { NotifyOverview } from '../../contract/notify.ts'
import { ChannelList } from './channel-list.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { chooseMine } from './notify-api.ts'
import { MailModeField, OfficeChoices } from './office-choices.tsx'
import styles from './settings-room.module.css'
import { RoomPart, SettingsRoom } from './settings-room.tsx'
import { ThisDevice } from './this-device.tsx'
import { useWork, WorkWord } from './work-word.tsx'

export type NotificationsPageProps = {
  staff: StaffMember
  overview: NotifyOverview
  /** Reads everything again. */
  reload: () => Promise<void>
}

/** `/admin/settings/notifications`: how one is told, how everyone is, and what became of each message. */
export function NotificationsPage({ staff, overview, reload }: NotificationsPageProps) {
  const { mine, office } = overview
  const work = useWork()
  const [round, setRound] = useState(0)

  const save = async (change: () => Promise<unknown>, done = '') => {
    await work.run(change, done)
    setRound((now) => now + 1)
    await reload()
  }
  return (
    <SettingsRoom title="Notifications">
      <ThisDevice mine={mine} userId={staff.id} save={save} />
      <RoomPart title="My mail">
        <div className={styles.card}>
          <MailModeField
            label={`Mail to ${mine.address}`}
            {...(!mine.canMail && { hint: 'No mail server is set up yet.' })}
            value={mine.mail}
            disabled={!mine.canMail}
            onChange={(mail) => void save(() => chooseMine({ mail }), 'Saved.')}
          />
        </div>
      </RoomPart>
      {office && (
        <>
          <RoomPart title="Channels">
            <ChannelList channels={office.channels} save={save} />
          </RoomPart>
          {staff.role === 'owner' && (
            <RoomPart title="For the office">
              <OfficeChoices key={JSON.stringify(office.choices)} office={office} save={save} />
            </RoomPart>
          )}
          <RoomPart title="What was sent">
            <DeliveryList round={round} save={save} onChange={() => void reload()} />
          </RoomPart>
        </>
      )}
      <WorkWord {...work} />
    </SettingsRoom>
  )
}
