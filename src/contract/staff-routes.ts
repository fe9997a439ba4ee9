import type { StaffRole } from './lead.ts'

/**
 * Every address of the staff API, with the lowest role it answers. The desk's requests are typed by this table, and tests compare it
 * with the routes of the server.
 */
export const STAFF_ROUTES = [
  ['GET', '/api/leads', 'agent'],
  ['POST', '/api/leads', 'agent'],
  ['GET', '/api/leads/:lead', 'agent'],
  ['PATCH', '/api/leads/:lead', 'agent'],
  ['POST', '/api/leads/:lead/notes', 'agent'],
  ['DELETE', '/api/leads/:lead', 'owner'],
  ['GET', '/api/leads/stream', 'agent'],
  ['GET', '/api/leads.csv', 'manager'],
  ['POST', '/api/leads.csv', 'manager'],
  ['POST', '/api/lead-search', 'agent'],
  ['POST', '/api/leads/:lead/contacts', 'agent'],
  ['POST', '/api/leads/:lead/call-outcomes', 'agent'],
  ['POST', '/api/leads/:lead/take', 'agent'],
  ['POST', '/api/leads/:lead/merge', 'agent'],
  ['DELETE', '/api/leads/:lead/merge', 'agent'],
  ['POST', '/api/leads/:lead/presence', 'agent'],
  ['POST', '/api/leads/hand-over', 'manager'],
  ['POST', '/api/leads/bulk', 'agent'],
  ['POST', '/api/lead-imports/check', 'manager'],
  ['POST', '/api/lead-imports', 'manager'],
  ['GET', '/api/inbound-sources', 'owner'],
  ['POST', '/api/inbound-sources', 'owner'],
  ['POST', '/api/inbound-sources/:name/secrets', 'owner'],
  ['DELETE', '/api/inbound-sources/:name/secrets/:id', 'owner'],
  ['DELETE', '/api/inbound-sources/:name', 'owner'],
  ['GET', '/api/board', 'agent'],
  ['GET', '/api/today', 'agent'],
  ['GET', '/api/lead-views', 'agent'],
  ['PUT', '/api/lead-views', 'agent'],
  ['GET', '/api/lead-templates', 'agent'],
  ['POST', '/api/lead-templates', 'manager'],
  ['PUT', '/api/lead-templates/:template', 'manager'],
  ['DELETE', '/api/lead-templates/:template', 'manager'],
  ['GET', '/api/leads/:lead/quotations', 'agent'],
  ['POST', '/api/leads/:lead/quotations', 'agent'],
  ['GET', '/api/quotations', 'agent'],
  ['GET', '/api/quotation-sums', 'agent'],
  ['GET', '/api/quotations/:id', 'agent'],
  ['PUT', '/api/quotations/:id/draft', 'agent'],
  ['POST', '/api/quotations/:id/preview', 'agent'],
  ['POST', '/api/quotations/:id/send', 'agent'],
  ['POST', '/api/quotations/:id/links', 'agent'],
  ['DELETE', '/api/quotations/:id/links', 'agent'],
  ['POST', '/api/quotations/:id/withdraw', 'agent'],
  ['POST', '/api/quotations/:id/confirm', 'agent'],
  ['POST', '/api/quotations/:id/payments', 'agent'],
  ['DELETE', '/api/quotations/:id/payments/:payment', 'agent'],
  ['GET', '/api/staff', 'agent'],
  ['POST', '/api/staff', 'owner'],
  ['POST', '/api/packages', 'manager'],
  ['PUT', '/api/packages/:package', 'manager'],
  ['GET', '/api/staff/packages', 'agent'],
  ['GET', '/api/staff/packages/:package', 'agent'],
  ['POST', '/api/staff/packages/:package/duplicate', 'manager'],
  ['GET', '/api/staff/package-order/:destination', 'agent'],
  ['PUT', '/api/staff/package-order/:destination', 'manager'],
  ['GET', '/api/staff/pictures', 'agent'],
  ['GET', '/api/staff/price-changes', 'manager'],
  ['POST', '/api/staff/price-changes', 'manager'],
  ['POST', '/api/staff/price-changes/:id/undo', 'manager'],
  ['POST', '/api/staff/photos', 'manager'],
  ['POST', '/api/staff/photos/crop', 'manager'],
  ['GET', '/api/notify', 'agent'],
  ['PUT', '/api/notify/mine', 'agent'],
  ['PUT', '/api/notify/preferences', 'owner'],
  ['POST', '/api/notify/devices', 'agent'],
  ['PUT', '/api/notify/devices', 'agent'],
  ['DELETE', '/api/notify/devices/:id', 'agent'],
  ['POST', '/api/notify/devices/:id/test', 'agent'],
  ['POST', '/api/notify/channels/:channel/test', 'manager'],
  ['POST', '/api/notify/channels/:channel/again', 'manager'],
  ['GET', '/api/notify/deliveries', 'manager'],
  ['POST', '/api/notify/deliveries/:id/again', 'manager'],
  ['GET', '/api/team', 'agent'],
  ['PATCH', '/api/team/:id', 'owner'],
  ['PUT', '/api/team/:id/shift', 'agent'],
  ['POST', '/api/team/:id/reset', 'owner'],
  ['POST', '/api/team/invites', 'owner'],
  ['DELETE', '/api/team/invites/:id', 'owner'],
  ['GET', '/api/sessions', 'agent'],
  ['DELETE', '/api/sessions/:id', 'agent'],
  // Who may read and change each setting is in api/office/routes.ts.
  ['GET', '/api/office/:setting', 'agent'],
  ['PUT', '/api/office/:setting', 'agent'],
  ['GET', '/api/reports', 'agent'],
  ['GET', '/api/targets', 'agent'],
  ['PUT', '/api/targets', 'manager'],
  ['GET', '/api/audit', 'manager'],
  ['GET', '/api/system', 'owner'],
  ['POST', '/api/data-subjects', 'owner'],
  ['POST', '/api/data-subjects/erase', 'owner'],
] as const satisfies readonly (readonly [method: string, path: string, role: StaffRole])[]

type Route = (typeof STAFF_ROUTES)[number]
export type StaffMethod = Route[0]

/** The addresses of one method; a parameter stands for any text, and a query may follow. */
export type StaffAddress<Method extends StaffMethod> = WithQuery<
  WithText<Extract<Route, readonly [Method, string, StaffRole]>[1]>
>

/** Turns `/api/leads/:lead/notes` into `/api/leads/${string}/notes`. */
type WithText<Path extends string> = Path extends `${infer Start}/:${infer Rest}`
  ? Rest extends `${string}/${infer End}`
    ? `${Start}/${string}/${WithText<End>}`
    : `${Start}/${string}`
  : Path
type WithQuery<Path extends string> = Path | `${Path}?${string}`
