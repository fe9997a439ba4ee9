import { createRoute, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { readTemplates } from '../../features/staff/lead-api.ts'
import { NotificationsPage } from '../../features/staff/notifications-page.tsx'
import { readNotify } from '../../features/staff/notify-api.ts'
import { SettingsFrame } from '../../features/staff/settings-frame.tsx'
import { TemplatesPage } from '../../features/staff/templates-page.tsx'
import { currentStaff, desk } from './desk-route.tsx'

/** `/admin/settings`: the list of rooms around whichever is open. A room is a child route; its code loads when it opens. */
const settings = createRoute({
  getParentRoute: () => desk,
  path: '/admin/settings',
  component: () => {
    const path = useLocation({ select: ({ pathname }) => pathname })
    const [, room] = /^\/admin\/settings\/([^/]+)/.exec(path) ?? []
    return (
      <SettingsFrame role={currentStaff().role} room={room}>
        <Outlet />
      </SettingsFrame>
    )
  },
})

const notifications = createRoute({
  getParentRoute: () => settings,
  path: 'notifications',
  loader: () => readNotify(),
  shouldReload: true,
  gcTime: 0,
  component: () => {
    const router = useRouter()
    return (
      <NotificationsPage
        staff={currentStaff()}
        overview={notifications.useLoaderData()}
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

/** All rooms, as one branch of the desk. */
export const settingsRoutes = settings.addChildren([notifications, templates])
