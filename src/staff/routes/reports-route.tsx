import { createRoute, redirect, useRouter } from '@tanstack/react-router'
import { readMembers } from '../lead/lead-api.ts'
import { readQuotationSums } from '../lead/quotation/quotation-api.ts'
import { readReports } from '../reports/reports-api.ts'
import { readTargets } from '../settings/targets/targets-api.ts'
import { currentStaff, desk } from './desk-route.tsx'
import { lazyPage } from './lazy-page.ts'

/** Loaded again at each visit, and not cached. */
const always = { shouldReload: true, gcTime: 0 }

const ReportsPage = lazyPage(() => import('../reports/reports-page.tsx'), 'ReportsPage')

type Period = { from?: string; to?: string }
const REPORTS = '/admin/reports'
const DAY = /^\d{4}-\d{2}-\d{2}$/

const periodOf = ({ from, to }: Record<string, unknown>): Period => ({
  ...(typeof from === 'string' && DAY.test(from) && { from }),
  ...(typeof to === 'string' && DAY.test(to) && { to }),
})

const addressOf = (period: Period) => {
  const query = new URLSearchParams(period).toString()
  return query ? `${REPORTS}?${query}` : REPORTS
}

/** The earlier address of the reports. */
const earlierAddress = createRoute({
  getParentRoute: () => desk,
  path: '/admin/numbers',
  validateSearch: periodOf,
  beforeLoad: ({ search }) => {
    throw redirect({ href: addressOf(search), replace: true })
  },
})

const reports = createRoute({
  getParentRoute: () => desk,
  path: REPORTS,
  validateSearch: periodOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [figures, members] = await Promise.all([readReports(deps), readMembers()])
    const [targets, quotations] = await Promise.all([
      readTargets(figures.to.slice(0, 7)),
      readQuotationSums({ from: figures.from, to: figures.to }),
    ])
    return { figures, members, targets, quotations }
  },
  ...always,
  component: () => {
    const { figures, members, targets, quotations } = reports.useLoaderData()
    const router = useRouter()
    return (
      <ReportsPage
        report={figures}
        quotations={quotations}
        targets={targets}
        me={currentStaff()}
        members={members}
        onPeriod={(period) => router.history.push(addressOf(period))}
      />
    )
  },
})

export const reportsRoutes = [reports, earlierAddress]
