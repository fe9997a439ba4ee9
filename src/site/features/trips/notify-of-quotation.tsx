import { useEffect, useState } from 'react'
import { enquiriesText } from '../../../language/enquiries.ts'
import { type PushSupport, pushSupport } from '../../../offline/app/push-subscription.ts'
import {
  type EnquiryReceipt,
  isNotified,
  notifyOf,
  stopNotifyingOf,
} from '../../../offline/trips/quotation-push.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './notify-of-quotation.module.css'

type State = 'unknown' | 'on' | 'off' | Exclude<PushSupport, 'possible'>

/** Offers a push message for the quotation of one enquiry that we have received; permission is asked for on the tap only. */
export function NotifyOfQuotation({ receipt }: { receipt: EnquiryReceipt }) {
  const t = enquiriesText()
  const [state, setState] = useState<State>('unknown')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { id, reference } = receipt
  useEffect(() => {
    const support = pushSupport()
    if (support !== 'possible') return setState(support)
    let isShown = true
    isNotified({ id, reference }).then(
      (isOn) => isShown && setState(isOn ? 'on' : 'off'),
      () => isShown && setState('off'),
    )
    return () => {
      isShown = false
    }
  }, [id, reference])
  const run = async (work: () => Promise<State>) => {
    setBusy(true)
    setProblem('')
    try {
      setState(await work())
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t.pushFailed)
    }
    setBusy(false)
  }
  // A browser without push messages lacks nothing that was promised.
  if (state === 'unknown' || state === 'unsupported') return null
  return (
    <div className={styles.notify}>
      <p role="status">
        {{ denied: t.pushDenied, 'install-first': t.pushInstall, on: t.pushOn, off: t.pushOff }[state]}
      </p>
      {(state === 'on' || state === 'off') && (
        <Button
          variant={state === 'on' ? 'plain' : 'secondary'}
          size="small"
          aria-disabled={busy}
          onClick={() =>
            void run(async () => {
              if (state === 'off') return notifyOf(receipt)
              await stopNotifyingOf(receipt)
              return 'off'
            })
          }
        >
          <Icon name="bell" /> {state === 'on' ? t.doNotNotify : t.notify}
          <span className="visually-hidden"> ({reference})</span>
        </Button>
      )}
      <p role="alert" className={problem ? styles.problem : undefined}>
        {problem}
      </p>
    </div>
  )
}
