import { type FormEvent, type ReactNode, useState } from 'react'
import { MIN_PASSWORD_LENGTH } from '../../contract/lead.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { join, sendCode, setUp, signIn, signInByPasskey } from './auth-api.ts'
import { supportsPasskeys } from './passkeys.ts'
import styles from './sign-in-page.module.css'

/** The sign-in page of the sales desk. `onSignedIn` is called once a session exists. */
export function SignInPage({ onSignedIn }: { onSignedIn: () => void }) {
  const [step, setStep] = useState<'password' | 'totp' | 'backup-code'>('password')
  if (step !== 'password')
    return (
      <CodeForm
        key={step}
        kind={step}
        onOtherKind={() => setStep(step === 'totp' ? 'backup-code' : 'totp')}
        onSignedIn={onSignedIn}
      />
    )
  const submit = async (values: Record<string, string>) => {
    const { needsCode } = await signIn(values.email ?? '', values.password ?? '')
    if (needsCode) setStep('totp')
    else onSignedIn()
  }
  return (
    <StaffForm
      title="Sales desk"
      action="Sign in"
      busyAction="Signing in…"
      onSubmit={submit}
      {...(supportsPasskeys && {
        other: { label: 'Use a passkey instead', onClick: () => signInByPasskey().then(onSignedIn) },
      })}
    >
      <EmailField />
      <Field label="Password" required>
        {(control) => <input {...control} name="password" type="password" autoComplete="current-password" />}
      </Field>
    </StaffForm>
  )
}

function CodeForm({
  kind,
  onOtherKind,
  onSignedIn,
}: {
  kind: 'totp' | 'backup-code'
  onOtherKind: () => void
  onSignedIn: () => void
}) {
  const isApp = kind === 'totp'
  return (
    <StaffForm
      title="Two-factor authentication"
      action="Sign in"
      busyAction="Signing in…"
      onSubmit={({ code = '' }) => sendCode(code, kind).then(onSignedIn)}
      other={{
        label: isApp ? 'Use a backup code instead' : 'Use the app instead',
        onClick: async () => onOtherKind(),
      }}
    >
      <Field
        label={isApp ? 'Code from your authenticator app' : 'Backup code'}
        required
        hint={isApp ? 'Six digits; they change every 30 seconds.' : 'Each code works once.'}
      >
        {(control) => (
          <input
            {...control}
            // The field is shown after the user's own action, so it may take the focus.
            // biome-ignore lint/a11y/noAutofocus: the step was asked for, and has this one field
            autoFocus
            name="code"
            autoComplete="one-time-code"
            {...(isApp ? { inputMode: 'numeric', maxLength: 7 } : { autoCapitalize: 'none' })}
          />
        )}
      </Field>
    </StaffForm>
  )
}

/** Creates the first owner; the token is in the link's fragment (`#`), which browsers do not send to servers. */
export function SetUpPage({ token, onSignedIn }: { token: string; onSignedIn: () => void }) {
  const submit = async ({ name = '', email = '', password = '' }: Record<string, string>) => {
    await setUp(token, { name, email, password })
    await signIn(email, password)
    onSignedIn()
  }
  return (
    <StaffForm
      title="Set up the sales desk"
      action="Create owner account"
      busyAction="Creating…"
      onSubmit={submit}
      other={SIGN_IN_INSTEAD}
    >
      <NameField />
      <EmailField />
      <NewPasswordField />
    </StaffForm>
  )
}

/** Accepts an invitation, or sets a new password by a recovery link. */
export function JoinPage({ token, onSignedIn }: { token: string; onSignedIn: () => void }) {
  const submit = async ({ name = '', password = '' }: Record<string, string>) => {
    const email = await join(token, name, password)
    await signIn(email, password)
    onSignedIn()
  }
  return (
    <StaffForm
      title="Join the sales desk"
      action="Save and continue"
      busyAction="Saving…"
      onSubmit={submit}
      other={SIGN_IN_INSTEAD}
    >
      <NameField />
      <NewPasswordField />
    </StaffForm>
  )
}

/** For somebody whose account was made by an attempt without an answer. */
const SIGN_IN_INSTEAD = {
  label: 'Sign in instead',
  onClick: async () => location.assign('/admin/sign-in'),
}

function NameField() {
  return (
    <Field label="Your name" required>
      {(control) => <input {...control} name="name" autoComplete="name" maxLength={200} />}
    </Field>
  )
}

function EmailField() {
  return (
    <Field label="E-mail" required>
      {(control) => (
        <input {...control} name="email" type="email" autoComplete="username" inputMode="email" />
      )}
    </Field>
  )
}

function NewPasswordField() {
  return (
    <Field
      label="Password"
      required
      hint={`At least ${MIN_PASSWORD_LENGTH} characters, and not a commonly used password.`}
    >
      {(control) => (
        <input
          {...control}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={MIN_PASSWORD_LENGTH}
        />
      )}
    </Field>
  )
}

type StaffFormProps = {
  title: string
  action: string
  busyAction: string
  onSubmit: (values: Record<string, string>) => Promise<void>
  /** A link to an alternative way to sign in. */
  other?: { label: string; onClick: () => Promise<void> }
  children: ReactNode
}

function StaffForm({ title, action, busyAction, onSubmit, other, children }: StaffFormProps) {
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure('')
    await work().catch((error: unknown) =>
      setFailure(error instanceof Error ? error.message : 'Something went wrong.'),
    )
    setBusy(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)]),
    )
    void run(() => onSubmit(values))
  }
  return (
    <main className={styles.page}>
      <form onSubmit={submit} className={styles.form}>
        <h1>{title}</h1>
        {children}
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <Button type="submit" size="large" wide aria-disabled={busy}>
          {busy ? busyAction : action}
        </Button>
        {other && (
          <Button variant="plain" wide aria-disabled={busy} onClick={() => run(other.onClick)}>
            {other.label}
          </Button>
        )}
      </form>
    </main>
  )
}
