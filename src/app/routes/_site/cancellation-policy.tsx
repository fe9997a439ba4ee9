import { createFileRoute } from '@tanstack/react-router'
import { Spinner } from '../../../ui/spinner.tsx'
import { loadPolicy, POLICY_SPINNER_AFTER_MS, POLICY_SPINNER_MS } from '../../load-policy.ts'
import { PolicyRoute } from '../../policy-route.tsx'

export const Route = createFileRoute('/_site/cancellation-policy')({
  loader: () => loadPolicy('cancellation-policy'),
  pendingMs: POLICY_SPINNER_AFTER_MS,
  pendingMinMs: POLICY_SPINNER_MS,
  pendingComponent: () => <Spinner label="Loading the policy" />,
  component: () => <PolicyRoute policy={Route.useLoaderData()} />,
})
