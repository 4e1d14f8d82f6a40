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
    // After a first start the past is worked out within half a minute, and the first range is issued within a quarter of an hour.
    refetchInterval: ({ state: { data } }) => {
      if (data?.replay && !data.rate) return 5_000
      return data && !data.bitcoin ? 30_000 : false
    },
  })
