import { useState } from 'react'
import type { DeskLead } from '../../contract/lead-work.ts'
import type { DraftPlace } from '../drafts/drafts.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { leadAsSeen, seenOf } from './lead-as-seen.ts'

/** A draft of what a lead has, with the lead as it was when the form was opened, or when the text was begun at an earlier visit. */
export function useLeadDraft(
  { userId, lead, field }: Pick<DraftPlace, 'userId' | 'field'> & { lead: DeskLead },
  saved = '',
) {
  const draft = useDraft({ userId, leadId: lead.id, field }, saved, seenOf(lead))
  const [opened, setOpened] = useState<DeskLead | undefined>(() => leadAsSeen(lead, draft.seen))
  const [hasRest, setHasRest] = useState(false)
  return {
    ...draft,
    /** What a change that is made of the text is based on. */
    opened: opened ?? lead,
    /** Whether the text is not saved and not of this moment: it came from an earlier visit, or was typed during the last saving. */
    isKept: (draft.restored || hasRest) && !draft.isLost && draft.text !== saved,
    type: (text: string) => {
      setOpened((before) => before ?? lead)
      draft.type(text)
    },
    /** After `sent` was saved: whether nothing was typed meanwhile. The own change is no colleague's. */
    settle: (sent: string): boolean => {
      const isDone = draft.settle(sent)
      setOpened(undefined)
      setHasRest(!isDone)
      return isDone
    },
  }
}
