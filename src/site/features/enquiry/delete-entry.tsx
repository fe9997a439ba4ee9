import { useState } from 'react'
import { enquiriesText } from '../../../language/enquiries.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'

type DeleteEntryProps = {
  /** The question's short form, and the question. */
  title: string
  question: string
  onDelete: () => void
}

/** Deletes an entry of the outbox from this device, after a question. */
export function DeleteEntry({ title, question, onDelete }: DeleteEntryProps) {
  const t = enquiriesText()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" variant="plain" onClick={() => setAsking(true)}>
        <Icon name="trash" /> {t.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        question={question}
        yes={t.delete}
        no={t.keepIt}
        dangerous
        onAnswer={(yes) => {
          setAsking(false)
          if (yes) onDelete()
        }}
      />
    </>
  )
}
