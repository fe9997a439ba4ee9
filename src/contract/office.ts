import * as v from 'valibot'

const clockTime = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Please give a time as hh:mm.'),
)

/** When a day's work begins and ends, in India. */
export const WorkingDaySchema = v.pipe(
  v.object({ from: clockTime, to: clockTime }),
  v.check(({ from, to }) => from < to, 'A day’s work must end after it begins.'),
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

/** How soon the first answer is due. */
export const ClockSchema = v.object({
  /** Minutes of the office's working time; null switches the clock off. */
  targetMinutes: v.nullable(
    v.pipe(
      v.number('Please give the minutes.'),
      v.integer('Please give whole minutes.'),
      v.minValue(5, 'Please give at least 5 minutes.'),
      v.maxValue(2880, 'Please give at most 2880 minutes.'),
    ),
  ),
  hours: WorkingHoursSchema,
})
export type Clock = v.InferOutput<typeof ClockSchema>

/** Who gets the leads of some destinations. */
export const AssignmentRuleSchema = v.object({
  destinations: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
    v.minLength(1, 'Please choose a destination for each rule.'),
    v.maxLength(100),
  ),
  members: v.pipe(memberIds, v.minLength(1, 'Please choose somebody for each rule.')),
})
export type AssignmentRule = v.InferOutput<typeof AssignmentRuleSchema>

/** The first rule that names a lead's destination decides; what no rule names goes to `others`, and to nobody when that is empty. */
export const AssignmentSchema = v.object({
  rules: v.pipe(v.array(AssignmentRuleSchema), v.maxLength(50)),
  others: memberIds,
})
export type Assignment = v.InferOutput<typeof AssignmentSchema>

/** How long leads are kept. */
export const RetentionSchema = v.object({
  /** Months after arrival; null keeps them until somebody erases them. */
  months: v.nullable(
    v.pipe(
      v.number('Please give the months.'),
      v.integer('Please give whole months.'),
      v.minValue(1, 'Please give at least one month.'),
      v.maxValue(240, 'Please give at most 240 months.'),
    ),
  ),
  /** Also those neither booked nor lost. */
  openToo: v.boolean(),
})
export type Retention = v.InferOutput<typeof RetentionSchema>

/** The office's decisions, by name; each is read and written whole at `/api/office/{name}`. */
export const OFFICE_DECISIONS = {
  clock: ClockSchema,
  assignment: AssignmentSchema,
  retention: RetentionSchema,
} as const
export type OfficeDecision = keyof typeof OFFICE_DECISIONS
export type OfficeValue<Name extends OfficeDecision> = v.InferOutput<(typeof OFFICE_DECISIONS)[Name]>

const workday = { from: '10:00', to: '19:00' }

/** What holds until somebody decides otherwise: a first answer within half an hour of a shop's usual day, and nothing else. */
export const OFFICE_DEFAULTS: { [Name in OfficeDecision]: OfficeValue<Name> } = {
  clock: { targetMinutes: 30, hours: [workday, workday, workday, workday, workday, workday, null] },
  assignment: { rules: [], others: [] },
  retention: { months: null, openToo: false },
}

/** One's own working hours, or a colleague's. */
export const ShiftSchema = v.object({
  /** Null where the office's hours hold. */
  hours: v.nullable(WorkingHoursSchema),
  /** On leave: no lead is given to them. */
  away: v.boolean(),
})
export type Shift = v.InferOutput<typeof ShiftSchema>

/** `GET /api/office/{name}` and the answer to a save; send `version` back with it to be told of a save in between. */
export type OfficeAnswer<Name extends OfficeDecision> = { value: OfficeValue<Name>; version: number }
