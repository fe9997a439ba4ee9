import { ButtonLink } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'

/** The error screens of a package's URL, in the spec's words (spec 2 §2 "Error screens"). */
const FAULTS = {
  url: { title: 'Invalid URL', text: 'Destination or package name is missing in the URL.' },
  destination: { title: 'Invalid Destination', text: 'The selected destination does not exist.' },
  package: {
    title: 'Package Not Found',
    text: 'The requested package does not exist. Please check the URL.',
  },
} as const
export type PackageFault = keyof typeof FAULTS

export function PackageError({ fault }: { fault: PackageFault }) {
  const { title, text } = FAULTS[fault]
  return (
    <Message title={title}>
      <p>{text}</p>
      <ButtonLink href="/packages">See all packages</ButtonLink>
      <ButtonLink href="/" variant="quiet">
        Go Back Home
      </ButtonLink>
    </Message>
  )
}
