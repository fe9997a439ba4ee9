import { createFileRoute } from '@tanstack/react-router'
import { PolicyPage } from '../../../features/policies/policy-page.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { loadPolicy, POLICY_SPINNER_AFTER_MS, POLICY_SPINNER_MS, policyHead } from '../../policy-route.ts'

export const Route = createFileRoute('/_site/privacy-policy')({
  loader: () => loadPolicy('privacy-policy'),
  head: ({ loaderData, match }) => policyHead(loaderData, match.context.origin),
  pendingMs: POLICY_SPINNER_AFTER_MS,
  pendingMinMs: POLICY_SPINNER_MS,
  pendingComponent: () => <Spinner label="Loading the policy" />,
  component: () => <PolicyPage policy={Route.useLoaderData()} />,
})
