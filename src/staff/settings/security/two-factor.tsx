import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import {
  disableTwoFactor,
  renewBackupCodes,
  sendCode,
  startTwoFactor,
  type TwoFactorSetup,
} from '../../auth/auth-api.ts'
import type { RunAction } from '../../ui/action-status.tsx'
import { Card } from '../../ui/card.ts'
import { CodeBlock, CodeList, QrImage } from '../../ui/code-block.ts'
import { DisclosureSummary, FormActions, FormStack, StackedSection } from '../../ui/form-layout.ts'
import { SettingsSection } from '../../ui/settings-page.tsx'

/** Two-factor authentication: a code from an authenticator app after the password. */
export function TwoFactorSection({ on, save }: { on: boolean; save: RunAction }) {
  const [setup, setSetup] = useState<TwoFactorSetup>()
  const [codes, setCodes] = useState<string[]>()

  const confirm = async (code: string) => {
    if (!(await save(() => sendCode(code, 'totp'), 'From now on you need a code after your password.')))
      return
    setCodes(setup?.backupCodes)
    setSetup(undefined)
  }
  return (
    <SettingsSection
      title="Two-factor authentication"
      about={
        on
          ? 'On: signing in needs a code from the app on your phone after your password.'
          : 'Off. With it, a stolen password alone is not enough to sign in. You need an authenticator app on your phone.'
      }
    >
      <Card>
        {codes && <BackupCodes codes={codes} />}
        {setup ? (
          <AppSetup setup={setup} onCode={confirm} />
        ) : on ? (
          <>
            <PasswordForm
              action="Create new backup codes"
              onPassword={(password) =>
                save(
                  async () => setCodes(await renewBackupCodes(password)),
                  'New backup codes created. The old ones no longer work.',
                )
              }
            />
            <PasswordForm
              action="Turn off two-factor authentication"
              onPassword={async (password) => {
                const done = await save(() => disableTwoFactor(password), 'Two-factor authentication is off.')
                if (done) setCodes(undefined)
                return done
              }}
            />
          </>
        ) : (
          <PasswordForm
            action="Set up two-factor authentication"
            onPassword={(password) => save(async () => setSetup(await startTwoFactor(password)), '')}
          />
        )}
      </Card>
    </SettingsSection>
  )
}

function AppSetup({ setup: { totpURI }, onCode }: { setup: TwoFactorSetup; onCode: (code: string) => void }) {
  const [picture, setPicture] = useState('')
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  useEffect(() => {
    let current = true
    // Drawn in the browser, so that the secret is sent to no other server.
    import('qrcode')
      .then(({ toDataURL }) => toDataURL(totpURI, { margin: 2, width: 448 }))
      .then(
        (url) => current && setPicture(url),
        // The key is shown below.
        () => {},
      )
    return () => {
      current = false
    }
  }, [totpURI])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onCode(String(new FormData(event.currentTarget).get('code') ?? ''))
  }
  return (
    <FormStack onSubmit={submit}>
      <p>Scan this with the app, or type the key into it.</p>
      <p>
        On the phone that has the app: <a href={totpURI}>open the key in the app</a>.
      </p>
      {picture && <QrImage src={picture} alt="QR code with the key below" width={224} height={224} />}
      <CodeBlock>{secret.match(/.{1,4}/g)?.join(' ')}</CodeBlock>
      <Field label="Code the app shows now" required>
        {(control) => (
          <input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
        )}
      </Field>
      <FormActions>
        <Button type="submit">Turn on</Button>
      </FormActions>
    </FormStack>
  )
}

function BackupCodes({ codes }: { codes: string[] }) {
  return (
    <StackedSection aria-label="Backup codes">
      <p>
        <strong>Keep these codes in a place you can reach without your phone.</strong> Each signs you in once
        in place of the app. They are shown only now.
      </p>
      <CodeList>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </CodeList>
    </StackedSection>
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
      <DisclosureSummary>{action}</DisclosureSummary>
      <FormStack onSubmit={submit}>
        <Field label="Your password" required>
          {(control) => (
            <input {...control} name="password" type="password" autoComplete="current-password" />
          )}
        </Field>
        <FormActions>
          <Button type="submit" variant="secondary">
            {action}
          </Button>
        </FormActions>
      </FormStack>
    </details>
  )
}
