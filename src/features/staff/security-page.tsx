import { type FormEvent, useState } from 'react'
import type { StaffMember } from '../../contract/lead.ts'
import type { StaffSession } from '../../contract/team.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { addPasskey, changePassword, type Passkey, removePasskey } from './door-api.ts'
import { knowsPasskeys } from './passkeys.ts'
import { SecondStepPart } from './second-step.tsx'
import styles from './settings-room.module.css'
import { RoomPart, SettingsRoom } from './settings-room.tsx'
import { endSession } from './team-api.ts'
import { useWork, WorkWord } from './work-word.tsx'

export type SecurityPageProps = {
  me: StaffMember
  /** Whether a code is asked for after the password. */
  secondStep: boolean
  passkeys: Passkey[]
  sessions: StaffSession[]
  reload: () => Promise<void>
}

/** `/admin/settings/security`: the keys to one's own account, and the devices it is open on. */
export function SecurityPage({ me, secondStep, passkeys, sessions, reload }: SecurityPageProps) {
  const work = useWork()
  const save = (change: () => Promise<unknown>, done: string) =>
    work.run(() => change().finally(reload), done)
  return (
    <SettingsRoom title="Security" about={`The keys to your own account, ${me.email}.`}>
      <PasswordPart save={save} />
      <SecondStepPart on={secondStep} save={save} />
      <PasskeysPart passkeys={passkeys} save={save} />
      <RoomPart title="Devices" about="Where you are signed in. What you do not know, sign out.">
        <ul className={styles.card}>
          {sessions.map(({ id, device, since, lastSeen, current }) => (
            <li key={id} className={styles.row}>
              <span className={styles.who}>
                <span className={styles.name}>
                  {device} {current && <Badge tone="success">this one</Badge>}
                </span>
                <span className={styles.small}>
                  since {moment(since)}, last seen {moment(lastSeen)}
                </span>
              </span>
              {!current && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Sign out ${device}, since ${moment(since)}`}
                  onClick={() => save(() => endSession(id), 'That device is signed out.')}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
      </RoomPart>
      <WorkWord {...work} />
    </SettingsRoom>
  )
}

/** Does a change and says how it went. */
export type Save = (change: () => Promise<unknown>, done: string) => Promise<boolean>

function PasswordPart({ save }: { save: Save }) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const value = (name: string) => String(new FormData(form).get(name) ?? '')
    const done = 'Your password is changed; every other device is signed out.'
    if (await save(() => changePassword(value('current'), value('next')), done)) form.reset()
  }
  return (
    <RoomPart title="Password">
      <form className={styles.card} onSubmit={submit}>
        <div className={styles.fields}>
          <Field label="Present password" required>
            {(control) => (
              <input {...control} name="current" type="password" autoComplete="current-password" />
            )}
          </Field>
          <Field label="New password" required hint="At least 8 characters.">
            {(control) => (
              <input {...control} name="next" type="password" autoComplete="new-password" minLength={8} />
            )}
          </Field>
        </div>
        <div className={styles.buttons}>
          <Button type="submit">Change the password</Button>
        </div>
      </form>
    </RoomPart>
  )
}

function PasskeysPart({ passkeys, save }: { passkeys: Passkey[]; save: Save }) {
  const [name, setName] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    void save(() => addPasskey(name.trim() || 'My passkey'), 'The passkey is set up.').then(
      (done) => done && setName(''),
    )
  }
  return (
    <RoomPart
      title="Passkeys"
      about="Sign in with your finger, face or the code of your phone, without a password. Nobody can guess it or have you type it in on a false page."
    >
      <div className={styles.card}>
        {passkeys.length > 0 && (
          <ul className={styles.rows}>
            {passkeys.map((passkey) => (
              <li key={passkey.id} className={styles.row}>
                <span className={styles.who}>
                  <span className={styles.name}>{passkey.name ?? 'A passkey'}</span>
                  {passkey.createdAt && (
                    <span className={styles.small}>since {moment(passkey.createdAt)}</span>
                  )}
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove ${passkey.name ?? 'the passkey'}`}
                  onClick={() => save(() => removePasskey(passkey.id), 'The passkey no longer works.')}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        {knowsPasskeys ? (
          <form className={styles.part} onSubmit={add}>
            <Field label="Name of a new passkey" hint="For instance the phone it is on.">
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
            <div className={styles.buttons}>
              <Button type="submit" variant="secondary">
                Add a passkey
              </Button>
            </div>
          </form>
        ) : (
          <p className={styles.small}>This browser knows no passkeys.</p>
        )}
      </div>
    </RoomPart>
  )
}

function moment(instant: string): string {
  return new Date(instant).toLocaleString('en-IN', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  })
}
