import { toPartialRecord } from '../../src/catalogue/client-record.ts'
import type { StaffPackage } from '../../src/contract/package-edit.ts'

/** The client's record of a package in any state, with what staff need to edit it. */
export function staffRecord({ id, state, version, fields }: StaffPackage) {
  return { ...toPartialRecord({ ...fields, key: id }), state, version }
}
