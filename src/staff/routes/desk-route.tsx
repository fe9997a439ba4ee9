import {
  createRootRoute,
  createRoute,
  Outlet,
  redirect,
  useLocation,
  useRouter,
} from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { loadLater } from '../../state/load-later.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ConfirmIdentityDialog } from '../auth/confirm-identity-dialog.tsx'
import { signInRedirect } from '../auth/sign-in-redirect.ts'
import { isTwoFactorRefusal, SECURITY_PATH, twoFactorRedirect } from '../auth/two-factor-redirect.ts'
import { countDrafts, deleteDraftsOf, keepOnlyDraftsOf } from '../drafts/drafts.ts'
import { KeepingNotice } from '../drafts/keeping-notice.tsx'
import { deleteErasedDrafts } from '../lead/erased-drafts.ts'
import { sendAction } from '../lead/send-action.ts'
import { clearUnsent, countUnsent, startDeskOutbox } from '../outbox/device.ts'
import { UnsentActions } from '../outbox/unsent-actions.tsx'
import { UnsentToRead } from '../outbox/unsent-to-read.tsx'
import { renewPushDevice } from '../settings/notifications/push-device.ts'
import { ActionStatus, useAction } from '../ui/action-status.tsx'
import { ErrorPage, ErrorPanel } from '../ui/error-panel.tsx'
import { DeskNotFound } from '../ui/not-found.tsx'
import { readSession, type Session, StaffApiError, sendAs, signOut } from '../ui/staff-api.ts'
import { StaffLayout } from '../ui/staff-layout.tsx'
import { useScreenChange } from '../ui/use-screen-change.ts'
import { isUnreachable } from './stale-if-error.ts'

/** The root route of the sales desk. */
export const root = createRootRoute({
  component: () => {
    useScreenChange()
    return <Outlet />
  },
  notFoundComponent: DeskNotFound,
})

/** The signed-in user, loaded once; if the session ends later, the API's responses show it. */
let known: Session | null = null

/** The signed-in user; use it only in routes below `desk`. */
export function currentStaff(): Session['user'] {
  if (!known) throw new StaffApiError(401, 'Please sign in.')
  return known.user
}

const LEAD_PAGES = /^\/admin\/(leads|today|board)(\/|$)/

/** All routes that need a session: without one they redirect to the sign-in before they load any data. */
export const desk = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  beforeLoad: async ({ location: { pathname, searchStr } }) => {
    // Asked again while two-factor authentication is due: it may have been set up since.
    if (!known || known.user.lacksTwoFactor) {
      known = await readSession()
      if (known) {
        sendAs(known.user.id)
        keepOnlyDraftsOf(known.user.id)
        void deleteErasedDrafts()
      }
      // Not awaited; if it fails, this device gets no push messages until its switch is used again.
      if (known && !known.user.lacksTwoFactor) renewPushDevice(known.user.id).catch(() => {})
    }
    if (!known) throw redirect({ href: signInRedirect({ pathname, search: searchStr }) })
    const toSecurity = twoFactorRedirect(known, pathname)
    if (toSecurity) throw redirect({ href: toSecurity })
  },
  component: () => {
    const staff = currentStaff()
    const router = useRouter()
    useEffect(
      () =>
        startDeskOutbox({
          userId: staff.id,
          send: sendAction,
          // Other pages show no leads, and what is typed there would be lost with a reload that fails.
          onDelivered: () => {
            if (LEAD_PAGES.test(router.state.location.pathname)) void router.invalidate()
          },
        }),
      [staff.id, router],
    )
    // Its page takes the place of the browser's error page where the desk is opened without a network.
    useEffect(
      () =>
        loadLater(
          () => import('../../offline/app/updates.ts'),
          (updates) => void updates.registerWorker(),
        ),
      [],
    )
    const path = useLocation({ select: ({ pathname }) => pathname })
    const leaving = useAction()
    const leave = () =>
      leaving.run(async () => {
        await endSession()
        deleteDraftsOf(staff.id)
        await clearUnsent()
        // A full page load, so that no data of the session stays in memory.
        location.replace('/admin/sign-in')
      })
    const [unsaved, setUnsaved] = useState(0)
    const askOrLeave = () => {
      const count = countDrafts(staff.id) + countUnsent()
      setUnsaved(count)
      if (count === 0) void leave()
    }
    return (
      <StaffLayout name={staff.name} path={path} onlySecurity={staff.lacksTwoFactor} onSignOut={askOrLeave}>
        <ActionStatus failure={leaving.failure && `You are still signed in. ${leaving.failure}`} />
        <KeepingNotice />
        <UnsentActions />
        <Outlet />
        <ConfirmIdentityDialog userId={staff.id} />
        <ConfirmDialog
          open={unsaved > 0}
          dangerous
          title="Sign out?"
          question={
            unsaved === 1
              ? '1 item is not saved. Sign out and delete it?'
              : `${unsaved} items are not saved. Sign out and delete them?`
          }
          yes="Sign out and delete"
          no="Stay signed in"
          onAnswer={(yes) => {
            setUnsaved(0)
            if (!yes) return
            void leave()
          }}
        />
      </StaffLayout>
    )
  },
  errorComponent: ({ error }) => <DeskError error={error} />,
})

// Without a session, or with another person's in its place, this one is signed out already.
async function endSession(): Promise<void> {
  await signOut().catch((error: unknown) => {
    if (!(error instanceof StaffApiError) || error.status !== 401) throw error
  })
}

/** How often a page is loaded again while the server cannot be reached. */
const RETRY_MS = 15_000

/** The error screen of the desk's pages; without a session, the sign-in. */
export function DeskError({ error }: { error: unknown }) {
  const router = useRouter()
  const canComeBack = isUnreachable(error)
  useEffect(() => {
    // Loads again when the network is back, and when a server that was restarted may be.
    const again = () => {
      if (!document.hidden) void router.invalidate()
    }
    const timer = canComeBack ? window.setInterval(again, RETRY_MS) : undefined
    window.addEventListener('online', again)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [router, canComeBack])
  if (error instanceof StaffApiError && error.status === 401) {
    location.replace(signInRedirect(location))
    return null
  }
  // The requirement was turned on, or the role changed, since this page was opened.
  if (isTwoFactorRefusal(error)) {
    location.replace(SECURITY_PATH)
    return null
  }
  // Missing and erased pages, and pages without permission, have no retry button, because a retry would not help.
  const isGone = error instanceof StaffApiError && [403, 404, 410].includes(error.status)
  const panel = (
    <ErrorPanel
      title={titleOf(error)}
      message={error instanceof Error ? error.message : 'Something went wrong.'}
      {...(!isGone && { onRetry: () => router.invalidate() })}
    />
  )
  if (known) return panel
  // The layout, which lists the unsent actions of the signed-in user, is not shown.
  return (
    <ErrorPage>
      {panel}
      {canComeBack && <UnsentToRead />}
    </ErrorPage>
  )
}

function titleOf(error: unknown): string {
  const status = error instanceof StaffApiError ? error.status : undefined
  if (status === 404) return 'Page not found'
  return status === 403 ? 'You do not have access to this page' : 'This page could not be loaded'
}
