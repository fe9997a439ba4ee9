import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './sign-in-page.module.css'
import { setUp, signIn } from './staff-api.ts'

/** The sales desk's door. `onSignedIn` is called with a running session. */
export function SignInPage({ onSignedIn }: { onSignedIn: () => void }) {
  const submit = async (values: Record<string, string>) => {
    await signIn(values.email ?? '', values.password ?? '')
    onSignedIn()
  }
  return (
    <StaffForm title="Sales desk" action="Sign in" busyAction="Signing in…" onSubmit={submit}>
      <EmailField />
      <Field label="Password" required>
        {(control) => <input {...control} name="password" type="password" autoComplete="current-password" />}
      </Field>
    </StaffForm>
  )
}

/** Makes the first owner; its link carries the token behind `#`, where no server sees it. */
export function SetUpPage({ token, onSignedIn }: { token: string; onSignedIn: () => void }) {
  const submit = async ({ name = '', email = '', password = '' }: Record<string, string>) => {
    await setUp(token, { name, email, password })
    await signIn(email, password)
    onSignedIn()
  }
  return (
    <StaffForm
      title="Set up the sales desk"
      action="Create the owner"
      busyAction="Creating…"
      onSubmit={submit}
    >
      <Field label="Your name" required>
        {(control) => <input {...control} name="name" autoComplete="name" maxLength={200} />}
      </Field>
      <EmailField />
      <Field label="Password" required hint="At least 8 characters.">
        {(control) => (
          <input {...control} name="password" type="password" autoComplete="new-password" minLength={8} />
        )}
      </Field>
    </StaffForm>
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

type StaffFormProps = {
  title: string
  action: string
  busyAction: string
  onSubmit: (values: Record<string, string>) => Promise<void>
  children: ReactNode
}

function StaffForm({ title, action, busyAction, onSubmit, children }: StaffFormProps) {
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setFailure('')
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)]),
    )
    await onSubmit(values).catch((error: unknown) =>
      setFailure(error instanceof Error ? error.message : 'Something went wrong.'),
    )
    setBusy(false)
  }
  return (
    <main className={styles.door}>
      <form onSubmit={submit} className={styles.form}>
        <h1>{title}</h1>
        {children}
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <Button type="submit" size="large" wide disabled={busy}>
          {busy ? busyAction : action}
        </Button>
      </form>
    </main>
  )
}
