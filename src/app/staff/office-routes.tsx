import { createRoute, lazyRouteComponent, useRouter } from '@tanstack/react-router'
import { readPasskeys } from '../../features/staff/door-api.ts'
import { readMembers } from '../../features/staff/lead-api.ts'
import { readDecision, readNumbers } from '../../features/staff/office-api.ts'
import { readSessions, readTeam } from '../../features/staff/team-api.ts'
import { currentStaff, desk } from './desk-route.tsx'
import { destinationNames } from './destination-names.ts'
import { settings } from './settings-frame-route.tsx'

/** What changes under one's hands is read anew each time, and not kept. */
const always = { shouldReload: true, gcTime: 0 }

const NumbersPage = lazyRouteComponent(() => import('../../features/staff/numbers-page.tsx'), 'NumbersPage')

type Period = { from?: string; to?: string }
const DAY = /^\d{4}-\d{2}-\d{2}$/

const numbers = createRoute({
  getParentRoute: () => desk,
  path: '/admin/numbers',
  validateSearch: ({ from, to }: Record<string, unknown>): Period => ({
    ...(typeof from === 'string' && DAY.test(from) && { from }),
    ...(typeof to === 'string' && DAY.test(to) && { to }),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [figures, members] = await Promise.all([readNumbers(deps), readMembers()])
    return { figures, members }
  },
  ...always,
  component: () => {
    const { figures, members } = numbers.useLoaderData()
    const router = useRouter()
    return (
      <NumbersPage
        numbers={figures}
        me={currentStaff()}
        members={members}
        onPeriod={(period) => router.history.push(`/admin/numbers?${new URLSearchParams(period)}`)}
      />
    )
  },
})

const AssignmentPage = lazyRouteComponent(
  () => import('../../features/staff/assignment-page.tsx'),
  'AssignmentPage',
)

const assignment = createRoute({
  getParentRoute: () => settings,
  path: 'assignment',
  loader: async () => {
    const [team, clock, rules, places] = await Promise.all([
      readTeam(),
      readDecision('clock'),
      readDecision('assignment'),
      destinationNames(),
    ])
    return { members: team.members, clock, rules, places }
  },
  ...always,
  component: () => {
    const { members, clock, rules, places } = assignment.useLoaderData()
    const router = useRouter()
    return (
      <AssignmentPage
        me={currentStaff()}
        members={members}
        places={places}
        clock={clock}
        assignment={rules}
        reload={() => router.invalidate()}
      />
    )
  },
})

const TeamPage = lazyRouteComponent(() => import('../../features/staff/team-page.tsx'), 'TeamPage')

const team = createRoute({
  getParentRoute: () => settings,
  path: 'team',
  loader: async () => {
    const [members, clock] = await Promise.all([readTeam(), readDecision('clock')])
    return { members, hours: clock.value.hours }
  },
  ...always,
  component: () => {
    const { members, hours } = team.useLoaderData()
    const router = useRouter()
    return (
      <TeamPage me={currentStaff()} team={members} officeHours={hours} reload={() => router.invalidate()} />
    )
  },
})

const SecurityPage = lazyRouteComponent(
  () => import('../../features/staff/security-page.tsx'),
  'SecurityPage',
)

const security = createRoute({
  getParentRoute: () => settings,
  path: 'security',
  loader: async () => {
    const [{ members }, passkeys, sessions] = await Promise.all([readTeam(), readPasskeys(), readSessions()])
    const me = currentStaff()
    return { secondStep: members.some(({ id, twoFactor }) => id === me.id && twoFactor), passkeys, sessions }
  },
  ...always,
  component: () => {
    const { secondStep, passkeys, sessions } = security.useLoaderData()
    const router = useRouter()
    return (
      <SecurityPage
        me={currentStaff()}
        secondStep={secondStep}
        passkeys={passkeys}
        sessions={sessions}
        reload={() => router.invalidate()}
      />
    )
  },
})

const PrivacyPage = lazyRouteComponent(() => import('../../features/staff/privacy-page.tsx'), 'PrivacyPage')

const privacy = createRoute({
  getParentRoute: () => settings,
  path: 'privacy',
  loader: () => readDecision('retention'),
  ...always,
  component: () => {
    const router = useRouter()
    return <PrivacyPage retention={privacy.useLoaderData()} reload={() => router.invalidate()} />
  },
})

const AuditPage = lazyRouteComponent(() => import('../../features/staff/audit-page.tsx'), 'AuditPage')

const audit = createRoute({
  getParentRoute: () => settings,
  path: 'audit',
  loader: () => readMembers(),
  ...always,
  component: () => <AuditPage members={audit.useLoaderData()} />,
})

/** The figures, beside the inbox. */
export const officeRoutes = [numbers]

/** The office's rooms of the settings. */
export const officeRooms = [assignment, team, security, privacy, audit]
