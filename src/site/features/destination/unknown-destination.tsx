import { ButtonLink } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'

/** Shown for a destination that is not in the catalogue (spec 1 §8). */
export function UnknownDestination() {
  return (
    <Message title="No data available for this location.">
      <p>
        The address may be mistyped, or we do not travel there yet. Tell us where you want to go and we will
        plan it.
      </p>
      <ButtonLink href="/packages">See all packages</ButtonLink>
      <ButtonLink href="/contact" variant="quiet">
        Tell us where
      </ButtonLink>
      <ButtonLink href="/" variant="quiet">
        Go Back Home
      </ButtonLink>
    </Message>
  )
}
