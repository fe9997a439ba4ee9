import { createRoute, Outlet, useLocation } from '@tanstack/react-router'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import { currentStaff, desk } from './desk-route.tsx'

/** `/admin/settings`: the list of sections around the open one. Each section is a child route with its own chunk. */
export const settings = createRoute({
  getParentRoute: () => desk,
  path: '/admin/settings',
  component: () => {
    const staff = currentStaff()
    const path = useLocation({ select: ({ pathname }) => pathname })
    const [, section] = /^\/admin\/settings\/([^/]+)/.exec(path) ?? []
    return (
      <SettingsFrame role={staff.role} section={section} alone={staff.lacksTwoFactor}>
        <Outlet />
      </SettingsFrame>
    )
  },
})
