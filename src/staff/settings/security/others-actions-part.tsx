import { useEffect, useState } from 'react'
import { formatTime } from '../../../contract/indian-time.ts'
import { isAtLeast, type StaffMember } from '../../../contract/lead.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { deleteActionsOf, listOthersActions, type OthersActions } from '../../outbox/others-actions.ts'
import type { RunAction } from '../../ui/action-status.tsx'
import { CardList } from '../../ui/card.ts'
import { memberName } from '../../ui/member-names.ts'
import { Row, RowText, RowTitle, SmallText } from '../../ui/rows.ts'
import { SettingsSection } from '../../ui/settings-page.tsx'

type Props = { me: StaffMember; members: readonly StaffMember[]; save: RunAction }

/** Unsent actions of other users of this device, listed so that they are not stored here for ever; usually there are none. */
export function OthersActionsPart({ me, members, save }: Props) {
  const [others, setOthers] = useState<OthersActions[]>([])
  const [deleting, setDeleting] = useState<OthersActions>()
  const list = () => listOthersActions(me.id).then(setOthers)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when the page is opened
  useEffect(() => void list(), [me.id])
  const mayDelete = isAtLeast(me.role, 'manager')
  const nameOf = ({ userId }: OthersActions) => memberName(members, userId)
  return (
    <>
      {others.length > 0 && (
        <SettingsSection
          title="Not sent from this device"
          about={`Notes, calls and changes of other people who used the desk here. They are sent when that person signs in on this device. ${mayDelete ? 'Delete them only if that will not happen.' : 'A manager or owner who signs in here can delete them.'}`}
        >
          <CardList>
            {others.map((one) => (
              <Row key={one.userId}>
                <RowText>
                  <RowTitle>{nameOf(one)}</RowTitle>
                  <SmallText>
                    {one.count === 1 ? '1 action' : `${one.count} actions`}, the last on{' '}
                    {formatTime(one.newest)}
                  </SmallText>
                </RowText>
                {mayDelete && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Delete what ${nameOf(one)} has not sent`}
                    onClick={() => setDeleting(one)}
                  >
                    Delete
                  </Button>
                )}
              </Row>
            ))}
          </CardList>
        </SettingsSection>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        dangerous
        title="Delete it?"
        question={`The server does not have what ${deleting ? nameOf(deleting) : ''} did here. If you delete it, it is lost.`}
        yes="Delete"
        no="Keep"
        onAnswer={(yes) => {
          if (yes && deleting)
            void save(
              () => deleteActionsOf(deleting.userId).finally(list),
              `What ${nameOf(deleting)} had not sent is deleted from this device.`,
            )
          setDeleting(undefined)
        }}
      />
    </>
  )
}
