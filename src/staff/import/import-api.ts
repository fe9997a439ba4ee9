import * as v from 'valibot'
import {
  ImportResultSchema,
  type ImportRow,
  MAX_ROWS_AT_ONCE,
  type RowResult,
} from '../../contract/lead-import.ts'
import { request } from '../ui/staff-api.ts'

/** Largest request, characters; well below the server's limit in bytes for any text. */
const MAX_REQUEST_LENGTH = 400_000

/**
 * Sends rows some at a time, either to check or to store them, and reports each part when the server has answered. Stops at
 * the first failure, which it throws.
 */
export async function sendRows(
  action: 'check' | 'import',
  { source, rows }: { source: string; rows: readonly ImportRow[] },
  onResult: (results: RowResult[]) => void,
): Promise<void> {
  const path = action === 'check' ? '/api/lead-imports/check' : '/api/lead-imports'
  for (const part of parts(rows)) {
    const answer = await request('POST', path, { source, rows: part })
    onResult(v.parse(ImportResultSchema, answer).rows)
  }
}

function parts(rows: readonly ImportRow[]): ImportRow[][] {
  const all: ImportRow[][] = []
  let length = MAX_REQUEST_LENGTH
  for (const row of rows) {
    const size = JSON.stringify(row).length
    const last = all.at(-1)
    if (last && last.length < MAX_ROWS_AT_ONCE && length + size < MAX_REQUEST_LENGTH) {
      last.push(row)
      length += size
    } else {
      all.push([row])
      length = size
    }
  }
  return all
}
