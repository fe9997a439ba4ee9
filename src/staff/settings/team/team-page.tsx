import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { isAtLeast, STAFF_ROLES, type StaffMember, type StaffRole } from '../../../contract/lead.ts'
import { type OfficeSetting, type WorkingHours, WorkingHoursSchema } from '../../../contract/office.ts'
import type { InviteLink, Team, TeamMember } from '../../../contract/team.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/clipboard.ts'
import { Field } from '../../../ui/field.tsx'
import { KeptNote } from '../../drafts/kept-note.tsx'
import { savedText, useKeptValues } from '../../drafts/use-kept-values.ts'
import { ActionStatus, type RunAction, useAction } from '../../ui/action-status.tsx'
import { CardForm, CardItem } from '../../ui/card.ts'
import { CodeBlock } from '../../ui/code-block.ts'
import { CheckLabel, DisclosureSummary, FieldGrid, FormActions, FormStack } from '../../ui/form-layout.ts'
import { Row, RowHeader, RowHeading, Rows, RowText, RowTitle, SmallText } from '../../ui/rows.ts'
import { SettingsPage, SettingsSection } from '../../ui/settings-page.tsx'
import { WeekFields } from '../../ui/week-fields.tsx'
import { saveOfficeSetting } from '../office-api.ts'
import { countOpen } from './leaving-dialog.tsx'
import { MemberLeaving } from './member-leaving.tsx'
import { changeMember, createSignInLink, invite, saveShift, withdrawInvite } from './team-api.ts'
import { TwoFactorRuleSection } from './two-factor-rule.tsx'

const ROLE_WORDS: Record<StaffRole, string> = {
  owner: 'Owner: everything',
  manager: 'Manager: all leads and packages',
  agent: 'Agent: own and open leads',
}

const HoursSchema = v.object({ own: v.boolean(), hours: WorkingHoursSchema })
const InvitedSchema = v.object({ name: v.string(), email: v.string(), role: v.picklist(STAFF_ROLES) })
type Invited = v.InferOutput<typeof InvitedSchema>
const NOBODY: Invited = { name: '', email: '', role: 'agent' }

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
        <>
          {link && <NewLink link={link} />}
          <Invite
            userId={me.id}
            onInvite={(who) => save(async () => setLink(await invite(who)), 'The link is shown above.')}
          />
          {team.invites.length > 0 && (
            <SettingsSection title="Invited">
              <Rows>
                {team.invites.map(({ id, name, email, role, expiresAt }) => (
                  <Row key={id}>
                    <RowText>
                      <RowTitle>
                        {name} <Badge tone="paper">{role}</Badge>
                      </RowTitle>
                      <SmallText>
                        {email}, until {shortDay(expiresAt)}
                      </SmallText>
                    </RowText>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Withdraw the invitation of ${name}`}
                      onClick={() => save(() => withdrawInvite(id), 'The link no longer works.')}
                    >
                      Withdraw
                    </Button>
                  </Row>
                ))}
              </Rows>
            </SettingsSection>
          )}
        </>
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
        <Hours userId={me.id} member={member} officeHours={officeHours} save={save} />
      )}
      <MemberLeaving member={member} team={team} me={me} save={save} onSignInLink={onSignInLink} />
    </>
  )
}

function Hours({
  userId,
  member: { id, name, shift },
  officeHours,
  save,
}: {
  userId: string
  member: TeamMember
  officeHours: WorkingHours
  save: RunAction
}) {
  const form = useKeptValues({ userId, leadId: `hours-${id}`, field: 'settings' }, HoursSchema, {
    own: shift.hours !== null,
    hours: shift.hours ?? officeHours,
  })
  const { own, hours } = form.values
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(async () => {
      await saveShift(id, { hours: own ? hours : null })
      return form.saved(form.values)
    }, savedText)
  }
  return (
    <details open={form.restored || undefined}>
      <DisclosureSummary>
        Working hours <span className="visually-hidden">of {name}</span>
      </DisclosureSummary>
      <FormStack onSubmit={submit}>
        <KeptNote {...form} />
        <CheckLabel>
          <input
            type="checkbox"
            checked={own}
            onChange={(event) => form.change({ own: event.target.checked })}
          />
          Own hours instead of the office’s
        </CheckLabel>
        {own && <WeekFields hours={hours} onChange={(next) => form.change({ hours: next })} />}
        <FormActions>
          <Button type="submit" variant="secondary" size="small">
            Save hours
          </Button>
        </FormActions>
      </FormStack>
    </details>
  )
}

function Invite({ userId, onInvite }: { userId: string; onInvite: (who: Invited) => Promise<boolean> }) {
  const form = useKeptValues({ userId, leadId: 'invite', field: 'settings' }, InvitedSchema, NOBODY)
  const { name, email, role } = form.values
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await onInvite(form.values)) form.saved(form.values, { values: NOBODY })
  }
  return (
    <SettingsSection
      title="Invite a colleague"
      about="They choose their own password with a link that works once."
    >
      <CardForm onSubmit={(event) => void submit(event)}>
        <KeptNote {...form} />
        <FieldGrid>
          <Field label="Name" required>
            {(control) => (
              <input
                {...control}
                name="name"
                maxLength={200}
                autoComplete="off"
                value={name}
                onChange={(event) => form.change({ name: event.target.value })}
              />
            )}
          </Field>
          <Field label="E-mail" required>
            {(control) => (
              <input
                {...control}
                name="email"
                type="email"
                autoComplete="off"
                value={email}
                onChange={(event) => form.change({ email: event.target.value })}
              />
            )}
          </Field>
        </FieldGrid>
        <Field label="Role" required>
          {(control) => (
            <select
              {...control}
              name="role"
              value={role}
              onChange={(event) => form.change({ role: event.target.value as StaffRole })}
            >
              {STAFF_ROLES.map((role) => (
                <option key={role} value={role}>
                  {ROLE_WORDS[role]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <FormActions>
          <Button type="submit">Create the link</Button>
        </FormActions>
      </CardForm>
    </SettingsSection>
  )
}

function NewLink({ link: { invite, link, mailed } }: { link: InviteLink }) {
  const [answer, setAnswer] = useState('')
  const copy = async () =>
    setAnswer(
      (await copyText(link)) ? 'Copied.' : 'This browser does not allow it. Select the link and copy it.',
    )
  return (
    <SettingsSection
      title={`Link for ${invite.name}`}
      about={
        mailed
          ? `It was mailed to ${invite.email}. It is shown only now and works once, until ${shortDay(invite.expiresAt)}.`
          : `Send it to ${invite.email} yourself. It is shown only now and works once, until ${shortDay(invite.expiresAt)}.`
      }
    >
      <CodeBlock>{link}</CodeBlock>
      <FormActions>
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          Copy the link
        </Button>
        <span role="status">{answer}</span>
      </FormActions>
    </SettingsSection>
  )
}

function keysOf(twoFactor: boolean, passkeys: number): string {
  const keys = [
    twoFactor && 'two-factor authentication on',
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
