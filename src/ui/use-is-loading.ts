import { useRouterState } from '@tanstack/react-router'

/**
 * Whether the next page, or this page's results for another query, are loading, for `aria-busy`. To be used in a component that
 * renders little by itself, because every navigation renders it.
 */
export function useIsLoading(): boolean {
  return useRouterState({ select: ({ isLoading }) => isLoading })
}
