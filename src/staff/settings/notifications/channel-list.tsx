import { formatTime } from '../../../contract/indian-time.ts'
import type { ChannelView } from '../../../contract/notify.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardItem } from '../../ui/card.ts'
import { Note } from '../../ui/rows.ts'
import { CHANNEL_NAMES, CHANNEL_STATES } from './notification-labels.ts'
import { sendFailedAgain, testChannel } from './notifications-api.ts'
import styles from './notifications-page.module.css'
import type { ThisDeviceProps } from './this-device.tsx'

/** Every notification channel with its health and actions. */
export function ChannelList({ channels, save }: { channels: ChannelView[]; save: ThisDeviceProps['save'] }) {
  return (
    <ul className={styles.list}>
      {channels.map((view) => (
        <CardItem key={view.channel}>
          <ChannelCard view={view} save={save} />
        </CardItem>
      ))}
    </ul>
  )
}

function ChannelCard({ view, save }: { view: ChannelView; save: ThisDeviceProps['save'] }) {
  const { channel, state, about, waiting, failed, lastSentAt, lastError } = view
  const name = CHANNEL_NAMES[channel]
  const { text, tone } = CHANNEL_STATES[state]
  return (
    <>
      <h3 className={styles.title}>
        {name} <Badge tone={tone}>{text}</Badge>
      </h3>
      <p className={styles.target}>{about}</p>
      {state !== 'not-set-up' && (
        <Note>
          {lastSentAt ? `Last sent ${formatTime(lastSentAt)}` : 'Nothing sent yet'}
          {waiting > 0 && `, ${waiting} waiting`}
          {failed > 0 && `, ${failed} failed`}
        </Note>
      )}
      {lastError && <p className={styles.lastError}>{lastError}</p>}
      <div className={styles.buttons}>
        {channel !== 'push' && (state === 'on' || state === 'off') && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Send a test by ${name.toLowerCase()}`}
            onClick={() => save(() => testChannel(channel), 'A test message is on its way.')}
          >
            Send a test
          </Button>
        )}
        {failed > 0 && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => save(() => sendFailedAgain(channel), 'They are being sent again.')}
          >
            Send {failed} again
          </Button>
        )}
      </div>
    </>
  )
}
