import { useState } from 'react'
import { newId } from '../../../outbox/new-id.ts'
import { StaffApiError } from '../../ui/staff-api.ts'

/**
 * The id of a request that the server does once. It is the same until its answer has arrived, a result or a refusal: a repetition
 * after a lost answer does nothing again.
 */
export function useRequestId() {
  const [requestId, setRequestId] = useState(newId)
  const forgetRequest = () => setRequestId(newId())
  return {
    once: async <Result>(send: (requestId: string) => Promise<Result>): Promise<Result> => {
      try {
        const result = await send(requestId)
        forgetRequest()
        return result
      } catch (error) {
        if (error instanceof StaffApiError && error.status === 409) forgetRequest()
        throw error
      }
    },
    /** The next request is another one. */
    forgetRequest,
  }
}
