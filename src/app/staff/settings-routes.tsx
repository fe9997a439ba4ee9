import { createRoute, useRouter } from '@tanstack/react-router'
import { readTemplates } from '../../features/staff/lead-api.ts'
import { NotificationsPage } from '../../features/staff/notifications-page.tsx'
import { readNotify } from '../../features/staff/notify-api.ts'
import { TemplatesPage } from '../../features/staff/templates-page.tsx'
import { currentStaff } from './desk-route.tsx'
import { officeRooms } from './office-routes.tsx'
import { settings } from './settings-frame-route.tsx'

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
export const settingsRoutes = settings.addChildren([notifications, templates, ...officeRooms])
