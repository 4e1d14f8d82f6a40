import {
  type Exchange as Box,
  respondBtcTurk,
  respondCoinList,
  respondInSteps,
  respondParibu,
  respondRates,
} from '@pusula/simulator'
import { openTurns, takeTurns } from '../../../platform/slices.ts'
import type { Get } from '../fetching/get.ts'
import type { Time } from '../fetching/time.ts'

export const simulatedHosts = { btcTurk: 'btcturk.simulator', paribu: 'paribu.simulator' } as const

/** The exchange in a box, reached as the live ones are: by address, over a network that is not there. */
export const simulatedGet = (box: Box, time: Time): Get => {
  const turn = openTurns()
  return async url => {
    const { hostname, pathname: path, searchParams: query } = new URL(url)
    const request = { path, query, nowMs: time.nowMs() }
    const respond = responderOf(hostname, path)
    await turn()
    const { status, body } = respond ? respond(box, request) : await takeTurns(respondInSteps(box, request), turn)
    return { status, retryAfter: null, body }
  }
}

type Respond = typeof respondCoinList

/** Who answers at an address; undefined for the exchange itself, which answers in steps. */
function responderOf(hostname: string, path: string): Respond | undefined {
  if (hostname === simulatedHosts.btcTurk) return respondBtcTurk
  if (hostname === simulatedHosts.paribu) return respondParibu
  if (path.startsWith('/api/v3/coins/')) return respondCoinList
  return path.startsWith('/v1/') ? (_, request) => respondRates(request) : undefined
}
