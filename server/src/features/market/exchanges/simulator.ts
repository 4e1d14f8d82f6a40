import { setImmediate as everyoneElse } from 'node:timers/promises'
import {
  type Exchange as Box,
  respondBtcTurk,
  respondCoinList,
  respondExchange,
  respondParibu,
  respondRates,
} from '@pusula/simulator'
import type { Get } from '../asking/get.ts'
import type { Time } from '../asking/time.ts'

export const simulatedHosts = { btcTurk: 'btcturk.simulator', paribu: 'paribu.simulator' } as const

/** The exchange in a box, reached as the live ones are: by address, over a network that is not there. */
export const simulatedGet =
  (box: Box, time: Time): Get =>
  async url => {
    // Making candles takes as long as a screen takes to draw: whoever waits has a turn between two answers.
    await everyoneElse()
    const { hostname, pathname: path, searchParams: query } = new URL(url)
    const { status, body } = respond(box, hostname, { path, query, nowMs: time.nowMs() })
    return { status, retryAfter: null, body }
  }

function respond(box: Box, hostname: string, request: Parameters<typeof respondRates>[0]) {
  if (hostname === simulatedHosts.btcTurk) return respondBtcTurk(box, request)
  if (hostname === simulatedHosts.paribu) return respondParibu(box, request)
  if (request.path.startsWith('/api/v3/coins/')) return respondCoinList(box, request)
  return request.path.startsWith('/v1/') ? respondRates(request) : respondExchange(box, request)
}
