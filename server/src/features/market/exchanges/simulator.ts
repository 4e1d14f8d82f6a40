import { type Exchange as Box, respondCoinList, respondInSteps, respondRates } from '@pusula/simulator'
import { openTurns, takeTurns } from '../../../platform/slices.ts'
import type { Get } from '../asking/get.ts'
import type { Time } from '../asking/time.ts'

/** The exchange in a box, reached as the live ones are: by address, over a network that is not there. */
export const simulatedGet = (box: Box, time: Time): Get => {
  const turn = openTurns()
  return async url => {
    const { pathname: path, searchParams: query } = new URL(url)
    const request = { path, query, nowMs: time.nowMs() }
    if (!path.startsWith('/api/v3/coins/') && !path.startsWith('/v1/')) {
      const { status, body } = await takeTurns(respondInSteps(box, request), turn)
      return { status, retryAfter: null, body }
    }
    await turn()
    const { status, body } = path.startsWith('/v1/') ? respondRates(request) : respondCoinList(box, request)
    return { status, retryAfter: null, body }
  }
}
