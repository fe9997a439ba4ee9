import { useEffect, useState } from 'react'
import { type PushSupport, pushSupport } from '../../../offline/app/push-subscription.ts'
import {
  type EnquiryReceipt,
  isNotified,
  notifyOf,
  stopNotifyingOf,
} from '../../../offline/trips/quotation-push.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import css from './notify-of-quotation.module.css'

type State = 'unknown' | 'on' | 'off' | Exclude<PushSupport, 'possible'>

const IMPOSSIBLE: Partial<Record<State, string>> = {
  denied:
    'We cannot notify this device when your quotation is ready: notifications of this site are blocked in the settings of the browser.',
  'install-first':
    'On iPhone and iPad, we can notify you when your quotation is ready only if you install the app first and open it from the home screen.',
}

/** Offers a push message for the quotation of one enquiry that we have received; permission is asked for on the tap only. */
export function NotifyOfQuotation({ receipt }: { receipt: EnquiryReceipt }) {
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
      setProblem(error instanceof Error ? error.message : 'This could not be done. Please try again.')
    }
    setBusy(false)
  }
  // A browser without push messages lacks nothing that was promised.
  if (state === 'unknown' || state === 'unsupported') return null
  return (
    <div className={css.notify}>
      <p role="status">
        {IMPOSSIBLE[state] ??
          (state === 'on'
            ? 'This device is notified when your quotation is ready. The message shows no name, place or amount.'
            : 'A message on this device, without your name, a place or an amount. You can turn it off here.')}
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
          <Icon name="bell" /> {state === 'on' ? 'Do not notify me' : 'Notify me when my quotation is ready'}
          <span className="visually-hidden"> ({reference})</span>
        </Button>
      )}
      <p role="alert" className={problem ? css.problem : undefined}>
        {problem}
      </p>
    </div>
  )
}
