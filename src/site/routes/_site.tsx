import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SiteLayout } from '../layouts/site-layout.tsx'
import { NotFoundScreen } from '../not-found-screen.tsx'

export const Route = createFileRoute('/_site')({
  // Used by every page but one, so it is part of the entry instead of a chunk of its own.
  codeSplitGroupings: [],
  component: () => (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  ),
  notFoundComponent: NotFoundScreen,
})
