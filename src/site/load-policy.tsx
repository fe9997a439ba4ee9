import type { Policy } from '../contract/copy.ts'
import { layoutText } from '../language/layout.ts'
import { Spinner } from '../ui/spinner.tsx'

/**
 * Shows a spinner when a policy takes longer than `pendingMs` to load, and then keeps it (spec 2 §2, §9), so that it
 * never flickers. A server-rendered page, or a policy already on the device, shows no spinner.
 */
export const policyPending = {
  pendingMs: 300,
  pendingMinMs: 1_500,
  pendingComponent: () => <Spinner label={layoutText().loading} />,
}

/** A policy's text, loaded with its page, so that other pages do not include it. */
export async function loadPolicy(slug: Policy['slug']): Promise<Policy> {
  return (await import('../content/copy/policies.ts')).policies[slug]
}
