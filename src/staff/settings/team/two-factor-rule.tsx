import type { StaffMember } from '../../../contract/lead.ts'
import type { OfficeSetting } from '../../../contract/office.ts'
import { canRequireTwoFactor, type TeamMember } from '../../../contract/team.ts'
import { Link } from '../../../ui/link.tsx'
import { Card } from '../../ui/card.ts'
import { CheckLabel } from '../../ui/form-layout.ts'
import { Note } from '../../ui/rows.ts'
import { SettingsSection } from '../../ui/settings-page.tsx'

/** The owner's switch that requires two-factor authentication or a passkey of managers and owners, and who has neither yet. */
export function TwoFactorRuleSection({
  me,
  members,
  rule: { value },
  onChange,
}: {
  me: StaffMember
  members: TeamMember[]
  rule: OfficeSetting<'two-factor'>
  onChange: (required: boolean) => void
}) {
  const without = members.filter(
    ({ role, deactivated, twoFactor, passkeys }) =>
      canRequireTwoFactor(role) && !deactivated && !twoFactor && passkeys === 0,
  )
  // Only an account with two-factor authentication can turn the rule on; turning it off is always possible.
  const isFirst = !value.required && without.some(({ id }) => id === me.id)
  return (
    <SettingsSection
      title="Signing in"
      about="With this on, managers and owners work only with two-factor authentication or a passkey. Anyone who has neither can sign in and set one up, and nothing else. Anyone who has only a passkey must sign in with it; a password alone is then refused."
    >
      <Card>
        <CheckLabel>
          <input
            type="checkbox"
            checked={value.required}
            disabled={isFirst}
            onChange={(event) => onChange(event.target.checked)}
          />
          Require two-factor authentication or a passkey of managers and owners
        </CheckLabel>
        {isFirst && (
          <Note>
            Set one up for yourself first, under <Link href="/admin/settings/security">Security</Link>.
          </Note>
        )}
        <Note>
          {without.length > 0
            ? `Without either yet: ${without.map(({ name }) => name).join(', ')}.`
            : 'Every manager and owner has one of them.'}
        </Note>
      </Card>
    </SettingsSection>
  )
}
