import { type FormEvent, useState } from 'react'
import { formatTime } from '../../../contract/indian-time.ts'
import type { StaffMember } from '../../../contract/lead.ts'
import { MIN_PASSWORD_LENGTH } from '../../../contract/lead.ts'
import type { StaffSession } from '../../../contract/team.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { addPasskey, changePassword, endSession, type Passkey, removePasskey } from '../../auth/auth-api.ts'
import { supportsPasskeys } from '../../auth/passkeys.ts'
import { ActionStatus, type RunAction, useAction } from '../../ui/action-status.tsx'
import { Card, CardForm, CardList } from '../../ui/card.ts'
import { FieldGrid, FormActions, FormStack } from '../../ui/form-layout.ts'
import { Note, Row, Rows, RowText, RowTitle, SmallText } from '../../ui/rows.ts'
import { SettingsPage, SettingsSection } from '../../ui/settings-page.tsx'
import { OthersActionsPart } from './others-actions-part.tsx'
import { TwoFactorSection } from './two-factor.tsx'

export type SecurityPageProps = {
  me: StaffMember
  /** The role needs two-factor authentication or a passkey, and nothing else is open before. */
  mustSetUp: boolean
  /** Whether the sign-in needs a two-factor code. */
  isTwoFactorOn: boolean
  passkeys: Passkey[]
  sessions: StaffSession[]
  members: StaffMember[]
  reload: () => Promise<void>
}

/** `/admin/settings/security`: password, passkeys and two-factor of the user's own account, and its sessions. */
export function SecurityPage({
  me,
  mustSetUp,
  isTwoFactorOn,
  passkeys,
  sessions,
  members,
  reload,
}: SecurityPageProps) {
  const work = useAction()
  const save: RunAction = (change, done) => work.run(() => change().finally(reload), done)
  return (
    <SettingsPage
      title="Security"
      about={`Password, two-factor authentication and passkeys of your own account, ${me.email}.`}
    >
      {mustSetUp && (
        <p role="note">
          <strong>
            The owner requires two-factor authentication or a passkey of managers and owners, and you have
            neither. Set one of them up here; then the rest of the sales desk opens.
          </strong>
        </p>
      )}
      {!mustSetUp && <PasswordPart save={save} />}
      <TwoFactorSection on={isTwoFactorOn} save={save} />
      <PasskeysPart passkeys={passkeys} save={save} />
      {!mustSetUp && <DevicesPart sessions={sessions} save={save} />}
      {!mustSetUp && <OthersActionsPart me={me} members={members} save={save} />}
      <ActionStatus {...work} />
    </SettingsPage>
  )
}

function DevicesPart({ sessions, save }: { sessions: StaffSession[]; save: RunAction }) {
  return (
    <SettingsSection
      title="Devices"
      about="Where you are signed in. Sign out any device you do not recognise."
    >
      <CardList>
        {sessions.map(({ id, device, since, lastSeen, current }) => (
          <Row key={id}>
            <RowText>
              <RowTitle>
                {device} {current && <Badge tone="success">this device</Badge>}
              </RowTitle>
              <SmallText>
                since {formatTime(since)}, last seen {formatTime(lastSeen)}
              </SmallText>
            </RowText>
            {!current && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Sign out ${device}, since ${formatTime(since)}`}
                onClick={() => save(() => endSession(id), 'That device is signed out.')}
              >
                Sign out
              </Button>
            )}
          </Row>
        ))}
      </CardList>
    </SettingsSection>
  )
}

/** Runs a change and shows its result. */
function PasswordPart({ save }: { save: RunAction }) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const value = (name: string) => String(new FormData(form).get(name) ?? '')
    const done = 'Your password is changed; every other device is signed out.'
    if (await save(() => changePassword(value('current'), value('next')), done)) form.reset()
  }
  return (
    <SettingsSection title="Password">
      <CardForm onSubmit={submit}>
        <FieldGrid>
          <Field label="Current password" required>
            {(control) => (
              <input {...control} name="current" type="password" autoComplete="current-password" />
            )}
          </Field>
          <Field
            label="New password"
            required
            hint={`At least ${MIN_PASSWORD_LENGTH} characters, and not a commonly used password.`}
          >
            {(control) => (
              <input
                {...control}
                name="next"
                type="password"
                autoComplete="new-password"
                minLength={MIN_PASSWORD_LENGTH}
              />
            )}
          </Field>
        </FieldGrid>
        <FormActions>
          <Button type="submit">Change the password</Button>
        </FormActions>
      </CardForm>
    </SettingsSection>
  )
}

function PasskeysPart({ passkeys, save }: { passkeys: Passkey[]; save: RunAction }) {
  const [name, setName] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    void save(() => addPasskey(name.trim() || 'My passkey'), 'The passkey is set up.').then(
      (done) => done && setName(''),
    )
  }
  return (
    <SettingsSection
      title="Passkeys"
      about="Sign in with your finger, face or the code of your phone, without a password. A passkey cannot be guessed and does not work on a fake page."
    >
      <Card>
        {passkeys.length > 0 && (
          <Rows>
            {passkeys.map((passkey) => (
              <Row key={passkey.id}>
                <RowText>
                  <RowTitle>{passkey.name ?? 'A passkey'}</RowTitle>
                  {passkey.createdAt && <SmallText>since {formatTime(passkey.createdAt)}</SmallText>}
                </RowText>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove ${passkey.name ?? 'the passkey'}`}
                  onClick={() => save(() => removePasskey(passkey.id), 'The passkey no longer works.')}
                >
                  Remove
                </Button>
              </Row>
            ))}
          </Rows>
        )}
        {supportsPasskeys ? (
          <FormStack onSubmit={add}>
            <Field label="Name of a new passkey" hint="For example, the phone it is on.">
              {(control) => (
                <input
                  {...control}
                  value={name}
                  maxLength={60}
                  autoComplete="off"
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
            <FormActions>
              <Button type="submit" variant="secondary">
                Add a passkey
              </Button>
            </FormActions>
          </FormStack>
        ) : (
          <Note>This browser does not support passkeys.</Note>
        )}
      </Card>
    </SettingsSection>
  )
}
