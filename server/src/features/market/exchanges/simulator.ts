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

interface Answer {
  status: number
  body: string
}

/** Response cache of the last few moments: where the clock stands still, as in tests, every market of a process asks for the same candles. */
const moments = new Map<string, Map<string, Answer>>()
const mostMoments = 8

function answersAt(seed: number, nowMs: number): Map<string, Answer> {
  const moment = `${seed} ${nowMs}`
  const known = moments.get(moment) ?? new Map<string, Answer>()
  moments.delete(moment)
  moments.set(moment, known)
  const [oldest = moment] = moments.keys()
  if (moments.size > mostMoments) moments.delete(oldest)
  return known
}

/** The exchange in a box, reached as the live ones are: by address, over a network that is not there. */
export const simulatedGet = (box: Box, time: Time): Get => {
  const turn = openTurns()
  return async url => {
    const { hostname, pathname: path, searchParams: query } = new URL(url)
    const request = { path, query, nowMs: time.nowMs() }
    const answers = answersAt(box.seed, request.nowMs)
    const respond = responderOf(hostname, path)
    await turn()
    const answer =
      answers.get(url) ?? (respond ? respond(box, request) : await takeTurns(respondInSteps(box, request), turn))
    answers.set(url, answer)
    return { status: answer.status, retryAfter: null, body: answer.body }
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
