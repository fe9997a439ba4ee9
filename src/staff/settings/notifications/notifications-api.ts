import * as v from 'valibot'
import {
  type Channel,
  type DeliveryList,
  DeliveryListSchema,
  type DeliveryState,
  type NewDevice,
  type NotifyOverview,
  NotifyOverviewSchema,
  type NotifyPreferencesChange,
  type OwnNotifyPreferences,
} from '../../../contract/notify.ts'
import { request } from '../../ui/staff-api.ts'

/** The user's own notification preferences, and the office's for its owner. */
export async function readNotifications(): Promise<NotifyOverview> {
  return v.parse(NotifyOverviewSchema, await request('GET', '/api/notify'))
}

export async function saveMyPreferences(mine: OwnNotifyPreferences): Promise<NotifyOverview> {
  return v.parse(NotifyOverviewSchema, await request('PUT', '/api/notify/mine', mine))
}

/** Saves what the owner changed; that of the webhook also restarts one that its receiver stopped. */
export async function saveOfficePreferences(preferences: NotifyPreferencesChange): Promise<NotifyOverview> {
  return v.parse(NotifyOverviewSchema, await request('PUT', '/api/notify/preferences', preferences))
}

export async function addDevice(device: NewDevice): Promise<void> {
  await request('POST', '/api/notify/devices', device)
}

export async function removeDevice(id: string): Promise<void> {
  await request('DELETE', `/api/notify/devices/${encodeURIComponent(id)}`)
}

/** Sends a test message; its status shows among the deliveries. */
export async function testDevice(id: string): Promise<void> {
  await request('POST', `/api/notify/devices/${encodeURIComponent(id)}/test`, {})
}

export async function testChannel(channel: Channel): Promise<void> {
  await request('POST', `/api/notify/channels/${channel}/test`, {})
}

export type DeliveryFilter = { state?: DeliveryState; channel?: Channel; cursor?: string }

/** A page of deliveries, newest first. */
export async function readDeliveries(filter: DeliveryFilter = {}): Promise<DeliveryList> {
  return v.parse(
    DeliveryListSchema,
    await request('GET', `/api/notify/deliveries?${new URLSearchParams(filter)}`),
  )
}

/** Sends one message again with the same id. */
export async function sendAgain(id: string): Promise<void> {
  await request('POST', `/api/notify/deliveries/${encodeURIComponent(id)}/again`, {})
}

/** Sends all failed messages of a channel again. */
export async function sendFailedAgain(channel: Channel): Promise<void> {
  await request('POST', `/api/notify/channels/${channel}/again`, {})
}
