import { useState } from 'react'
import { isAtLeast, STAFF_ROLES, type StaffMember, type StaffRole } from '../../../contract/lead.ts'
import type { OfficeSetting, WorkingHours } from '../../../contract/office.ts'
import type { InviteLink, Team, TeamMember } from '../../../contract/team.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Field } from '../../../ui/field.tsx'
import { ActionStatus, type RunAction, useAction } from '../../ui/action-status.tsx'
import { CardItem } from '../../ui/card.ts'
import { RowHeader, RowHeading, Rows, SmallText } from '../../ui/rows.ts'
import { SettingsPage, SettingsSection } from '../../ui/settings-page.tsx'
import { saveOfficeSetting } from '../office-api.ts'
import { Invitations } from './invitations.tsx'
import { countOpen } from './leaving-dialog.tsx'
import { MemberHours } from './member-hours.tsx'
import { MemberLeaving } from './member-leaving.tsx'
import { ROLE_TEXT } from './role-text.ts'
import { changeMember, createSignInLink } from './team-api.ts'
import { TwoFactorRuleSection } from './two-factor-rule.tsx'

export type TeamPageProps = {
  me: StaffMember
  team: Team
  officeHours: WorkingHours
  /** Only owners read it. */
  twoFactorRule: OfficeSetting<'two-factor'> | undefined
  reload: () => Promise<void>
}

/** `/admin/settings/team`: members, their working hours and roles, and invitations. */
export function TeamPage({ me, team, officeHours, twoFactorRule, reload }: TeamPageProps) {
  const work = useAction()
  const [link, setLink] = useState<InviteLink>()
  const save: RunAction = (change, done = 'Saved.') => work.run(() => change().finally(reload), done)
  return (
    <SettingsPage title="Team">
      <SettingsSection title="People">
        <Rows>
          {team.members.map((member) => (
            <CardItem key={member.id}>
              <Member
                member={member}
                team={team.members}
                me={me}
                officeHours={officeHours}
                save={save}
                onSignInLink={() =>
                  save(async () => setLink(await createSignInLink(member.id)), 'The link is shown below.')
                }
              />
            </CardItem>
          ))}
        </Rows>
      </SettingsSection>
      {twoFactorRule && (
        <TwoFactorRuleSection
          me={me}
          members={team.members}
          rule={twoFactorRule}
          onChange={(required) =>
            save(() => saveOfficeSetting('two-factor', { ...twoFactorRule, value: { required } }))
          }
        />
      )}
      {me.role === 'owner' && (
        <Invitations
          userId={me.id}
          invites={team.invites}
          link={link}
          save={save}
          onLink={setLink}
          onWithdrawn={(id) => setLink((now) => (now?.invite.id === id ? undefined : now))}
        />
      )}
      <ActionStatus {...work} />
    </SettingsPage>
  )
}

function Member({
  member,
  team,
  me,
  officeHours,
  save,
  onSignInLink,
}: {
  member: TeamMember
  team: readonly TeamMember[]
  me: StaffMember
  officeHours: WorkingHours
  save: RunAction
  onSignInLink: () => void
}) {
  const { id, name, email, role, deactivated, twoFactor, passkeys, shift } = member
  const isMe = id === me.id
  return (
    <>
      <RowHeader>
        <RowHeading>
          {name}
          {isMe && <Badge tone="teal">you</Badge>}
          {deactivated && <Badge tone="danger">closed</Badge>}
          {shift.away && <Badge>on leave</Badge>}
        </RowHeading>
        <SmallText>{email}</SmallText>
        <SmallText>
          {[member.openLeads !== undefined && countOpen(member.openLeads), keysOf(twoFactor, passkeys)]
            .filter(Boolean)
            .join(' · ')}
        </SmallText>
      </RowHeader>
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
                  {ROLE_TEXT[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : (
        <p>{ROLE_TEXT[role]}</p>
      )}
      {(isMe || isAtLeast(me.role, 'manager')) && !deactivated && (
        <MemberHours userId={me.id} member={member} officeHours={officeHours} save={save} />
      )}
      <MemberLeaving member={member} team={team} me={me} save={save} onSignInLink={onSignInLink} />
    </>
  )
}

function keysOf(twoFactor: boolean, passkeys: number): string {
  const keys = [
    twoFactor && 'two-factor authentication on',
    passkeys > 0 && `${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}`,
  ].filter(Boolean)
  return keys.length > 0 ? keys.join(', ') : 'password only'
}
