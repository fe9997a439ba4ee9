import { useEffect, useState } from 'react'
import { describeAct, UNSENT_TEXTS } from '../../contract/desk-action-text.ts'
import { formatTime } from '../../contract/indian-time.ts'
import { unsentOfUser } from '../../outbox/desk-unsent.ts'
import { Note, Row, RowHeader, Rows } from '../ui/rows.ts'
import styles from './unsent-to-read.module.css'

type Unsent = Awaited<ReturnType<typeof unsentOfUser>>

/**
 * The user’s unconfirmed actions, read-only, for when the server cannot be asked who is signed in. Renders nothing while there
 * are none.
 */
export function UnsentToRead() {
  const [unsent, setUnsent] = useState<Unsent | 'unreadable'>([])
  useEffect(() => {
    unsentOfUser().then(setUnsent, () => setUnsent('unreadable'))
  }, [])
  if (unsent === 'unreadable') return <p>{UNSENT_TEXTS.unreadable}</p>
  if (unsent.length === 0) return null
  return (
    <section aria-labelledby="unsent" className={styles.unsent}>
      <h2 id="unsent">{UNSENT_TEXTS.heading(unsent.length)}</h2>
      <p>{UNSENT_TEXTS.about}</p>
      <Rows>
        {unsent.map(({ id, act, reference, at, refusal }) => (
          <Row key={id}>
            <RowHeader>
              <p>{describeAct(act)}</p>
              <Note>
                {reference} · {formatTime(at)}
              </Note>
              {refusal !== undefined && <p>{UNSENT_TEXTS.refused}</p>}
            </RowHeader>
          </Row>
        ))}
      </Rows>
    </section>
  )
}
