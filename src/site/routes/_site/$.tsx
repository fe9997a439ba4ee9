import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundScreen } from '../../not-found-screen.tsx'

/** Matches every URL without a route, so that the 404 page has the site's header and footer. */
export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw notFound()
  },
  notFoundComponent: NotFoundScreen,
})
