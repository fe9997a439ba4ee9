import { formatTime } from '../../../contract/indian-time.ts'
import type { StaffMember } from '../../../contract/lead.ts'
import { formatPaise } from '../../../contract/paise.ts'
import type { DeskQuotation } from '../../../contract/quotation-desk.ts'
import { longDay } from '../../../contract/travel-date.ts'
import { DisclosureSummary } from '../../ui/form-layout.ts'
import { memberName } from '../../ui/member-names.ts'
import { Note, Row, Rows, RowText, RowTitle, SmallText } from '../../ui/rows.ts'
import styles from './quotation-form.module.css'
import { ANSWER_TEXTS, REFUSAL_TEXTS } from './quotation-text.ts'

/** What the traveller answered, newest first. */
export function Answers({ quotation }: { quotation: DeskQuotation }) {
  if (quotation.answers.length === 0) return <Note>No answer yet.</Note>
  return (
    <Rows>
      {quotation.answers.toReversed().map(({ version, answer, text, receivedAt, refusal }) => (
        <Row key={`${version} ${receivedAt}`}>
          <RowText>
            <RowTitle>
              {ANSWER_TEXTS[answer]}, version {version}
            </RowTitle>
            {text && <span className={styles.words}>“{text}”</span>}
            {refusal && <span>{REFUSAL_TEXTS[refusal] ?? 'It does not count.'}</span>}
            <SmallText>
              <time dateTime={receivedAt}>{formatTime(receivedAt)}</time>
            </SmallText>
          </RowText>
        </Row>
      ))}
    </Rows>
  )
}

/** The versions a link was made for, newest first, each with what changed. */
export function Versions({
  quotation,
  members,
}: {
  quotation: DeskQuotation
  members: readonly StaffMember[]
}) {
  if (quotation.versions.length === 0) return <Note>No version yet: it is made with its link.</Note>
  return (
    <Rows>
      {quotation.versions
        .toReversed()
        .map(
          ({
            version,
            toUsPaise,
            sentAt,
            sentBy,
            firstOpenedAt,
            confirmedAt,
            confirmedBy,
            takenBack,
            changes,
            quotation: sent,
          }) => (
            <Row key={version}>
              <RowText>
                <RowTitle>
                  Version {version}, {formatPaise(toUsPaise)}
                </RowTitle>
                <SmallText>
                  Made {formatTime(sentAt)} by {memberName(members, sentBy)}; valid until{' '}
                  {longDay(sent.validUntil)}
                </SmallText>
                <SmallText>
                  {firstOpenedAt ? `First opened ${formatTime(firstOpenedAt)}` : 'Not opened yet'}
                </SmallText>
                {confirmedAt && (
                  <SmallText>
                    Booking confirmed {formatTime(confirmedAt)} by {memberName(members, confirmedBy)}
                  </SmallText>
                )}
                {takenBack && (
                  <SmallText>
                    Confirmation taken back {formatTime(takenBack.at)} by {memberName(members, takenBack.by)}:{' '}
                    {takenBack.reason}
                  </SmallText>
                )}
                {changes.length > 0 && (
                  <details>
                    <DisclosureSummary>What changed</DisclosureSummary>
                    <ul>
                      {changes.map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </RowText>
            </Row>
          ),
        )}
    </Rows>
  )
}

/** How often the links were opened, and which still work. */
export function Links({ quotation, members }: { quotation: DeskQuotation; members: readonly StaffMember[] }) {
  if (quotation.links.length === 0) return null
  return (
    <Rows>
      {quotation.links
        .toReversed()
        .map(({ createdAt, createdBy, expiresAt, revokedAt, opens, lastOpenedAt }) => (
          <Row key={createdAt}>
            <RowText>
              <span>
                Made {formatTime(createdAt)} by {memberName(members, createdBy)}
              </span>
              <SmallText>
                {opens === 0 ? 'Not opened' : `Opened ${opens === 1 ? 'once' : `${opens} times`}`}
                {lastOpenedAt && `, last ${formatTime(lastOpenedAt)}`}.{' '}
                {revokedAt ? `Revoked ${formatTime(revokedAt)}.` : `Works until ${formatTime(expiresAt)}.`}
              </SmallText>
            </RowText>
          </Row>
        ))}
    </Rows>
  )
}
