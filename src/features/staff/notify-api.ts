import * as v from 'valibot'
import {
  type Channel,
  type DeliveryList,
  DeliveryListSchema,
  type DeliveryState,
  type MyNotices,
  type NewDevice,
  type NotifyChoices,
  type NotifyOverview,
  NotifyOverviewSchema,
} from '../../contract/notify.ts'
import { request } from './staff-api.ts'

/** Who is told and how: one's own choices, and the office's for those who run it. */
export async function readNotify(): Promise<NotifyOverview> {
  return v.parse(NotifyOverviewSchema, await request('GET', '/api/notify'))
}

export async function chooseMine(mine: MyNotices): Promise<NotifyOverview> {
  return v.parse(NotifyOverviewSchema, await request('PUT', '/api/notify/mine', mine))
}

/** Keeps the owner's choices; also starts a channel again that its receiver stopped. */
export async function chooseForOffice(choices: NotifyChoices): Promise<NotifyOverview> {
  return v.parse(NotifyOverviewSchema, await request('PUT', '/api/notify/choices', choices))
}

export async function addDevice(device: NewDevice): Promise<void> {
  await request('POST', '/api/notify/devices', device)
}

export async function removeDevice(id: string): Promise<void> {
  await request('DELETE', `/api/notify/devices/${encodeURIComponent(id)}`)
}

/** Has a test message sent; what became of it shows among the deliveries. */
export async function testDevice(id: string): Promise<void> {
  await request('POST', `/api/notify/devices/${encodeURIComponent(id)}/test`, {})
}

export async function testChannel(channel: Channel): Promise<void> {
  await request('POST', `/api/notify/channels/${channel}/test`, {})
}

export type DeliveryFilter = { state?: DeliveryState; channel?: Channel; cursor?: string }

/** A page of what was sent, newest first. */
export async function readDeliveries(filter: DeliveryFilter = {}): Promise<DeliveryList> {
  return v.parse(
    DeliveryListSchema,
    await request('GET', `/api/notify/deliveries?${new URLSearchParams(filter)}`),
  )
}

/** Sends one message again, under its old id. */
export async function sendAgain(id: string): Promise<void> {
  await request('POST', `/api/notify/deliveries/${encodeURIComponent(id)}/again`, {})
}

/** Sends all messages of a channel again that were given up. */
export async function sendFailedAgain(channel: Channel): Promise<void> {
  await request('POST', `/api/notify/channels/${channel}/again`, {})
}
