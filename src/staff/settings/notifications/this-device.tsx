import { useState } from 'react'
import { formatTime } from '../../../contract/indian-time.ts'
import type { Device, NotifyOverview } from '../../../contract/notify.ts'
import { type PushSupport, pushSupport } from '../../../offline/app/push-subscription.ts'
import { Button } from '../../../ui/button.tsx'
import type { RunAction } from '../../ui/action-status.tsx'
import { Card } from '../../ui/card.ts'
import { SmallText } from '../../ui/rows.ts'
import { SettingsSection } from '../../ui/settings-page.tsx'
import { removeDevice, testDevice } from './notifications-api.ts'
import styles from './notifications-page.module.css'
import { disablePush, enablePush } from './push-device.ts'

const WHY_NOT: Record<Exclude<PushSupport, 'possible'>, string> = {
  denied:
    'Notifications are blocked in this browser. Allow them for this site in the browser’s settings, then open this page again.',
  unsupported:
    'This browser cannot show notifications. Use Chrome, Edge, Firefox or Safari, not in a private window.',
  'install-first':
    'On iPhone and iPad: tap Share, then “Add to Home Screen”, open the app from there, sign in and switch it on here.',
}

export type ThisDeviceProps = {
  mine: NotifyOverview['mine']
  userId: string
  /** Runs a change, loads everything again and shows an error; resolves to whether it succeeded. */
  save: RunAction
}

/** Turns push messages on this device on or off, and lists the user's other devices. */
export function ThisDevice({ mine, userId, save }: ThisDeviceProps) {
  const [ability, setAbility] = useState(pushSupport)
  const [busy, setBusy] = useState(false)
  const own = mine.devices.find((device) => device.isThis)
  const others = mine.devices.filter((device) => !device.isThis)
  const isTold = own !== undefined && ability === 'possible'

  const toggle = async (wanted: boolean) => {
    setBusy(true)
    await save(async () => {
      if (!wanted) return disablePush(own?.id)
      const answer = await enablePush(userId)
      // A permanent refusal is explained below; a dismissed prompt needs a message here.
      if (answer === 'denied' && pushSupport() === 'possible')
        throw new Error('Notifications were not turned on: the browser did not get your permission.')
    })
    setAbility(pushSupport())
    setBusy(false)
  }
  return (
    <SettingsSection
      title="This device"
      about="Notifies you of new enquiries, of leads assigned to you and of leads that are overdue. The message shows the reference only: no name, place or phone number."
    >
      <Card>
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            checked={isTold}
            aria-checked={isTold}
            aria-describedby="device-state"
            disabled={ability !== 'possible'}
            aria-disabled={busy}
            onChange={(event) => !busy && void toggle(event.target.checked)}
          />
          Notifications on this device
        </label>
        <p id="device-state" role="status" className={styles.note}>
          {ability === 'possible' ? stateWords({ busy, own }) : WHY_NOT[ability]}
        </p>
        {isTold && (
          <Button
            variant="quiet"
            size="small"
            className={styles.start}
            onClick={() => save(() => testDevice(own.id), 'A test message is on its way to this device.')}
          >
            Send a test to this device
          </Button>
        )}
      </Card>
      {others.length > 0 && (
        <ul className={styles.list} aria-label="Your other devices">
          {others.map(({ id, label, createdAt, lastNotifiedAt }) => (
            <li key={id} className={styles.line}>
              <span>
                <strong>{label}</strong>
                <SmallText>
                  since {formatTime(createdAt)}
                  {lastNotifiedAt && `, last notification ${formatTime(lastNotifiedAt)}`}
                </SmallText>
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
    </SettingsSection>
  )
}

function stateWords({ busy, own }: { busy: boolean; own: Device | undefined }): string {
  if (busy) return 'One moment …'
  if (!own) return 'Off.'
  return own.lastNotifiedAt
    ? `On. Last notification ${formatTime(own.lastNotifiedAt)}.`
    : 'On. It ends when you sign out.'
}
