import { createRoute, createRouter, useRouter } from '@tanstack/react-router'
import { JoinPage, SetUpPage, SignInPage } from '../../features/staff/sign-in-page.tsx'
import { DeskError, desk, root } from './desk-route.tsx'
import { behindDoor } from './door.ts'
import { leadRoutes } from './lead-routes.tsx'
import { officeRoutes } from './office-routes.tsx'
import { packageRoutes } from './package-routes.tsx'
import { settingsRoutes } from './settings-routes.tsx'
import '../../styles/index.css'

const signInRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/sign-in',
  component: () => <SignInPage onSignedIn={useEnter()} />,
})

const setUpRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/setup',
  component: () => {
    const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
    return <SetUpPage token={token} onSignedIn={useEnter()} />
  },
})

const joinRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/join',
  component: () => {
    const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
    return <JoinPage token={token} onSignedIn={useEnter()} />
  },
})

/** The sales desk's router: its own entry, so that no traveller loads any of it. */
export function createStaffRouter() {
  return createRouter({
    routeTree: root.addChildren([
      signInRoute,
      setUpRoute,
      joinRoute,
      desk.addChildren([...leadRoutes, ...officeRoutes, ...packageRoutes, settingsRoutes]),
    ]),
    defaultErrorComponent: DeskError,
    scrollRestoration: true,
  })
}

function useEnter(): () => void {
  const router = useRouter()
  return () => router.history.replace(behindDoor(location.search))
}
