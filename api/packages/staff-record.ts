import { toPartialRecord } from '../../src/catalogue/legacy-record.ts'
import type { StaffPackage } from '../../src/contract/package-edit.ts'

/** The legacy record of a package in any state, with the fields that staff need to edit it. */
export function staffRecord({ id, state, version, fields }: StaffPackage) {
  return { ...toPartialRecord({ ...fields, key: id }), state, version }
}
