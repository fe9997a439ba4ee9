import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy, policyPending } from '../../load-policy.tsx'
import { PolicyRoute } from '../../policy-route.tsx'

export const Route = createFileRoute('/_site/privacy-policy')({
  loader: () => loadPolicy('privacy-policy'),
  ...policyPending,
  component: () => <PolicyRoute policy={Route.useLoaderData()} />,
})
