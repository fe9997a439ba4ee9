import { useState } from 'react'
import {
  DIGEST_MINUTES,
  MAIL_MODES,
  type MailMode,
  type NotifyChoices,
  type NotifyOverview,
} from '../../contract/notify.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './notifications-page.module.css'
import { chooseForOffice } from './notify-api.ts'
import { DIGEST_NAMES, MAIL_MODE_NAMES } from './notify-words.ts'
import room from './settings-room.module.css'
import type { ThisDeviceProps } from './this-device.tsx'

export type OfficeChoicesProps = {
  office: NonNullable<NotifyOverview['office']>
  save: ThisDeviceProps['save']
}

/** What is sent for everyone: the owner's to choose. */
export function OfficeChoices({ office, save }: OfficeChoicesProps) {
  const [choices, setChoices] = useState(office.choices)
  const change = (part: Partial<NotifyChoices>) => setChoices((now) => ({ ...now, ...part }))
  const isStopped = office.channels.some(({ state }) => state === 'stopped')
  return (
    <form
      className={room.card}
      onSubmit={(event) => {
        event.preventDefault()
        void save(() => chooseForOffice(choices), 'Saved.')
      }}
    >
      <MailModeField
        label={office.leadsEmail ? `Mail to ${office.leadsEmail}` : 'Mail to the office'}
        value={choices.mail}
        onChange={(mail) => change({ mail })}
      />
      <Field label="Gathered mail goes out" required>
        {(control) => (
          <select
            {...control}
            value={choices.digestMinutes}
            onChange={(event) =>
              change({ digestMinutes: Number(event.target.value) as NotifyChoices['digestMinutes'] })
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
          checked={choices.webhook}
          aria-checked={choices.webhook}
          onChange={(event) => change({ webhook: event.target.checked })}
        />
        Tell our own system by webhook
      </label>
      {isStopped && choices.webhook && (
        <p className={styles.note}>
          Its receiver stopped the webhook. Saving starts it again, and sends what has waited since.
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
        {isStopped && choices.webhook ? 'Save and start again' : 'Save'}
      </Button>
    </form>
  )
}

/** No mail, each, or gathered. */
export function MailModeField({
  label,
  hint,
  value,
  disabled,
  onChange,
}: {
  label: string
  hint?: string
  value: MailMode
  disabled?: boolean
  onChange: (mode: MailMode) => void
}) {
  return (
    <Field label={label} hint={hint} required>
      {(control) => (
        <select
          {...control}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value as MailMode)}
        >
          {MAIL_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {MAIL_MODE_NAMES[mode]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
