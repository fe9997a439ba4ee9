import { brand } from '../../../brand.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Message } from '../../../ui/message.tsx'
import styles from './trip-page.module.css'

const HELLO = 'Hello, I am writing about my quotation.'

/** The server says that there is no such trip, or none any more. */
export function TripGone({ message }: { message: string }) {
  return (
    <Message title="This trip is no longer here">
      <p>{message}</p>
      <Help />
    </Message>
  )
}

/** The server cannot be reached, and the trip is not kept on this device. */
export function TripUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Message title="This trip cannot be opened just now">
      <p>
        We cannot be reached from this device, and the trip is not kept on it. Please try again when you have
        a network.
      </p>
      <div className={styles.buttons}>
        <Button onClick={onRetry}>
          <Icon name="refresh" /> Try again
        </Button>
      </div>
      <Help />
    </Message>
  )
}

function Help() {
  return (
    <div className={styles.buttons}>
      <ButtonLink href={brand.phone.href} variant="quiet" size="small">
        <Icon name="phone" /> Call {brand.phone.shown}
      </ButtonLink>
      <ButtonLink href={`${brand.whatsApp}?text=${encodeURIComponent(HELLO)}`} variant="quiet" size="small">
        <Icon name="whatsapp" /> WhatsApp us
      </ButtonLink>
    </div>
  )
}
