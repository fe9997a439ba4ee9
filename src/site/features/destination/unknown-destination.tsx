import { ButtonLink } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'

/** Shown for a destination that is not in the catalogue (spec 1 §8). */
export function UnknownDestination() {
  return (
    <Message title="No data available for this location.">
      <p>
        The address may be wrong, or we do not offer this destination yet. Tell us where you want to go, and
        we check what we can arrange.
      </p>
      <ButtonLink href="/packages">See all packages</ButtonLink>
      <ButtonLink href="/contact" variant="quiet">
        Ask us
      </ButtonLink>
      <ButtonLink href="/" variant="quiet">
        Go Back Home
      </ButtonLink>
    </Message>
  )
}
