import { MINUTE_MS } from '@pusula/words'
import {
  type FetchQueryOptions,
  onlineManager,
  QueryClient,
  type QueryKey,
  type QueryStatus,
} from '@tanstack/react-query'
import { isOnline } from './online.ts'
import { asProblem } from './problem.ts'

/** Retry policy: once for network and server errors, never for a refusal (4xx). */
export const isWorthRetrying = (failures: number, error: unknown): boolean => {
  const { status } = asProblem(error)
  return failures < 1 && (status === 0 || status >= 500)
}

/** Data is fresh for 5 minutes and kept for 10; it is asked for again when somebody asks, and what failed when the network is back. */
export function makeQueryClient(): QueryClient {
  // The library starts online: a page that was opened without a network would get no event of its return.
  onlineManager.setOnline(isOnline())
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === 'error',
        refetchOnMount: false,
        // Offline, a call fails at once and says so, instead of waiting for a network without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

interface Asked {
  status: QueryStatus
  errorUpdateCount: number
}

/** The last word about it was a failure; another try without an answer yet changes nothing. */
export const isUnreached = ({ status, errorUpdateCount }: Asked): boolean =>
  status === 'error' || (status === 'pending' && errorUpdateCount > 0)

/** A server that comes back is not announced, and a network that is may need a moment. */
const againMs = 5_000

/** For the few replies that decide what a page shows: known for good, and after a failure asked for until they are. */
export const untilKnown = {
  staleTime: ({ state }: { state: Asked }) => (isUnreached(state) ? 0 : ('static' as const)),
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnReconnect: true,
  refetchInterval: ({ state }: { state: Asked }) => (isUnreached(state) ? againMs : (false as const)),
  refetchIntervalInBackground: true,
}

/** One for the page: the forms of the landing page and the screens behind it share what they know. */
export const queryClient = makeQueryClient()

/** Asks for what must have changed since: whatever is on its way was asked before that. */
export async function askAnew<T, Key extends QueryKey>(query: FetchQueryOptions<T, Error, T, Key>): Promise<T> {
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true }, { silent: true })
  return queryClient.fetchQuery({ ...query, staleTime: 0 })
}
