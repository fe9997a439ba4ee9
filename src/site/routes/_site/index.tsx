import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { indianDay } from '../../../contract/travel-date.ts'
import { home, homeText } from '../../../language/home.ts'
import { lazyIsland } from '../../../ui/lazy-island.tsx'
import { infoText, type Offer, offerPrice } from '../../../ui/offer-card.tsx'
import { PageForm } from '../../features/enquiry/page-form.tsx'
import { openEnquiry, useOpenEnquiry } from '../../features/enquiry/popup-store.ts'
import { homeData } from '../../features/home/home-data.ts'
import { HomePage } from '../../features/home/home-page.tsx'
import { jsonLdGraph, travelAgency } from '../../json-ld.ts'
import { openExpertForm, useOpenExpertForm } from '../../open-expert-form.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/')({
  loader: async ({ context }) => homeData(await context.catalogue(), indianDay(new Date())),
  component: View,
})

const loadPromotions = () => import('../../features/promotions/promotions.island.tsx')
const AustraliaPromotion = lazyIsland(() => loadPromotions().then((loaded) => loaded.AustraliaPromotion))
const GroupOffer = lazyIsland(() => loadPromotions().then(({ GroupOffer }) => GroupOffer))

// `?popup=on`, for campaigns: a tap on a destination or offer opens an enquiry instead of its page (spec 1 §2, "popup
// option").
const ASK = {
  onChoosePlace: (destination: string) => openEnquiry({ destination, title: destination }),
  onChooseOffer: (offer: Offer) =>
    openEnquiry({
      item: offer.href,
      title: offer.title,
      picture: offer.picture,
      pricing: offerPrice(offer),
      info: offer.info.map(infoText),
    }),
}

function askCallback(): void {
  const t = homeText()
  openEnquiry({
    form: 'short',
    heading: t.callback,
    title: t.groupHolidays,
    // In English for the desk, in whatever language the page is.
    about: home.groupHolidays,
    picture: 'style-group',
    pricing: t.groupPricing,
  })
}

function View() {
  const t = homeText()
  const { refusedForm } = Route.useRouteContext()
  const data = Route.useLoaderData()
  const { popup } = Route.useSearch() as { popup?: unknown }
  const askExpert = useCallback(() => openExpertForm(data.australia), [data.australia])
  useOpenExpertForm(data.australia)
  useOpenEnquiry((item) => {
    const offer = [...data.trending, ...data.india].find(({ href }) => href === item)
    return offer ? { pricing: offerPrice(offer) } : {}
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
        {...(popup === 'on' && ASK)}
        data={data}
        promotions={
          <>
            <AustraliaPromotion offer={data.australia} onConnect={askExpert} />
            <GroupOffer onCallback={askCallback} />
          </>
        }
        enquiryForm={<PageForm kind="long" name="home" refused={refusedForm} />}
      />
    </>
  )
}
