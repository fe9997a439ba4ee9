import { isAtLeast, type StaffMember } from '../../../contract/lead.ts'
import type { OfficeSetting } from '../../../contract/office.ts'
import type { TeamMember } from '../../../contract/team.ts'
import { savedText } from '../../drafts/use-kept-values.ts'
import { ActionStatus, useAction } from '../../ui/action-status.tsx'
import { SettingsPage } from '../../ui/settings-page.tsx'
import { AssignmentRulesPart } from './assignment-rules-part.tsx'
import { ResponseTargetPart } from './response-target-part.tsx'

/** Saves a form and loads the page again; resolves to whether it was saved. The work resolves to whether all of the form is. */
export type SaveForm = (work: () => Promise<boolean>) => Promise<boolean>

export type AssignmentPageProps = {
  me: StaffMember
  members: TeamMember[]
  /** Names of the destinations that leads can have. */
  places: string[]
  responseTarget: OfficeSetting<'response-target'>
  assignment: OfficeSetting<'assignment'>
  reload: () => Promise<void>
}

/** `/admin/settings/assignment`: the response target, and the rules that assign leads. */
export function AssignmentPage(props: AssignmentPageProps) {
  const { me, responseTarget, reload } = props
  const work = useAction()
  const save: SaveForm = (change) => work.run(() => change().finally(reload), savedText)
  return (
    <SettingsPage
      title="Assignment & response target"
      about="All times are Indian time. Each member’s working hours and leave are set under Team."
    >
      <ResponseTargetPart
        userId={me.id}
        responseTarget={responseTarget}
        mayChange={me.role === 'owner'}
        save={save}
      />
      <AssignmentRulesPart {...props} mayChange={isAtLeast(me.role, 'manager')} save={save} />
      <ActionStatus {...work} />
    </SettingsPage>
  )
}
