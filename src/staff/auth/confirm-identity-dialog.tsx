import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ActionStatus, useAction } from '../ui/action-status.tsx'
import { registerConfirmationPrompt } from '../ui/confirmation-prompt.ts'
import { FormActions, FormStack } from '../ui/form-layout.ts'
import { readSession } from '../ui/staff-api.ts'
import { confirmPassword, signInByPasskey } from './auth-api.ts'
import { supportsPasskeys } from './passkeys.ts'

/** Asks for the password or a passkey when the server needs it once more before a change. */
export function ConfirmIdentityDialog({ userId }: { userId: string }) {
  const [answer, setAnswer] = useState<(confirmed: boolean) => void>()
  useEffect(
    () =>
      registerConfirmationPrompt(
        () => new Promise((resolve) => setAnswer(() => (confirmed: boolean) => resolve(confirmed))),
      ),
    [],
  )
  const close = (confirmed: boolean) => {
    answer?.(confirmed)
    setAnswer(undefined)
  }
  return (
    <Dialog
      open={answer !== undefined}
      onDismiss={() => close(false)}
      title="Confirm that it is you"
      size="small"
    >
      <ConfirmForm userId={userId} onConfirmed={() => close(true)} onCancel={() => close(false)} />
    </Dialog>
  )
}

function ConfirmForm({
  userId,
  onConfirmed,
  onCancel,
}: {
  userId: string
  onConfirmed: () => void
  onCancel: () => void
}) {
  const work = useAction()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (await work.run(() => confirmPassword(password))) onConfirmed()
  }
  const usePasskey = async () => {
    const done = await work.run(async () => {
      await signInByPasskey()
      // A passkey of a colleague signs them in: their desk has to be loaded.
      if ((await readSession())?.user.id !== userId) location.reload()
    })
    if (done) onConfirmed()
  }
  return (
    <FormStack onSubmit={submit}>
      <p>
        This change decides who can sign in or send leads, and your last sign-in was more than 10 minutes ago.
      </p>
      <Field label="Your password" required>
        {(control) => <input {...control} name="password" type="password" autoComplete="current-password" />}
      </Field>
      <ActionStatus failure={work.failure} />
      <FormActions>
        <Button type="submit" aria-disabled={work.busy}>
          Confirm
        </Button>
        {supportsPasskeys && (
          <Button variant="secondary" aria-disabled={work.busy} onClick={usePasskey}>
            Use a passkey
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
    </FormStack>
  )
}
