import { isAtLeast, type StaffMember } from '../../contract/lead.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { monthName, type TargetList } from '../../contract/sales-targets.ts'
import { Link } from '../../ui/link.tsx'
import { memberName } from '../ui/member-names.ts'
import { lines, share } from './figures.ts'
import { ReportPart } from './report-part.tsx'
import styles from './reports-page.module.css'
import tables from './result-table.module.css'

/** What was booked in a month, beside the target of each person. */
export function TargetTable({
  targets: { month, people },
  members,
  me,
}: {
  targets: TargetList
  members: readonly StaffMember[]
  me: StaffMember
}) {
  return (
    <ReportPart title={`Booked in ${monthName(month)}`} about={aboutPeople(people)}>
      {(id) => (
        <>
          {people.length === 0 ? (
            <p className={styles.small}>Nothing was booked, and no target is set.</p>
          ) : (
            <table className={tables.results} aria-labelledby={id}>
              <thead>
                <tr>
                  <th scope="col">Owner</th>
                  <th scope="col">Booked</th>
                  <th scope="col">Amount</th>
                  <th scope="col">Target</th>
                  <th scope="col">Reached</th>
                </tr>
              </thead>
              <tbody>
                {people.map(({ staff, target, booked, withoutAmount, amount }) => (
                  <tr key={staff}>
                    <th scope="row">
                      {memberName(members, staff)}
                      {target !== null && (
                        <progress
                          className={tables.progress}
                          max={target}
                          value={Math.min(amount, target)}
                          aria-label={`${memberName(members, staff)}: ${share(amount, target)} of the target`}
                        />
                      )}
                    </th>
                    <td data-label="Booked">
                      {booked}
                      {withoutAmount > 0 && (
                        <span className={styles.small}> ({withoutAmount} without an amount)</span>
                      )}
                    </td>
                    <td data-label="Amount">{formatRupees(amount)}</td>
                    <td data-label="Target">{target === null ? '–' : formatRupees(target)}</td>
                    <td data-label="Reached">{target === null ? '–' : share(amount, target)}</td>
                  </tr>
                ))}
              </tbody>
              {people.length > 1 && <SumRow people={people} />}
            </table>
          )}
          <p className={styles.small}>
            A lead counts in the month it was booked, for who has it.{' '}
            {isAtLeast(me.role, 'manager') && <Link href="/admin/settings/targets">Set targets</Link>}
          </p>
        </>
      )}
    </ReportPart>
  )
}

function aboutPeople(people: TargetList['people']): string {
  const sum = people.reduce((total, { amount }) => total + amount, 0)
  return people.length === 0 ? 'nothing' : `${formatRupees(sum)}, ${lines(people.length)}`
}

function SumRow({ people }: Pick<TargetList, 'people'>) {
  const sum = (of: (one: TargetList['people'][number]) => number) =>
    people.reduce((total, one) => total + of(one), 0)
  const amount = sum((one) => one.amount)
  const target = sum((one) => one.target ?? 0)
  return (
    <tfoot>
      <tr>
        <th scope="row">All</th>
        <td data-label="Booked">{sum(({ booked }) => booked)}</td>
        <td data-label="Amount">{formatRupees(amount)}</td>
        <td data-label="Target">{target === 0 ? '–' : formatRupees(target)}</td>
        <td data-label="Reached">{target === 0 ? '–' : share(amount, target)}</td>
      </tr>
    </tfoot>
  )
}
