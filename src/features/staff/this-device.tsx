import { useState } from 'react'
import type { Device, NotifyOverview } from '../../contract/notify.ts'
import { Button } from '../../ui/button.tsx'
import { shownTime } from './lead-words.ts'
import styles from './notifications-page.module.css'
import { removeDevice, testDevice } from './notify-api.ts'
import { leaveThisDevice, type PushAbility, pushAbility, tellThisDevice } from './push-device.ts'
import room from './settings-room.module.css'
import { RoomPart } from './settings-room.tsx'

const WHY_NOT: Record<Exclude<PushAbility, 'possible'>, string> = {
  denied:
    'This browser was told not to let us ring. Allow notifications for this site in the browser’s settings, then open this page again.',
  unsupported: 'This browser cannot ring. Use Chrome, Edge, Firefox or Safari, not in a private window.',
  'install-first':
    'On iPhone and iPad: tap Share, then “Add to Home Screen”, open the app from there, sign in and switch it on here.',
}

export type ThisDeviceProps = {
  mine: NotifyOverview['mine']
  userId: string
  /** Runs a change, reads everything again and shows what went wrong. */
  save: (change: () => Promise<unknown>, done?: string) => Promise<void>
}

/** The switch that makes this phone ring, and the other devices of the same person. */
export function ThisDevice({ mine, userId, save }: ThisDeviceProps) {
  const [ability, setAbility] = useState(pushAbility)
  const [busy, setBusy] = useState(false)
  const own = mine.devices.find((device) => device.isThis)
  const others = mine.devices.filter((device) => !device.isThis)
  const isTold = own !== undefined && ability === 'possible'

  const toggle = async (wanted: boolean) => {
    setBusy(true)
    await save(async () => {
      if (!wanted) return leaveThisDevice(own?.id)
      const answer = await tellThisDevice(userId)
      // Refused for good has words of its own below; put off needs some.
      if (answer === 'denied' && pushAbility() === 'possible')
        throw new Error('Nothing was switched on: the browser was not given leave.')
    })
    setAbility(pushAbility())
    setBusy(false)
  }
  return (
    <RoomPart
      title="This phone"
      about="Rings for new enquiries, for what is given to you and for what is late. The message shows where the journey goes and the reference, never a name or a number."
    >
      <div className={room.card}>
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            checked={isTold}
            aria-checked={isTold}
            aria-describedby="device-state"
            disabled={busy || ability !== 'possible'}
            onChange={(event) => void toggle(event.target.checked)}
          />
          Notify this phone
        </label>
        <p id="device-state" role="status" className={styles.note}>
          {ability === 'possible' ? stateWords({ busy, own }) : WHY_NOT[ability]}
        </p>
        {isTold && (
          <Button
            variant="quiet"
            size="small"
            className={styles.start}
            onClick={() => save(() => testDevice(own.id), 'A test message is on its way to this phone.')}
          >
            Send a test to this phone
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <ul className={styles.list} aria-label="Your other devices">
          {others.map(({ id, label, createdAt, toldAt }) => (
            <li key={id} className={styles.line}>
              <span>
                <strong>{label}</strong>
                <span className={room.small}>
                  since {shownTime(createdAt)}
                  {toldAt && `, last rang ${shownTime(toldAt)}`}
                </span>
              </span>
              <Button
                variant="plain"
                size="small"
                aria-label={`Remove ${label}`}
                onClick={() => save(() => removeDevice(id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </RoomPart>
  )
}

function stateWords({ busy, own }: { busy: boolean; own: Device | undefined }): string {
  if (busy) return 'One moment …'
  if (!own) return 'Off.'
  return own.toldAt ? `On. Last rang ${shownTime(own.toldAt)}.` : 'On. It ends when you sign out.'
}
