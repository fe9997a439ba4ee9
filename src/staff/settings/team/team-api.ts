import * as v from 'valibot'
import type { ShiftChange } from '../../../contract/office.ts'
import {
  type InviteLink,
  InviteLinkSchema,
  type NewInvite,
  type Team,
  type TeamChange,
  TeamSchema,
} from '../../../contract/team.ts'
import { request } from '../../ui/staff-api.ts'

export async function readTeam(): Promise<Team> {
  return v.parse(TeamSchema, await request('GET', '/api/team'))
}

export async function changeMember(id: string, change: TeamChange): Promise<void> {
  await request('PATCH', memberPath(id), change)
}

/** Creates a one-time invitation link. */
export async function invite(who: NewInvite): Promise<InviteLink> {
  return v.parse(InviteLinkSchema, await request('POST', '/api/team/invites', who))
}

/** Creates a one-time recovery link for a colleague who lost the password or the phone. */
export async function createSignInLink(id: string): Promise<InviteLink> {
  return v.parse(InviteLinkSchema, await request('POST', `${memberPath(id)}/reset`, {}))
}

export async function withdrawInvite(id: string): Promise<void> {
  await request('DELETE', `/api/team/invites/${encodeURIComponent(id)}`)
}

export async function saveShift(id: string, shift: ShiftChange): Promise<void> {
  await request('PUT', `${memberPath(id)}/shift`, shift)
}

function memberPath(id: string): `/api/team/${string}` {
  return `/api/team/${encodeURIComponent(id)}`
}
