import { createFileRoute } from '@tanstack/react-router'
import { LongForm } from '../../../features/enquiry/long-form.tsx'
import { openEnquiry } from '../../../features/enquiry/popup-store.ts'
import { homeData } from '../../../features/home/home-data.ts'
import { HomePage } from '../../../features/home/home-page.tsx'
import { AustraliaPromotion } from '../../../features/promotions/australia-promotion.tsx'
import { GroupOffer } from '../../../features/promotions/group-offer.tsx'
import { jsonLdGraph, travelAgency } from '../../json-ld.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/')({
  loader: async ({ context }) => homeData(await context.catalogue()),
  component: View,
})

function View() {
  const { refusedForm } = Route.useRouteContext()
  const connect = () =>
    openEnquiry({
      form: 'short',
      heading: 'Connect With An Expert',
      destination: 'Australia',
      picture: 'australia',
      pricing: 'Starting at INR 74,999',
      confirmClose: false,
    })
  const callback = () => openEnquiry({ form: 'short', heading: 'Get A Callback', picture: 'style-group' })
  return (
    <>
      <PageHead
        title="Holidays from India, planned by people"
        description="Fixed holiday packages in India and abroad, priced in rupees, with every day written out. Browse and enquire with or without a signal."
        path="/"
        jsonLd={import.meta.env.SSR && ((origin) => jsonLdGraph(travelAgency(origin)))}
      />
      <HomePage
        data={Route.useLoaderData()}
        promotions={
          <>
            <AustraliaPromotion onConnect={connect} />
            <GroupOffer onCallback={callback} />
          </>
        }
        enquiryForm={<LongForm name="home" refused={refusedForm} />}
      />
    </>
  )
}
