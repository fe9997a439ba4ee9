import * as v from 'valibot'
import {
  type InviteLink,
  InviteLinkSchema,
  type NewInvite,
  type StaffSession,
  StaffSessionsSchema,
  type Team,
  type TeamChange,
  TeamSchema,
} from '../../contract/team.ts'
import { request } from '../ui/staff-api.ts'

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

/** Accepts an invitation link; returns the e-mail address to sign in with. */
export async function join(token: string, name: string, password: string): Promise<string> {
  const answer = await request('POST', '/api/join', { token, name, password })
  return v.parse(v.object({ email: v.string() }), answer).email
}

/** The user's sessions on all devices. */
export async function readSessions(): Promise<StaffSession[]> {
  return v.parse(StaffSessionsSchema, await request('GET', '/api/sessions')).sessions
}

export async function endSession(id: string): Promise<void> {
  await request('DELETE', `/api/sessions/${encodeURIComponent(id)}`)
}

function memberPath(id: string): `/api/team/${string}` {
  return `/api/team/${encodeURIComponent(id)}`
}
