import { useState } from 'react'
import { formatTime } from '../../../contract/indian-time.ts'
import type { SystemCheck, SystemStatus } from '../../../contract/system.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ActionStatus, useAction } from '../../ui/action-status.tsx'
import { Card } from '../../ui/card.ts'
import { FormActions } from '../../ui/form-layout.ts'
import { Note, Row, Rows, RowText, RowTitle, SmallText } from '../../ui/rows.ts'
import { SettingsPage, SettingsSection } from '../../ui/settings-page.tsx'
import { readSystemStatus } from './system-api.ts'
import styles from './system-page.module.css'

const LABELS = {
  problem: { text: 'Needs attention', tone: 'danger' },
  advice: { text: 'To improve', tone: 'marigold' },
} as const

/** `/admin/settings/system`: whether everything works, and what to do where it does not. */
export function SystemPage({ status: first }: { status: SystemStatus }) {
  const [status, setStatus] = useState(first)
  const work = useAction()
  // Without an answer the page keeps what it shows, with its time, and says so.
  const checkAgain = async () => setStatus(await readSystemStatus())
  const { checks, figures, checkedAt } = status
  const findings = checks.filter(({ state }) => state !== 'ok')
  const working = checks.filter(({ state }) => state === 'ok')
  return (
    <SettingsPage title="System" about="What the server checks about itself.">
      <SettingsSection title={summary(checks)}>
        {findings.length > 0 && <CheckList checks={findings} />}
        <FormActions>
          <Button variant="secondary" onClick={() => void work.run(checkAgain, 'Checked again.')}>
            Check again
          </Button>
          <Note>Checked {formatTime(checkedAt)}</Note>
        </FormActions>
        <ActionStatus {...work} />
      </SettingsSection>
      {working.length > 0 && (
        <SettingsSection title="Nothing to do">
          <CheckList checks={working} />
        </SettingsSection>
      )}
      <SettingsSection title="Figures" about="Of the server that answered, since its start.">
        <Card>
          <dl className={styles.figures}>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </SettingsSection>
    </SettingsPage>
  )
}

function CheckList({ checks }: { checks: SystemCheck[] }) {
  return (
    <Card>
      <Rows>
        {checks.map(({ title, state, finding, remedy }) => (
          <Row key={title}>
            <RowText>
              <RowTitle>
                {title} {state !== 'ok' && <Badge tone={LABELS[state].tone}>{LABELS[state].text}</Badge>}
              </RowTitle>
              <span>{finding}</span>
              {remedy && <SmallText>{remedy}</SmallText>}
            </RowText>
          </Row>
        ))}
      </Rows>
    </Card>
  )
}

function summary(checks: SystemCheck[]): string {
  const count = (wanted: SystemCheck['state']) => checks.filter(({ state }) => state === wanted).length
  const problems = count('problem')
  if (problems > 0) return problems === 1 ? '1 thing needs attention' : `${problems} things need attention`
  return count('advice') > 0 ? 'Everything works, and something could be better' : 'Everything works'
}
