import { createRoute, useRouter } from '@tanstack/react-router'
import { JoinPage, SetUpPage, SignInPage } from '../auth/sign-in-page.tsx'
import { pathAfterSignIn } from '../auth/sign-in-redirect.ts'
import { forgetUser } from '../outbox/device.ts'
import { root } from './desk-route.tsx'

const signInRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/sign-in',
  // Without a network, the actions of somebody who is not signed in are not shown.
  beforeLoad: () => void forgetUser(),
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

/** The only pages of the sales desk that need no session. */
export const signInRoutes = [signInRoute, setUpRoute, joinRoute]

function useEnter(): () => void {
  const router = useRouter()
  return () => router.history.replace(pathAfterSignIn(location.search))
}
