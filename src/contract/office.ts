import * as v from 'valibot'
import { isIsoDate } from './travel-date.ts'

const clockTime = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Please give a time as hh:mm.'),
)

/** Start and end of a working day in Indian time. */
export const WorkingDaySchema = v.pipe(
  v.object({ from: clockTime, to: clockTime }),
  v.check(({ from, to }) => from < to, 'The end of a working day must be after its start.'),
)
export type WorkingDay = v.InferOutput<typeof WorkingDaySchema>

/** Monday to Sunday; null is a day off. */
export const WorkingHoursSchema = v.pipe(
  v.array(v.nullable(WorkingDaySchema)),
  v.length(7, 'A week has seven days.'),
)
export type WorkingHours = v.InferOutput<typeof WorkingHoursSchema>

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const memberIds = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(100))

/** A day on which the office is closed, in spite of the weekly hours. */
const HolidaySchema = v.object({
  day: v.pipe(v.string(), v.check(isIsoDate, 'Please choose the day of each holiday.')),
  name: v.pipe(v.string(), v.trim(), v.maxLength(60, 'This name is too long.')),
})
export type Holiday = v.InferOutput<typeof HolidaySchema>

/** How soon the first response is due. */
export const ResponseTargetSchema = v.object({
  /** Minutes of the office's working time; null: no target. */
  targetMinutes: v.nullable(
    v.pipe(
      v.number('Please give the minutes.'),
      v.integer('Please give whole minutes.'),
      v.minValue(5, 'Please give at least 5 minutes.'),
      v.maxValue(2880, 'Please give at most 2880 minutes.'),
    ),
  ),
  hours: WorkingHoursSchema,
  /** Each day once. */
  holidays: v.optional(
    v.pipe(
      v.array(HolidaySchema),
      v.maxLength(200, 'At most 200 holidays are allowed.'),
      v.check((all) => new Set(all.map(({ day }) => day)).size === all.length, 'A day is listed twice.'),
    ),
    [],
  ),
})
export type ResponseTarget = v.InferOutput<typeof ResponseTargetSchema>

/** The people to whom the leads of some destinations are assigned. */
export const AssignmentRuleSchema = v.object({
  destinations: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
    v.minLength(1, 'Please choose a destination for each rule.'),
    v.maxLength(100),
  ),
  members: v.pipe(memberIds, v.minLength(1, 'Please choose at least one person for each rule.')),
})
export type AssignmentRule = v.InferOutput<typeof AssignmentRuleSchema>

/** The first rule with a lead's destination applies; other leads go to `others`. With no members, leads stay unassigned. */
export const AssignmentSchema = v.object({
  rules: v.pipe(v.array(AssignmentRuleSchema), v.maxLength(50)),
  others: memberIds,
})
export type Assignment = v.InferOutput<typeof AssignmentSchema>

/** How long leads are kept. */
export const RetentionSchema = v.object({
  /** Months after arrival; null keeps leads without limit. */
  months: v.nullable(
    v.pipe(
      v.number('Please give the months.'),
      v.integer('Please give whole months.'),
      v.minValue(1, 'Please give at least one month.'),
      v.maxValue(240, 'Please give at most 240 months.'),
    ),
  ),
  /** Whether open leads (neither booked nor lost) expire too. */
  openToo: v.boolean(),
})
export type Retention = v.InferOutput<typeof RetentionSchema>

/** Whether managers and owners need two-factor authentication or a passkey. */
export const TwoFactorRuleSchema = v.object({ required: v.boolean('Please say yes or no.') })
export type TwoFactorRule = v.InferOutput<typeof TwoFactorRuleSchema>

/** Whether travellers get a mail when their enquiry arrives. */
export const AcknowledgementSchema = v.object({ on: v.boolean('Please say yes or no.') })
export type Acknowledgement = v.InferOutput<typeof AcknowledgementSchema>

/** The office settings by name; each is read and saved as a whole at `/api/office/{name}`. */
export const OFFICE_SETTINGS = {
  'response-target': ResponseTargetSchema,
  assignment: AssignmentSchema,
  retention: RetentionSchema,
  'two-factor': TwoFactorRuleSchema,
  acknowledgement: AcknowledgementSchema,
} as const
export type OfficeSettingName = keyof typeof OFFICE_SETTINGS
export type OfficeSettingValue<Name extends OfficeSettingName> = v.InferOutput<(typeof OFFICE_SETTINGS)[Name]>

const workday = { from: '10:00', to: '19:00' }

/** The defaults: a first response within 30 minutes of usual business hours, and nothing else. */
export const OFFICE_DEFAULTS: { [Name in OfficeSettingName]: OfficeSettingValue<Name> } = {
  'response-target': {
    targetMinutes: 30,
    hours: [workday, workday, workday, workday, workday, workday, null],
    holidays: [],
  },
  assignment: { rules: [], others: [] },
  retention: { months: null, openToo: false },
  'two-factor': { required: false },
  acknowledgement: { on: false },
}

/** The working hours and leave of a member of staff. */
export const ShiftSchema = v.object({
  /** Null where the office's hours apply. */
  hours: v.nullable(WorkingHoursSchema),
  /** On leave: no lead is assigned to them. */
  away: v.boolean(),
})
export type Shift = v.InferOutput<typeof ShiftSchema>

/** A change of them: what is left out stays as it is, also where a colleague changed it meanwhile. */
export const ShiftChangeSchema = v.object({
  ...v.partial(ShiftSchema).entries,
  /** The hours in place of which these were typed; where there are others now, nothing is saved. */
  before: v.optional(v.nullable(WorkingHoursSchema)),
})
export type ShiftChange = v.InferOutput<typeof ShiftChangeSchema>

/** `GET` and `PUT /api/office/{name}`; a save with an outdated `version` is answered with 409. */
export type OfficeSetting<Name extends OfficeSettingName> = {
  value: OfficeSettingValue<Name>
  version: number
}
