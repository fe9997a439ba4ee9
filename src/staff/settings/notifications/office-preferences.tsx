import {
  DIGEST_MINUTES,
  MAIL_MODES,
  type MailMode,
  type NotifyOverview,
  type NotifyPreferences,
  type NotifyPreferencesChange,
  NotifyPreferencesChangeSchema,
  type OwnMailMode,
} from '../../../contract/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { KeptNote } from '../../drafts/kept-note.tsx'
import { savedText, useKeptValues } from '../../drafts/use-kept-values.ts'
import { CardForm } from '../../ui/card.ts'
import { DIGEST_NAMES, MAIL_MODE_NAMES } from './notification-labels.ts'
import { saveOfficePreferences } from './notifications-api.ts'
import styles from './notifications-page.module.css'
import type { ThisDeviceProps } from './this-device.tsx'

export type OfficePreferencesProps = {
  userId: string
  office: NonNullable<NotifyOverview['office']>
  save: ThisDeviceProps['save']
}

const NO_CHANGE: NotifyPreferencesChange = {}

/** The office's notification preferences, set by the owner. */
export function OfficePreferences({ userId, office, save }: OfficePreferencesProps) {
  // Only what was changed is kept and saved: another owner may have changed the rest meanwhile.
  const form = useKeptValues<NotifyPreferencesChange>(
    { userId, leadId: 'notification-changes', field: 'settings' },
    NotifyPreferencesChangeSchema,
    NO_CHANGE,
  )
  const { values, change } = form
  const saved = office.preferences
  const preferences: NotifyPreferences = {
    mail: values.mail ?? saved.mail,
    digestMinutes: values.digestMinutes ?? saved.digestMinutes,
    webhook: values.webhook ?? saved.webhook,
  }
  const isStopped = office.channels.some(({ state }) => state === 'stopped')
  const wanted = { ...values, ...(isStopped && preferences.webhook && { webhook: true }) }
  return (
    <CardForm
      onSubmit={async (event) => {
        event.preventDefault()
        await save(async () => {
          await saveOfficePreferences(wanted)
          return form.saved(values, { values: NO_CHANGE })
        }, savedText)
      }}
    >
      <KeptNote {...form} />
      <MailModeField
        modes={MAIL_MODES}
        label={office.leadsEmail ? `Mail to ${office.leadsEmail}` : 'Mail to the office'}
        value={preferences.mail}
        onChange={(mail) => change({ mail })}
      />
      <Field label="Summary e-mails are sent" required>
        {(control) => (
          <select
            {...control}
            value={preferences.digestMinutes}
            onChange={(event) =>
              change({ digestMinutes: Number(event.target.value) as NotifyPreferences['digestMinutes'] })
            }
          >
            {DIGEST_MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {DIGEST_NAMES[minutes]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={preferences.webhook}
          aria-checked={preferences.webhook}
          onChange={(event) => change({ webhook: event.target.checked })}
        />
        Send to our own system by webhook
      </label>
      {isStopped && preferences.webhook && (
        <p className={styles.note}>
          The receiver stopped the webhook. Saving starts it again and sends the messages that have waited
          since.
        </p>
      )}
      {office.webhookSecret && (
        <details>
          <summary className={styles.summary}>Signing secret of the webhook</summary>
          <p className={styles.target}>
            <code>{office.webhookSecret}</code>
          </p>
        </details>
      )}
      <Button type="submit" className={styles.start}>
        {isStopped && preferences.webhook ? 'Save and start again' : 'Save'}
      </Button>
    </CardForm>
  )
}

/** Mail preference: one of the given modes. */
export function MailModeField<Mode extends MailMode | OwnMailMode>({
  modes,
  label,
  hint,
  value,
  disabled,
  onChange,
}: {
  modes: readonly Mode[]
  label: string
  hint?: string
  value: Mode
  disabled?: boolean
  onChange: (mode: Mode) => void
}) {
  return (
    <Field label={label} hint={hint} required>
      {(control) => (
        <select
          {...control}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value as Mode)}
        >
          {modes.map((mode) => (
            <option key={mode} value={mode}>
              {MAIL_MODE_NAMES[mode]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
