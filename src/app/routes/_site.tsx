import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SiteLayout } from '../layouts/site-layout.tsx'
import { NotFoundScreen } from '../not-found-screen.tsx'

export const Route = createFileRoute('/_site')({
  component: () => (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  ),
  notFoundComponent: NotFoundScreen,
})
