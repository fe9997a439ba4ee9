import type { Policy } from '../contract/copy.ts'
import { Spinner } from '../ui/spinner.tsx'

/**
 * A spinner stands in for a policy that takes longer than `pendingMs` to arrive, and then stays (spec 2 §2, §9), so that
 * it never flickers. A page from the server, and a policy already on the device, has nothing to wait for and shows none.
 */
export const untilPolicyIsThere = {
  pendingMs: 300,
  pendingMinMs: 1_500,
  pendingComponent: () => <Spinner label="Loading the policy" />,
}

/** A policy's text, fetched with its page, so that no other page carries it. */
export async function loadPolicy(slug: Policy['slug']): Promise<Policy> {
  return (await import('../content/copy/policies.ts')).policies[slug]
}
