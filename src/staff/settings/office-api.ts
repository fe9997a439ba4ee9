import * as v from 'valibot'
import {
  OFFICE_SETTINGS,
  type OfficeSetting,
  type OfficeSettingName,
  type OfficeSettingValue,
} from '../../contract/office.ts'
import { request } from '../ui/staff-api.ts'

/** An office setting with its version, which is sent back with a change. */
export async function readOfficeSetting<Name extends OfficeSettingName>(
  name: Name,
): Promise<OfficeSetting<Name>> {
  return asAnswer(name, await request('GET', `/api/office/${name}`))
}

/** Saves an office setting; answers 409 when a colleague changed it meanwhile. */
export async function saveOfficeSetting<Name extends OfficeSettingName>(
  name: Name,
  { value, version }: OfficeSetting<Name>,
): Promise<OfficeSetting<Name>> {
  return asAnswer(name, await request('PUT', `/api/office/${name}`, { value, version }))
}

function asAnswer<Name extends OfficeSettingName>(name: Name, answer: unknown): OfficeSetting<Name> {
  const { value, version } = v.parse(v.object({ value: v.unknown(), version: v.number() }), answer)
  return { value: v.parse(OFFICE_SETTINGS[name], value) as OfficeSettingValue<Name>, version }
}
