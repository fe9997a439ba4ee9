import { useState } from 'react'
import * as v from 'valibot'
import { newId } from '../../outbox/new-id.ts'
import { parseStored } from '../../state/web-storage.ts'
import {
  type DraftPlace,
  keepDraft,
  NEW_LEAD,
  readDraft,
  useFailureUntilClosed,
  useKeepingFails,
} from '../drafts/drafts.ts'
import { NEW_LEAD_FIELDS, type NewLeadField, type NewLeadValues, NO_VALUES } from './new-lead-values.ts'

const KeptSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  values: v.record(v.picklist(NEW_LEAD_FIELDS), v.string()),
})
type NewLead = { id: string; values: NewLeadValues }

/**
 * The lead that is being written down, kept on this device until it is added. Its id is kept with it, so that sending it again
 * after a reload cannot add it twice.
 */
export function useNewLead(userId: string) {
  const place: DraftPlace = { userId, leadId: NEW_LEAD, field: 'new-lead' }
  const [kept] = useState(() => restore(place))
  const [lead, setLead] = useState<NewLead>(kept ?? empty)
  const isLost = useKeepingFails()
  useFailureUntilClosed(place)
  const change = (next: NewLead) => {
    setLead(next)
    keepDraft(place, isEmpty(next) ? '' : JSON.stringify(next))
  }
  return {
    ...lead,
    isEmpty: isEmpty(lead),
    /** Whether the values came from an earlier visit, and are kept. */
    restored: kept !== undefined && kept.id === lead.id && !isLost,
    type: (field: NewLeadField, value: string) =>
      change({ ...lead, values: { ...lead.values, [field]: value } }),
    /** Empties the form. */
    restart: () => change(empty()),
    /** Makes what is typed a lead of its own; returns its id. */
    detach: (): string => {
      const id = newId()
      change({ ...lead, id })
      return id
    },
    /** Removes the draft after the lead was added, unless another one is being written in another tab. */
    added: (id: string) => {
      if (restore(place)?.id === id) keepDraft(place, '')
    },
  }
}

function empty(): NewLead {
  return { id: newId(), values: NO_VALUES }
}

function isEmpty({ values }: NewLead): boolean {
  return Object.values(values).every((value) => value.trim() === '')
}

function restore(place: DraftPlace): NewLead | undefined {
  const text = readDraft(place)
  const parsed = v.safeParse(KeptSchema, text ? parseStored(text) : undefined)
  return parsed.success
    ? { id: parsed.output.id, values: { ...NO_VALUES, ...parsed.output.values } }
    : undefined
}
