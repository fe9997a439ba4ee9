import { useState, useSyncExternalStore } from 'react'
import { LOCAL_KEYS } from '../../../contract/storage-names.ts'
import { pushSupport } from '../../../offline/app/push-subscription.ts'
import { readLocal } from '../../../state/web-storage.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../ui/card.ts'
import { FormActions } from '../../ui/form-layout.ts'
import { closePushOffer, isPushOffered, watchPushOffer } from '../../ui/push-offer-state.ts'
import { enablePush } from './push-device.ts'
import styles from './push-offer.module.css'

/** Offers push messages after the first lead that was handled here. The browser asks only after a tap on "Turn on". */
export function PushOffer({ userId }: { userId: string }) {
  const isOffered = useSyncExternalStore(watchPushOffer, isPushOffered, () => false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const isNew = isOffered && pushSupport() === 'possible' && readLocal(LOCAL_KEYS.pushUser) !== userId
  if (!isNew) return null
  const turnOn = async () => {
    setBusy(true)
    setFailure('')
    try {
      const answer = await enablePush(userId)
      closePushOffer()
      announce(answer === 'enabled' ? 'Notifications are on.' : 'Notifications stay off.')
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'They could not be turned on.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-label="Notifications" className={styles.offer}>
      <Card>
        <p>
          <strong>Be told of new leads on this device?</strong> The messages have no names and no places, and
          end when you sign out. You can change this in Settings.
        </p>
        <FormActions>
          <Button variant="secondary" size="small" aria-disabled={busy} onClick={() => void turnOn()}>
            {busy ? 'One moment …' : 'Turn on'}
          </Button>
          <Button variant="quiet" size="small" onClick={closePushOffer}>
            Not now
          </Button>
          <span role="alert">{failure}</span>
        </FormActions>
      </Card>
    </section>
  )
}
