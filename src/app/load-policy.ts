import type { Policy } from '../contract/copy.ts'

/** How long a policy may take to arrive before a spinner stands in for it, ms. */
export const POLICY_SPINNER_AFTER_MS = 300
/**
 * How long a spinner that appeared stays (spec 2 §2, §9), so that it never flickers. A page from the server, and a policy
 * already on the device, has nothing to wait for and shows none.
 */
export const POLICY_SPINNER_MS = 1_500

/** A policy's text, fetched with its page, so that no other page carries it. */
export async function loadPolicy(slug: Policy['slug']): Promise<Policy> {
  return (await import('../content/copy/policies.ts')).policies[slug]
}
