import { useState } from 'react'
import { brand } from '../../../brand.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import css from './enquiry-popup.module.css'
import { LongForm } from './long-form.tsx'
import { closeEnquiry, type EnquiryTopic } from './popup-store.ts'
import { ShortForm } from './short-form.tsx'

const { customised, visaSuccess, concierge } = brand.claims
/** The claims beside the form (spec 2 §1). */
const CLAIMS = [
  `${customised} customised trips`,
  `${visaSuccess} visa success rate`,
  `${concierge} concierge`,
]

/** The modal 'Plan Your Trip' (spec 2 §2 "Enquiry popup"), closed while it has no topic. */
export function EnquiryPopup({ topic }: { topic: EnquiryTopic | undefined }) {
  const [asking, setAsking] = useState(false)
  const { heading = 'Plan Your Trip', form = 'long', confirmClose = true } = topic ?? {}
  const Form = form === 'long' ? LongForm : ShortForm
  const answer = (yes: boolean) => {
    setAsking(false)
    if (yes) closeEnquiry()
  }
  return (
    <>
      <Dialog
        open={topic !== undefined}
        title={heading}
        size={form === 'long' ? 'large' : 'medium'}
        onDismiss={(way) => (way === 'close' || !confirmClose ? closeEnquiry() : setAsking(true))}
      >
        <div className={css.columns} data-form={form}>
          {topic && <About topic={topic} />}
          {/* One draft for all popups of a kind: who leaves one package for another need not type the name again. */}
          <Form
            name={`popup:${form}`}
            place="popup"
            lockedDestination={topic?.destination}
            about={topic?.about ?? topic?.title}
            onLeave={closeEnquiry}
          />
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking && topic !== undefined}
        title="Close the form?"
        question="Are you sure you want to close the form? Your data will be lost."
        yes="Yes, close it"
        no="No, go on"
        onAnswer={answer}
      />
    </>
  )
}

function About({ topic: { title, picture, frame = 'wide', pricing, info = [] } }: { topic: EnquiryTopic }) {
  return (
    <div className={css.about}>
      {picture && (
        <Picture
          name={picture}
          frame={frame}
          alt=""
          sizes="(max-width: 768px) 6rem, 20rem"
          className={css.picture}
        />
      )}
      {(title || pricing) && (
        <div className={css.topic}>
          {title && <p className={css.title}>{title}</p>}
          {pricing && <p className={css.pricing}>{pricing}</p>}
          {info.length > 0 && <p className={css.info}>{info.join(' · ')}</p>}
        </div>
      )}
      <ul className={css.claims}>
        {CLAIMS.map((claim) => (
          <li key={claim}>
            <Icon name="check" /> {claim}
          </li>
        ))}
      </ul>
    </div>
  )
}
