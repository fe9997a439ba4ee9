import { type FormEvent, useState } from 'react'
import { isAtLeast, STAFF_ROLES, type StaffMember, type StaffRole } from '../../contract/lead.ts'
import type { WorkingHours } from '../../contract/office.ts'
import type { InviteLink, Team, TeamMember } from '../../contract/team.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { saveShift } from './office-api.ts'
import styles from './settings-room.module.css'
import { RoomPart, SettingsRoom } from './settings-room.tsx'
import { changeMember, invite, letInAgain, withdrawInvite } from './team-api.ts'
import { WeekFields } from './week-fields.tsx'
import { useWork, WorkWord } from './work-word.tsx'

const ROLE_WORDS: Record<StaffRole, string> = {
  owner: 'Owner: everything',
  manager: 'Manager: all leads and packages',
  agent: 'Agent: own and open leads',
}

export type TeamPageProps = {
  me: StaffMember
  team: Team
  officeHours: WorkingHours
  reload: () => Promise<void>
}

/** `/admin/settings/team`: who works here and when, what each may do, and how somebody joins. */
export function TeamPage({ me, team, officeHours, reload }: TeamPageProps) {
  const work = useWork()
  const [link, setLink] = useState<InviteLink>()
  const save = (change: () => Promise<unknown>, done = 'Saved.') =>
    work.run(() => change().finally(reload), done)
  return (
    <SettingsRoom title="Team">
      <RoomPart title="People">
        <ul className={styles.rows}>
          {team.members.map((member) => (
            <li key={member.id} className={styles.card}>
              <Member
                member={member}
                me={me}
                officeHours={officeHours}
                save={save}
                onLetIn={() =>
                  save(async () => setLink(await letInAgain(member.id)), 'The link stands below.')
                }
              />
            </li>
          ))}
        </ul>
      </RoomPart>
      {me.role === 'owner' && (
        <>
          {link && <NewLink link={link} />}
          <Invite
            onInvite={(who) => save(async () => setLink(await invite(who)), 'The link stands above.')}
          />
          {team.invites.length > 0 && (
            <RoomPart title="Invited">
              <ul className={styles.rows}>
                {team.invites.map(({ id, name, email, role, expiresAt }) => (
                  <li key={id} className={styles.row}>
                    <span className={styles.who}>
                      <span className={styles.name}>
                        {name} <Badge tone="paper">{role}</Badge>
                      </span>
                      <span className={styles.small}>
                        {email}, until {shortDay(expiresAt)}
                      </span>
                    </span>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Take back the invite of ${name}`}
                      onClick={() => save(() => withdrawInvite(id), 'The link no longer works.')}
                    >
                      Take back
                    </Button>
                  </li>
                ))}
              </ul>
            </RoomPart>
          )}
        </>
      )}
      <WorkWord {...work} />
    </SettingsRoom>
  )
}

type Save = (change: () => Promise<unknown>, done?: string) => Promise<boolean>

function Member({
  member,
  me,
  officeHours,
  save,
  onLetIn,
}: {
  member: TeamMember
  me: StaffMember
  officeHours: WorkingHours
  save: Save
  onLetIn: () => void
}) {
  const [closing, setClosing] = useState(false)
  const { id, name, email, role, deactivated, twoFactor, passkeys, shift } = member
  const isMe = id === me.id
  return (
    <>
      <div className={styles.who}>
        <h3 className={styles.name}>
          {name}
          {isMe && <Badge tone="teal">you</Badge>}
          {deactivated && <Badge tone="danger">closed</Badge>}
          {shift.away && <Badge>on leave</Badge>}
        </h3>
        <span className={styles.small}>{email}</span>
        <span className={styles.small}>{keysOf(twoFactor, passkeys)}</span>
      </div>
      {me.role === 'owner' ? (
        <Field label={`Role of ${name}`} required>
          {(control) => (
            <select
              {...control}
              value={role}
              disabled={deactivated}
              onChange={(event) => save(() => changeMember(id, { role: event.target.value as StaffRole }))}
            >
              {STAFF_ROLES.map((one) => (
                <option key={one} value={one}>
                  {ROLE_WORDS[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : (
        <p>{ROLE_WORDS[role]}</p>
      )}
      {(isMe || isAtLeast(me.role, 'manager')) && !deactivated && (
        <Hours member={member} officeHours={officeHours} save={save} />
      )}
      {me.role === 'owner' && !isMe && (
        <div className={styles.buttons}>
          {deactivated ? (
            <Button
              variant="quiet"
              size="small"
              onClick={() =>
                save(() => changeMember(id, { deactivated: false }), `${name} can come in again.`)
              }
            >
              Open the account of {name}
            </Button>
          ) : (
            <>
              <Button variant="quiet" size="small" onClick={onLetIn}>
                New link for {name}
              </Button>
              <Button variant="plain" size="small" onClick={() => setClosing(true)}>
                Close the account of {name}
              </Button>
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        open={closing}
        title={`Close the account of ${name}?`}
        question={`${name} is signed out everywhere at once and cannot come in any more. Open leads go back to everybody.`}
        yes="Close the account"
        no="Keep it"
        dangerous
        onAnswer={(yes) => {
          setClosing(false)
          if (yes)
            void save(() => changeMember(id, { deactivated: true }), `${name} is signed out everywhere.`)
        }}
      />
    </>
  )
}

function Hours({
  member: { id, name, shift },
  officeHours,
  save,
}: {
  member: TeamMember
  officeHours: WorkingHours
  save: Save
}) {
  const [own, setOwn] = useState(shift.hours !== null)
  const [hours, setHours] = useState(shift.hours ?? officeHours)
  const [away, setAway] = useState(shift.away)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(() => saveShift(id, { hours: own ? hours : null, away }))
  }
  return (
    <details>
      <summary className={styles.more}>Working hours and leave of {name}</summary>
      <form className={styles.part} onSubmit={submit}>
        <label className={styles.check}>
          <input type="checkbox" checked={away} onChange={(event) => setAway(event.target.checked)} />
          On leave: no lead is given
        </label>
        <label className={styles.check}>
          <input type="checkbox" checked={own} onChange={(event) => setOwn(event.target.checked)} />
          Own hours instead of the office’s
        </label>
        {own && <WeekFields hours={hours} onChange={setHours} />}
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary" size="small">
            Save hours
          </Button>
        </div>
      </form>
    </details>
  )
}

function Invite({
  onInvite,
}: {
  onInvite: (who: { name: string; email: string; role: StaffRole }) => Promise<boolean>
}) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const value = (name: string) => String(new FormData(form).get(name) ?? '')
    const who = { name: value('name'), email: value('email'), role: value('role') as StaffRole }
    if (await onInvite(who)) form.reset()
  }
  return (
    <RoomPart title="Invite somebody" about="They choose their own password by a link that works once.">
      <form className={styles.card} onSubmit={submit}>
        <div className={styles.fields}>
          <Field label="Name" required>
            {(control) => <input {...control} name="name" maxLength={200} autoComplete="off" />}
          </Field>
          <Field label="E-mail" required>
            {(control) => <input {...control} name="email" type="email" autoComplete="off" />}
          </Field>
        </div>
        <Field label="Role" required>
          {(control) => (
            <select {...control} name="role" defaultValue="agent">
              {STAFF_ROLES.map((role) => (
                <option key={role} value={role}>
                  {ROLE_WORDS[role]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className={styles.buttons}>
          <Button type="submit">Make the link</Button>
        </div>
      </form>
    </RoomPart>
  )
}

function NewLink({ link: { invite, link, mailed } }: { link: InviteLink }) {
  const [copied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true))
  return (
    <RoomPart
      title={`Link for ${invite.name}`}
      about={
        mailed
          ? `It was mailed to ${invite.email}. It is shown only now and works once, until ${shortDay(invite.expiresAt)}.`
          : `Send it to ${invite.email} yourself. It is shown only now and works once, until ${shortDay(invite.expiresAt)}.`
      }
    >
      <p className={styles.code}>{link}</p>
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          Copy the link
        </Button>
        <span role="status">{copied && 'Copied.'}</span>
      </div>
    </RoomPart>
  )
}

function keysOf(twoFactor: boolean, passkeys: number): string {
  const keys = [
    twoFactor && 'second step on',
    passkeys > 0 && `${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}`,
  ].filter(Boolean)
  return keys.length > 0 ? keys.join(', ') : 'password only'
}

function shortDay(instant: string): string {
  return new Date(instant).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Kolkata',
  })
}
