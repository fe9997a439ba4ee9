import { createFileRoute, redirect } from '@tanstack/react-router'

// What is stored about the page of a trip names this address, which is without the token.
export const Route = createFileRoute('/_site/trips/')({
  loader: () => {
    throw redirect({ to: '/enquiries', replace: true })
  },
})
