import { useState } from 'react'
import { LOCAL_KEYS } from '../../../contract/storage-names.ts'
import { pushSupport } from '../../../offline/app/push-subscription.ts'
import { readLocal, writeLocal } from '../../../state/web-storage.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { enablePush } from './push-device.ts'
import styles from './push-offer.module.css'

type State = 'offered' | 'busy' | 'on' | 'closed'

/** A row that offers push messages until they are on or it is closed. The browser asks only after a tap on "Turn on". */
export function PushOffer({ userId }: { userId: string }) {
  const [state, setState] = useState<State>(() => (isNew(userId) ? 'offered' : 'closed'))
  const [failure, setFailure] = useState('')
  if (state === 'closed') return null
  const turnOn = async () => {
    setState('busy')
    setFailure('')
    try {
      const isOn = (await enablePush(userId)) === 'enabled'
      setState(isOn ? 'on' : 'offered')
      if (!isOn) setFailure('They stay off: this browser did not get your permission.')
    } catch (error) {
      setState('offered')
      setFailure(error instanceof Error ? error.message : 'They could not be turned on.')
    }
  }
  const close = () => {
    writeLocal(LOCAL_KEYS.pushOffered, 'yes')
    setState('closed')
  }
  return (
    <section aria-label="Notifications" className={styles.offer}>
      <Icon name="bell" />
      <p role="status" className={styles.words}>
        {state === 'on'
          ? 'Notifications are on. They end when you sign out.'
          : 'Get notifications of new leads on this device? Without names and places.'}
      </p>
      {state !== 'on' && (
        <Button variant="plain" size="small" aria-disabled={state === 'busy'} onClick={() => void turnOn()}>
          {state === 'busy' ? 'One moment …' : 'Turn on'}
        </Button>
      )}
      <Button
        variant="plain"
        size="small"
        aria-label={state === 'on' ? 'Close' : 'Not now'}
        title={state === 'on' ? 'Close' : 'Not now'}
        onClick={close}
      >
        <Icon name="close" />
      </Button>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </section>
  )
}

function isNew(userId: string): boolean {
  const isAnswered = readLocal(LOCAL_KEYS.pushOffered) !== null || readLocal(LOCAL_KEYS.pushUser) === userId
  return !isAnswered && pushSupport() === 'possible'
}
