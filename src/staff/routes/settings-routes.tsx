import { createRoute, useRouter } from '@tanstack/react-router'
import { readPasskeys, readSessions } from '../auth/auth-api.ts'
import { readMembers, readTemplates } from '../lead/lead-api.ts'
import { readNotifications } from '../settings/notifications/notifications-api.ts'
import { NotificationsPage } from '../settings/notifications/notifications-page.tsx'
import { destinationNames } from '../settings/office/destination-names.ts'
import { readOfficeSetting } from '../settings/office-api.ts'
import { readSources } from '../settings/sources/sources-api.ts'
import { readSystemStatus } from '../settings/system/system-api.ts'
import { readTargets } from '../settings/targets/targets-api.ts'
import { readTeam } from '../settings/team/team-api.ts'
import { TemplatesPage } from '../settings/templates/templates-page.tsx'
import { currentStaff } from './desk-route.tsx'
import { lazyPage } from './lazy-page.ts'
import { settings } from './settings-frame-route.tsx'
import { staleIfError } from './stale-if-error.ts'

// Those that are loaded again after a save keep what they show, and what is said of the save, where the server cannot be reached.

/** Loaded again at each visit, and not cached. */
const always = { shouldReload: true, gcTime: 0 }

const notifications = createRoute({
  getParentRoute: () => settings,
  path: 'notifications',
  loader: staleIfError(async () => {
    const [overview, acknowledgement] = await Promise.all([
      readNotifications(),
      currentStaff().role === 'owner' ? readOfficeSetting('acknowledgement') : undefined,
    ])
    return { overview, acknowledgement }
  }),
  shouldReload: true,
  gcTime: 0,
  component: () => {
    const { overview, acknowledgement } = notifications.useLoaderData()
    const router = useRouter()
    return (
      <NotificationsPage
        staff={currentStaff()}
        overview={overview}
        acknowledgement={acknowledgement}
        reload={() => router.invalidate()}
      />
    )
  },
})

const templates = createRoute({
  getParentRoute: () => settings,
  path: 'templates',
  loader: () => readTemplates(),
  shouldReload: true,
  gcTime: 0,
  component: () => <TemplatesPage templates={templates.useLoaderData()} me={currentStaff()} />,
})

const AssignmentPage = lazyPage(() => import('../settings/office/assignment-page.tsx'), 'AssignmentPage')

const assignment = createRoute({
  getParentRoute: () => settings,
  path: 'assignment',
  loader: staleIfError(async () => {
    const [team, responseTarget, rules, places] = await Promise.all([
      readTeam(),
      readOfficeSetting('response-target'),
      readOfficeSetting('assignment'),
      destinationNames(),
    ])
    return { members: team.members, responseTarget, rules, places }
  }),
  ...always,
  component: () => {
    const { members, responseTarget, rules, places } = assignment.useLoaderData()
    const router = useRouter()
    return (
      <AssignmentPage
        me={currentStaff()}
        members={members}
        places={places}
        responseTarget={responseTarget}
        assignment={rules}
        reload={() => router.invalidate()}
      />
    )
  },
})

const TargetsPage = lazyPage(() => import('../settings/targets/targets-page.tsx'), 'TargetsPage')

const targets = createRoute({
  getParentRoute: () => settings,
  path: 'targets',
  loader: async () => {
    const [members, list] = await Promise.all([readMembers(), readTargets()])
    return { members, list }
  },
  ...always,
  component: () => <TargetsPage {...targets.useLoaderData()} userId={currentStaff().id} />,
})

const TeamPage = lazyPage(() => import('../settings/team/team-page.tsx'), 'TeamPage')

const team = createRoute({
  getParentRoute: () => settings,
  path: 'team',
  loader: staleIfError(async () => {
    const [members, clock, twoFactorRule] = await Promise.all([
      readTeam(),
      readOfficeSetting('response-target'),
      currentStaff().role === 'owner' ? readOfficeSetting('two-factor') : undefined,
    ])
    return { members, hours: clock.value.hours, twoFactorRule }
  }),
  ...always,
  component: () => {
    const { members, hours, twoFactorRule } = team.useLoaderData()
    const router = useRouter()
    return (
      <TeamPage
        me={currentStaff()}
        team={members}
        officeHours={hours}
        twoFactorRule={twoFactorRule}
        reload={() => router.invalidate()}
      />
    )
  },
})

const SecurityPage = lazyPage(() => import('../settings/security/security-page.tsx'), 'SecurityPage')

const security = createRoute({
  getParentRoute: () => settings,
  path: 'security',
  loader: staleIfError(async () => {
    const me = currentStaff()
    const [members, passkeys, sessions] = await Promise.all([
      // The team stays closed until two-factor authentication or a passkey is set up.
      me.lacksTwoFactor ? [] : readTeam().then((team) => team.members),
      readPasskeys(),
      readSessions(),
    ])
    return {
      isTwoFactorOn: members.some(({ id, twoFactor }) => id === me.id && twoFactor),
      passkeys,
      sessions,
      members,
    }
  }),
  ...always,
  component: () => {
    const { isTwoFactorOn, passkeys, sessions, members } = security.useLoaderData()
    const me = currentStaff()
    const router = useRouter()
    return (
      <SecurityPage
        me={me}
        mustSetUp={me.lacksTwoFactor}
        isTwoFactorOn={isTwoFactorOn}
        passkeys={passkeys}
        sessions={sessions}
        members={members}
        reload={() => router.invalidate()}
      />
    )
  },
})

const SourcesPage = lazyPage(() => import('../settings/sources/sources-page.tsx'), 'SourcesPage')

const sources = createRoute({
  getParentRoute: () => settings,
  path: 'sources',
  loader: staleIfError(() => readSources()),
  ...always,
  component: () => {
    const router = useRouter()
    return (
      <SourcesPage
        userId={currentStaff().id}
        list={sources.useLoaderData()}
        reload={() => router.invalidate()}
      />
    )
  },
})

const PrivacyPage = lazyPage(() => import('../settings/privacy/privacy-page.tsx'), 'PrivacyPage')

const privacy = createRoute({
  getParentRoute: () => settings,
  path: 'privacy',
  loader: staleIfError(() => readOfficeSetting('retention')),
  ...always,
  component: () => {
    const router = useRouter()
    return (
      <PrivacyPage
        userId={currentStaff().id}
        retention={privacy.useLoaderData()}
        reload={() => router.invalidate()}
      />
    )
  },
})

const AuditPage = lazyPage(() => import('../settings/audit/audit-page.tsx'), 'AuditPage')

const audit = createRoute({
  getParentRoute: () => settings,
  path: 'audit',
  loader: () => readMembers(),
  ...always,
  component: () => <AuditPage members={audit.useLoaderData()} />,
})

const SystemPage = lazyPage(() => import('../settings/system/system-page.tsx'), 'SystemPage')

const system = createRoute({
  getParentRoute: () => settings,
  path: 'system',
  loader: staleIfError(() => readSystemStatus()),
  ...always,
  component: () => <SystemPage status={system.useLoaderData()} />,
})

/** All settings pages as one branch of the desk's routes. */
export const settingsRoutes = settings.addChildren([
  notifications,
  templates,
  assignment,
  targets,
  team,
  security,
  sources,
  privacy,
  audit,
  system,
])
