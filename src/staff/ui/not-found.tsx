import { ButtonLink } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'

/** The 404 screen of `/admin`. */
export function DeskNotFound() {
  return (
    <main>
      <Message title="404 - Page Not Found">
        <p>The sales desk has no page at this address.</p>
        <ButtonLink href="/admin/leads">Open the leads</ButtonLink>
      </Message>
    </main>
  )
}
