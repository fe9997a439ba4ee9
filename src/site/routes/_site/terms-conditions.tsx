import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy, policyPending } from '../../load-policy.tsx'
import { PolicyRoute } from '../../policy-route.tsx'

export const Route = createFileRoute('/_site/terms-conditions')({
  loader: () => loadPolicy('terms-conditions'),
  ...policyPending,
  component: () => <PolicyRoute policy={Route.useLoaderData()} />,
})
