import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { beginSecondStep, endSecondStep, renewBackupCodes, type SecondStep, sendCode } from './door-api.ts'
import type { Save } from './security-page.tsx'
import styles from './settings-room.module.css'
import { RoomPart } from './settings-room.tsx'

/** The second step: a code of an app on the phone after the password. */
export function SecondStepPart({ on, save }: { on: boolean; save: Save }) {
  const [setup, setSetup] = useState<SecondStep>()
  const [codes, setCodes] = useState<string[]>()

  const confirm = async (code: string) => {
    if (!(await save(() => sendCode(code, 'totp'), 'From now on a code is asked for after your password.')))
      return
    setCodes(setup?.backupCodes)
    setSetup(undefined)
  }
  return (
    <RoomPart
      title="Second step"
      about={
        on
          ? 'On: after your password, a code of the app on your phone is asked for.'
          : 'Off. With it, a stolen password alone opens nothing. You need an authenticator app on your phone.'
      }
    >
      <div className={styles.card}>
        {codes && <BackupCodes codes={codes} />}
        {setup ? (
          <AppSetup setup={setup} onCode={confirm} />
        ) : on ? (
          <>
            <PasswordForm
              action="Make new backup codes"
              onPassword={(password) =>
                save(
                  async () => setCodes(await renewBackupCodes(password)),
                  'The earlier codes no longer work.',
                )
              }
            />
            <PasswordForm
              action="Switch the second step off"
              onPassword={async (password) => {
                const done = await save(() => endSecondStep(password), 'The second step is off.')
                if (done) setCodes(undefined)
                return done
              }}
            />
          </>
        ) : (
          <PasswordForm
            action="Set up the second step"
            onPassword={(password) => save(async () => setSetup(await beginSecondStep(password)), '')}
          />
        )}
      </div>
    </RoomPart>
  )
}

function AppSetup({ setup: { totpURI }, onCode }: { setup: SecondStep; onCode: (code: string) => void }) {
  const [picture, setPicture] = useState('')
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  useEffect(() => {
    let current = true
    // Drawn here: the secret goes to no other server.
    import('qrcode')
      .then(({ toDataURL }) => toDataURL(totpURI, { margin: 2, width: 448 }))
      .then((url) => current && setPicture(url))
    return () => {
      current = false
    }
  }, [totpURI])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onCode(String(new FormData(event.currentTarget).get('code') ?? ''))
  }
  return (
    <form className={styles.part} onSubmit={submit}>
      <p>Scan this with the app, or type the key into it.</p>
      {picture && (
        <img src={picture} alt="QR code with the key below" width={224} height={224} className={styles.qr} />
      )}
      <p className={styles.code}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
      <Field label="Code the app shows now" required>
        {(control) => (
          <input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit">Switch it on</Button>
      </div>
    </form>
  )
}

function BackupCodes({ codes }: { codes: string[] }) {
  return (
    <section aria-label="Backup codes" className={styles.part}>
      <p>
        <strong>Keep these codes where you find them without your phone.</strong> Each opens the door once in
        place of the app. They are shown only now.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  )
}

function PasswordForm({
  action,
  onPassword,
}: {
  action: string
  onPassword: (password: string) => Promise<boolean>
}) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (await onPassword(String(new FormData(form).get('password') ?? ''))) form.reset()
  }
  return (
    <details>
      <summary className={styles.more}>{action}</summary>
      <form className={styles.part} onSubmit={submit}>
        <Field label="Your password" required>
          {(control) => (
            <input {...control} name="password" type="password" autoComplete="current-password" />
          )}
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary">
            {action}
          </Button>
        </div>
      </form>
    </details>
  )
}
