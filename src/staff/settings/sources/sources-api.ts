import * as v from 'valibot'
import {
  type NewSecret,
  NewSecretSchema,
  type NewSource,
  type SourceList,
  SourceListSchema,
} from '../../../contract/inbound-source.ts'
import { request } from '../../ui/staff-api.ts'

const SOURCES = '/api/inbound-sources'

/** The sources of leads from elsewhere. */
export async function readSources(): Promise<SourceList> {
  return v.parse(SourceListSchema, await request('GET', SOURCES))
}

/** Adds a source; its secret is in this answer only. */
export async function addSource(source: NewSource): Promise<NewSecret> {
  return v.parse(NewSecretSchema, await request('POST', SOURCES, source))
}

/** Makes a new secret, which is in this answer only; the former one is valid for one more day. */
export async function rotateSecret(slug: string): Promise<NewSecret> {
  return v.parse(NewSecretSchema, await request('POST', `${path(slug)}/secrets`, {}))
}

export async function revokeSecret(slug: string, id: string): Promise<void> {
  await request('DELETE', `${path(slug)}/secrets/${encodeURIComponent(id)}`)
}

export async function removeSource(slug: string): Promise<void> {
  await request('DELETE', path(slug))
}

function path(slug: string): `/api/inbound-sources/${string}` {
  return `${SOURCES}/${encodeURIComponent(slug)}`
}
