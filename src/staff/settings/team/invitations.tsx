import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { STAFF_ROLES, type StaffRole } from '../../../contract/lead.ts'
import type { InviteLink, Team } from '../../../contract/team.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/clipboard.ts'
import { Field } from '../../../ui/field.tsx'
import { KeptNote } from '../../drafts/kept-note.tsx'
import { useKeptValues } from '../../drafts/use-kept-values.ts'
import type { RunAction } from '../../ui/action-status.tsx'
import { CardForm } from '../../ui/card.ts'
import { CodeBlock } from '../../ui/code-block.ts'
import { FieldGrid, FormActions } from '../../ui/form-layout.ts'
import { Row, Rows, RowText, RowTitle, SmallText } from '../../ui/rows.ts'
import { SettingsSection } from '../../ui/settings-page.tsx'
import { ROLE_TEXT } from './role-text.ts'
import { invite, withdrawInvite } from './team-api.ts'

const InvitedSchema = v.object({ name: v.string(), email: v.string(), role: v.picklist(STAFF_ROLES) })
type Invited = v.InferOutput<typeof InvitedSchema>
const NOBODY: Invited = { name: '', email: '', role: 'agent' }

/** Invites colleagues: the form, the link of the last invitation or reset, and the invitations that are open. */
export function Invitations({
  userId,
  invites,
  link,
  save,
  onLink,
  onWithdrawn,
}: {
  userId: string
  invites: Team['invites']
  /** Of the invitation or sign-in link that was created last. */
  link: InviteLink | undefined
  save: RunAction
  onLink: (link: InviteLink) => void
  onWithdrawn: (id: string) => void
}) {
  return (
    <>
      {link && <NewLink link={link} />}
      <Invite
        userId={userId}
        onInvite={(who) => save(async () => onLink(await invite(who)), 'The link is shown above.')}
      />
      {invites.length > 0 && (
        <SettingsSection title="Invited">
          <Rows>
            {invites.map(({ id, name, email, role, expiresAt }) => (
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
                  onClick={() =>
                    save(async () => {
                      await withdrawInvite(id)
                      onWithdrawn(id)
                    }, 'The link no longer works.')
                  }
                >
                  Withdraw
                </Button>
              </Row>
            ))}
          </Rows>
        </SettingsSection>
      )}
    </>
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
                  {ROLE_TEXT[role]}
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

function shortDay(instant: string): string {
  return new Date(instant).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Kolkata',
  })
}
