import { createRoute, Outlet, useLocation } from '@tanstack/react-router'
import { SettingsFrame } from '../../features/staff/settings-frame.tsx'
import { currentStaff, desk } from './desk-route.tsx'

/** `/admin/settings`: the list of rooms around whichever is open. A room is a child route; its code loads when it opens. */
export const settings = createRoute({
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
