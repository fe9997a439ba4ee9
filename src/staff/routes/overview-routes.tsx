import { createRoute, useRouter } from '@tanstack/react-router'
import type { Whose } from '../../contract/desk-overview.ts'
import { isAtLeast } from '../../contract/lead.ts'
import { signInRedirect } from '../auth/sign-in-redirect.ts'
import { readBoard, readDay, readMembers } from '../lead/lead-api.ts'
import { currentStaff, desk } from './desk-route.tsx'
import { lazyPage } from './lazy-page.ts'
import { type LoaderContext, staleIfError } from './stale-if-error.ts'

/** Loaded again at each visit, and not cached. */
const always = { shouldReload: true, gcTime: 0 }

type Search = { whose?: Whose }
type OverviewContext = LoaderContext & { deps: Search }
const whoseOf = ({ whose }: Record<string, unknown>): Search =>
  whose === 'all' || whose === 'mine' ? { whose } : {}
/** Managers look after everybody's leads. */
const usual = (): Whose => (isAtLeast(currentStaff().role, 'manager') ? 'all' : 'mine')
const leave = () => location.replace(signInRedirect(location))

const BoardPage = lazyPage(() => import('../board/board-page.tsx'), 'BoardPage')
const TodayPage = lazyPage(() => import('../today/today-page.tsx'), 'TodayPage')

const board = createRoute({
  getParentRoute: () => desk,
  path: '/admin/board',
  validateSearch: whoseOf,
  loaderDeps: ({ search }) => search,
  loader: staleIfError(async ({ deps: { whose = usual() } }: OverviewContext) => {
    const [shown, members] = await Promise.all([readBoard(whose), readMembers()])
    return { shown, members, whose }
  }),
  ...always,
  component: () => {
    const { shown, members, whose } = board.useLoaderData()
    const router = useRouter()
    return (
      <BoardPage
        board={shown}
        whose={whose}
        me={currentStaff()}
        members={members}
        reload={() => router.invalidate()}
        onSignedOut={leave}
      />
    )
  },
})

const today = createRoute({
  getParentRoute: () => desk,
  path: '/admin/today',
  validateSearch: whoseOf,
  loaderDeps: ({ search }) => search,
  loader: staleIfError(async ({ deps: { whose = usual() } }: OverviewContext) => {
    const readAt = Date.now()
    const [day, members] = await Promise.all([readDay(whose), readMembers()])
    return { day, readAt, members, whose }
  }),
  ...always,
  component: () => {
    const { day, readAt, members, whose } = today.useLoaderData()
    const router = useRouter()
    return (
      <TodayPage
        day={day}
        readAt={readAt}
        whose={whose}
        me={currentStaff()}
        members={members}
        reload={() => router.invalidate()}
        onSignedOut={leave}
      />
    )
  },
})

export const overviewRoutes = [board, today]
