import {
  createRootRoute,
  createRoute,
  Outlet,
  redirect,
  useLocation,
  useRouter,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import type { StaffMember } from '../../contract/lead.ts'
import { DeskTrouble } from '../../features/staff/desk-trouble.tsx'
import { keepTelling } from '../../features/staff/push-device.ts'
import { readSession, type Session, StaffApiError, signOut } from '../../features/staff/staff-api.ts'
import { StaffLayout } from '../layouts/staff-layout.tsx'
import { NotFoundScreen } from '../not-found-screen.tsx'
import { doorTo } from './door.ts'

/** The sales desk's outermost route. */
export const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundScreen })

/** Who is in, asked once: a session that ends later shows in the API's own answers. */
let known: Session | null = null

/** Who is in; to be asked behind the door only. */
export function currentStaff(): StaffMember {
  if (!known) throw new StaffApiError(401, 'Please sign in.')
  return known.user
}

/** Everything behind the door: without a session its routes lead to the sign-in before they ask for anything. */
export const desk = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  beforeLoad: async ({ location: { pathname, searchStr } }) => {
    if (!known) {
      known = await readSession()
      // Nobody waits for it; without it, this device stays silent until its switch is used.
      if (known) keepTelling(known.user.id).catch(() => {})
    }
    if (!known) throw redirect({ href: doorTo({ pathname, search: searchStr }) })
  },
  component: () => {
    const staff = currentStaff()
    const path = useLocation({ select: ({ pathname }) => pathname })
    // A full load, so that nothing of the session stays in memory.
    const leave = () => signOut().finally(() => location.replace('/admin/sign-in'))
    return (
      <StaffLayout name={staff.name} path={path} onSignOut={leave}>
        <Outlet />
      </StaffLayout>
    )
  },
  errorComponent: ({ error }) => <DeskError error={error} />,
})

/** What a page of the desk shows when it cannot be shown; without a session, the door. */
export function DeskError({ error }: { error: unknown }) {
  const router = useRouter()
  useEffect(() => {
    // Out of the tunnel: nobody should have to ask again.
    const again = () => void router.invalidate()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [router])
  if (error instanceof StaffApiError && error.status === 401) {
    location.replace(doorTo(location))
    return null
  }
  // What is not there, or not for these eyes, will not be for being asked for again.
  const isGone = error instanceof StaffApiError && [403, 404].includes(error.status)
  return (
    <DeskTrouble
      title={titleOf(error)}
      message={error instanceof Error ? error.message : 'Something went wrong.'}
      {...(!isGone && { onRetry: () => router.invalidate() })}
    />
  )
}

function titleOf(error: unknown): string {
  const status = error instanceof StaffApiError ? error.status : undefined
  if (status === 404) return 'This is not here'
  return status === 403 ? 'This is not open to you' : 'This could not be shown'
}
