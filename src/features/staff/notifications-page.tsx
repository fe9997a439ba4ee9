import { useState } from 'react'
import type { StaffMember } from '../../contract/lead.ts'
import type { NotifyOverview } from '../../contract/notify.ts'
import { ChannelList } from './channel-list.tsx'
import { DeliveryList } from './delivery-list.tsx'
import styles from './notifications-page.module.css'
import { chooseMine } from './notify-api.ts'
import { MailModeField, OfficeChoices } from './office-choices.tsx'
import { useWork, WorkWord } from './settings-room.tsx'
import { ThisDevice } from './this-device.tsx'

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
    <div className={styles.page}>
      <h1 tabIndex={-1}>Notifications</h1>
      <ThisDevice mine={mine} userId={staff.id} save={save} />
      <section aria-labelledby="my-mail" className={styles.group}>
        <h2 id="my-mail">My mail</h2>
        <div className={styles.card}>
          <MailModeField
            label={`Mail to ${mine.address}`}
            {...(!mine.canMail && { hint: 'No mail server is set up yet.' })}
            value={mine.mail}
            disabled={!mine.canMail}
            onChange={(mail) => void save(() => chooseMine({ mail }), 'Saved.')}
          />
        </div>
      </section>
      {office && (
        <>
          <section aria-labelledby="channels" className={styles.group}>
            <h2 id="channels">Channels</h2>
            <ChannelList channels={office.channels} save={save} />
          </section>
          {staff.role === 'owner' && (
            <section aria-labelledby="office" className={styles.group}>
              <h2 id="office">For the office</h2>
              <OfficeChoices key={JSON.stringify(office.choices)} office={office} save={save} />
            </section>
          )}
          <section aria-labelledby="sent" className={styles.group}>
            <h2 id="sent">What was sent</h2>
            <DeliveryList round={round} save={save} />
          </section>
        </>
      )}
      <WorkWord {...work} />
    </div>
  )
}
