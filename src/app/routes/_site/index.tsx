import { createFileRoute } from '@tanstack/react-router'
import { LongForm } from '../../../features/enquiry/long-form.tsx'
import { homeData } from '../../../features/home/home-data.ts'
import { HomePage } from '../../../features/home/home-page.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_site/')({
  loader: async ({ context }) => homeData(await context.catalogue()),
  head: ({ match }) =>
    pageHead({
      title: 'Holidays from India, planned by people',
      description:
        'Fixed holiday packages in India and abroad, priced in rupees, with every day written out. Browse and enquire with or without a signal.',
      path: '/',
      origin: match.context.origin,
    }),
  component: View,
})

function View() {
  const { refusedForm } = Route.useRouteContext()
  return (
    <HomePage
      data={Route.useLoaderData()}
      enquiryForm={<LongForm name="home" refused={refusedForm} />}
    />
  )
}
