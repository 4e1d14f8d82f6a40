import { QueryClient } from '@tanstack/react-query'
import { asProblem } from './problem.ts'

const minuteMs = 60_000

/** One more try helps when the line or the server stumbled; a refusal stays a refusal. */
export const isWorthRetrying = (failures: number, error: unknown): boolean => {
  const { status } = asProblem(error)
  return failures < 1 && (status === 0 || status >= 500)
}

/** Data is fresh for 5 minutes and kept for 10; it is asked for again only when somebody asks. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minuteMs,
        gcTime: 10 * minuteMs,
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        // Offline, a call fails at once and says so, instead of waiting for a network without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** One for the page: the forms of the landing page and the screens behind it share what they know. */
export const queryClient = makeQueryClient()
