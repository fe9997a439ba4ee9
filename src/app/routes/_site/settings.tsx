import { createFileRoute } from '@tanstack/react-router'
import { reels } from '../../../content/copy/reels.ts'
import { SettingsPage } from '../../../features/settings/settings-page.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_site/settings')({
  head: ({ match }) =>
    pageHead({
      title: 'Settings',
      description: 'What this device keeps for use without a network.',
      path: '/settings',
      origin: match.context.origin,
      hidden: true,
    }),
  component: () => <SettingsPage reels={reels.length} />,
})
