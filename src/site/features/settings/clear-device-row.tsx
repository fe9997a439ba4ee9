import { useState, useSyncExternalStore } from 'react'
import { clearDevice } from '../../../offline/outbox/clear-device.ts'
import { EMPTY_OUTBOX, outboxView, watchOutbox } from '../../../offline/outbox/outbox-view.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import css from './settings-page.module.css'
import { clearDeviceQuestion } from './settings-text.ts'

type Progress = 'idle' | 'asking' | 'cleared' | 'failed'

/** Deletes the traveller's data on this device, for a phone that is lent or sold; unsent enquiries stay. */
export function ClearDeviceRow() {
  const { unsent } = useSyncExternalStore(watchOutbox, outboxView, () => EMPTY_OUTBOX)
  const [progress, setProgress] = useState<Progress>('idle')
  const answer = (yes: boolean) => {
    setProgress('idle')
    if (yes)
      clearDevice().then(
        () => setProgress('cleared'),
        () => setProgress('failed'),
      )
  }
  return (
    <section aria-labelledby="personal" className={css.group}>
      <div>
        <h2 id="personal">Your data on this device</h2>
        <p className={css.about}>
          Unfinished forms, the list of enquiries you sent, the trips kept here, and the packages and videos
          you saved. Enquiries that have reached us are not deleted.
        </p>
      </div>
      <div className={css.item}>
        {unsent > 0 && (
          <p className={css.note}>
            {unsent === 1 ? 'One enquiry or answer has' : `${unsent} enquiries or answers have`} not been sent
            yet and will stay. <Link href="/enquiries">See your enquiries</Link>
          </p>
        )}
        <div className={css.buttons}>
          <Button variant="secondary" size="small" onClick={() => setProgress('asking')}>
            Clear this device
          </Button>
        </div>
        <p role="status">
          {progress === 'cleared' && 'This device is cleared.'}
          {progress === 'failed' &&
            'The storage of this device does not respond. Perhaps nothing was deleted.'}
        </p>
      </div>
      <ConfirmDialog
        open={progress === 'asking'}
        title="Clear this device?"
        question={clearDeviceQuestion(unsent)}
        yes="Clear"
        no="Keep everything"
        dangerous
        onAnswer={answer}
      />
    </section>
  )
}
