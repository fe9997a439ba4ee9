import { useRouterState } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { brand } from '../../../brand.ts'
import { layoutText } from '../../../language/layout.ts'
import { showToast } from '../../../ui/toast.tsx'
import { closeEnquiry, type EnquiryTopic, useEnquiryTopic } from './popup-store.ts'

type Popup = ComponentType<{ topic: EnquiryTopic | undefined }>

const load = () => import('./enquiry-popup.tsx').then(({ EnquiryPopup }): Popup => EnquiryPopup)

/** Where the enquiry popup appears; once per page. Its code comes when it is asked for, from the device once the worker is installed. */
export function EnquiryPopupHost() {
  const topic = useEnquiryTopic()
  const asked = topic !== undefined
  const [Popup, setPopup] = useState<Popup>()
  const path = useRouterState({ select: (state) => state.location.pathname })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a popup belongs to the page it was opened on
  useEffect(() => closeEnquiry, [path])

  useEffect(() => {
    if (!asked || Popup) return
    load().then(
      (loaded) => setPopup(() => loaded),
      () => {
        closeEnquiry()
        showToast(layoutText().formNeedsNetwork(brand.phone.shown))
      },
    )
  }, [asked, Popup])

  return Popup ? <Popup topic={topic} /> : null
}
