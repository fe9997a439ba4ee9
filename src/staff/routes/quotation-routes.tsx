import { createRoute, useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { type QuotationQuery, QuotationQuerySchema } from '../../contract/quotation-desk.ts'
import { readLead, readMembers, readTemplates } from '../lead/lead-api.ts'
import { listQuotations, readQuotation } from '../lead/quotation/quotation-api.ts'
import { readPackages } from '../packages/package-api.ts'
import { useWhileVisible } from '../ui/use-while-visible.ts'
import { currentStaff, desk } from './desk-route.tsx'
import { lazyPage } from './lazy-page.ts'
import { type LoaderContext, staleIfError } from './stale-if-error.ts'

/** Loaded again at each visit, and not cached. */
const always = { shouldReload: true, gcTime: 0 }
const QUOTATIONS = '/admin/quotations'
/** How long an open list may name somebody who was erased. Not shorter: each list is worked out of all quotations. */
const LIST_AGE_MS = 5 * 60_000

const QuotationPage = lazyPage(() => import('../lead/quotation/quotation-page.tsx'), 'QuotationPage')
const QuotationsPage = lazyPage(() => import('../lead/quotation/quotations-page.tsx'), 'QuotationsPage')

type QuotationPageData = Awaited<ReturnType<typeof readQuotationPage>>

async function readQuotationPage(id: string) {
  const quotation = await readQuotation(id)
  const [lead, members, templates, { places }] = await Promise.all([
    readLead(quotation.lead.id),
    readMembers(),
    readTemplates(),
    readPackages(),
  ])
  return { quotation, lead, members, templates, places }
}

const quotation = createRoute({
  getParentRoute: () => desk,
  path: `${QUOTATIONS}/$id`,
  loader: ({ params }) => readQuotationPage(params.id),
  ...always,
  component: () => {
    const router = useRouter()
    const data: QuotationPageData = quotation.useLoaderData()
    const reload = () => router.invalidate()
    return <QuotationPage key={data.quotation.id} {...data} me={currentStaff()} reload={reload} />
  },
})

const queryOf = (search: Record<string, unknown>): Partial<QuotationQuery> => {
  const { state, order, from, to } = QuotationQuerySchema.entries
  return {
    ...(search.state !== undefined && v.is(state, search.state) && { state: search.state }),
    ...(search.order !== undefined && v.is(order, search.order) && { order: search.order }),
    ...(search.from !== undefined && v.is(from, search.from) && { from: search.from }),
    ...(search.to !== undefined && v.is(to, search.to) && { to: search.to }),
  }
}

const list = createRoute({
  getParentRoute: () => desk,
  path: QUOTATIONS,
  validateSearch: queryOf,
  loaderDeps: ({ search }) => search,
  loader: staleIfError(async ({ deps }: LoaderContext & { deps: Partial<QuotationQuery> }) => {
    const [shown, members] = await Promise.all([listQuotations(deps), readMembers()])
    return { list: shown, members }
  }),
  ...always,
  component: () => {
    const router = useRouter()
    const { list: shown, members } = list.useLoaderData()
    const query = list.useSearch()
    useWhileVisible(LIST_AGE_MS, () => void router.invalidate())
    return (
      <QuotationsPage
        list={shown}
        query={query}
        members={members}
        onQuery={(wanted) => {
          const given = Object.entries(wanted).filter(([, value]) => value !== undefined)
          const text = new URLSearchParams(given as [string, string][]).toString()
          router.history.push(text ? `${QUOTATIONS}?${text}` : QUOTATIONS)
        }}
      />
    )
  },
})

export const quotationRoutes = [list, quotation]
