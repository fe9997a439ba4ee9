import { createFileRoute } from '@tanstack/react-router'
import { indianDay } from '../../../contract/travel-date.ts'
import { home, homeText } from '../../../language/home.ts'
import { infoText, type Offer, offerPrice } from '../../../ui/offer-card.tsx'
import { LongForm } from '../../features/enquiry/long-form.tsx'
import { openEnquiry } from '../../features/enquiry/popup-store.ts'
import { homeData } from '../../features/home/home-data.ts'
import { HomePage } from '../../features/home/home-page.tsx'
import { AustraliaPromotion } from '../../features/promotions/australia-promotion.tsx'
import { GroupOffer } from '../../features/promotions/group-offer.tsx'
import { jsonLdGraph, travelAgency } from '../../json-ld.ts'
import { openExpertForm } from '../../open-expert-form.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/')({
  loader: async ({ context }) => homeData(await context.catalogue(), indianDay(new Date())),
  component: View,
})

function View() {
  const t = homeText()
  const { refusedForm } = Route.useRouteContext()
  const data = Route.useLoaderData()
  // `?popup=on`, for campaigns: a tap on a destination or offer opens an enquiry instead of its page (spec 1 §2, "popup
  // option").
  const { popup } = Route.useSearch() as { popup?: unknown }
  const ask = popup === 'on' && {
    onChoosePlace: (destination: string) => openEnquiry({ destination, title: destination }),
    onChooseOffer: (offer: Offer) =>
      openEnquiry({
        title: offer.title,
        picture: offer.picture,
        pricing: offerPrice(offer),
        info: offer.info.map(infoText),
      }),
  }
  const callback = () =>
    openEnquiry({
      form: 'short',
      heading: t.callback,
      title: t.groupHolidays,
      // In English for the desk, in whatever language the page is.
      about: home.groupHolidays,
      picture: 'style-group',
      pricing: t.groupPricing,
    })
  return (
    <>
      <PageHead
        title={t.title}
        description={t.description}
        path="/"
        jsonLd={import.meta.env.SSR && ((origin) => jsonLdGraph(travelAgency(origin)))}
      />
      <HomePage
        {...ask}
        data={data}
        promotions={
          <>
            <AustraliaPromotion offer={data.australia} onConnect={() => openExpertForm(data.australia)} />
            <GroupOffer onCallback={callback} />
          </>
        }
        enquiryForm={<LongForm name="home" refused={refusedForm} />}
      />
    </>
  )
}
