import { today } from '@pusula/contract'
import { call } from '../../lib/call.ts'
import { useQuery } from '../../lib/use-query.ts'
import type { Summary } from './queries.ts'

/** The same for passers-by, of whom no zone is asked: the reply travels with the page. Its values are those of the load of the page. */
export const useLandingSummary = () =>
  useQuery({
    queryKey: ['today', 'landing'],
    queryFn: ({ signal }): Promise<Summary> => call(today.summary, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // After a first start the past is worked out within half a minute.
    refetchInterval: ({ state: { data } }) => (data?.replay && !data.rate ? 5_000 : false),
  })
