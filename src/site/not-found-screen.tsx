import { ButtonLink } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'
import { NotFoundHead } from './page-head.tsx'

/** The 404 screen (spec 1 §2 "Not-found page"). */
export function NotFoundScreen() {
  return (
    <>
      <NotFoundHead />
      <Message title="404 - Page Not Found">
        <p>Oops! The page you're looking for doesn't exist or has been moved.</p>
        <ButtonLink href="/">Go Back Home</ButtonLink>
      </Message>
    </>
  )
}
