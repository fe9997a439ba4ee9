import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundScreen } from '../../not-found-screen.tsx'

/** Every address no other route answers, so that the 404 page has the site around it. */
export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw notFound()
  },
  notFoundComponent: NotFoundScreen,
})
