import { useState, useSyncExternalStore } from 'react'
import { deviceText } from '../../../language/device.ts'
import { formText } from '../../../language/form.ts'
import { clearDevice } from '../../../offline/clear-device.ts'
import { EMPTY_OUTBOX, outboxView, watchOutbox } from '../../../offline/outbox/outbox-view.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from './settings-page.module.css'
import { clearDeviceQuestion } from './settings-text.ts'

type Progress = 'idle' | 'asking' | 'cleared' | 'failed'

/** Deletes the traveller's data on this device, for a phone that is lent or sold; unsent enquiries stay. */
export function ClearDeviceRow() {
  const t = deviceText()
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
    <section aria-labelledby="personal" className={`${styles.group} ${styles.live}`}>
      <div>
        <h2 id="personal">{t.personal}</h2>
        <p className={styles.about}>{t.personalText}</p>
      </div>
      <div className={styles.item}>
        {unsent > 0 && (
          <p className={styles.note}>
            {unsent === 1 ? t.unsentStaysOne : t.unsentStays(String(unsent))}{' '}
            <Link href="/enquiries">{formText().seeEnquiries}</Link>
          </p>
        )}
        <div className={styles.buttons}>
          <Button variant="secondary" size="small" onClick={() => setProgress('asking')}>
            {t.clear}
          </Button>
        </div>
        <p role="status">
          {progress === 'cleared' && t.cleared}
          {progress === 'failed' && t.clearFailed}
        </p>
      </div>
      <ConfirmDialog
        open={progress === 'asking'}
        title={t.clearTitle}
        question={clearDeviceQuestion(unsent)}
        yes={t.clearYes}
        no={t.clearNo}
        dangerous
        onAnswer={answer}
      />
    </section>
  )
}
