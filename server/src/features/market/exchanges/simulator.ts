import { setImmediate as everyoneElse } from 'node:timers/promises'
import { type Exchange as Box, respondCoinList, respondExchange, respondRates } from '@pusula/simulator'
import type { Get } from '../asking/get.ts'
import type { Time } from '../asking/time.ts'

/** The exchange in a box, reached as the live ones are: by address, over a network that is not there. */
export const simulatedGet =
  (box: Box, time: Time): Get =>
  async url => {
    // Making candles takes as long as a screen takes to draw: whoever waits has a turn between two answers.
    await everyoneElse()
    const { pathname: path, searchParams: query } = new URL(url)
    const request = { path, query, nowMs: time.nowMs() }
    const { status, body } = path.startsWith('/api/v3/coins/')
      ? respondCoinList(box, request)
      : path.startsWith('/v1/')
        ? respondRates(request)
        : respondExchange(box, request)
    return { status, retryAfter: null, body }
  }
