import { favorites } from '@pusula/contract'
import { call } from '../../lib/call.ts'
import { asProblem, type ProblemError } from '../../lib/problem.ts'
import type { Star } from '../../stored/waiting.ts'
import { acknowledgeStar, markLate, outboxOf } from './outbox.ts'

/** Nobody answered; or the session has ended since the tap, or is another's, and it waits for the next sign-in. */
const isForLater = ({ isLate }: Star, { status, code }: ProblemError) =>
  status === 0 || (status === 401 && isLate) || code === 'accounts.otherPerson'

/** In the name of the one who tapped, whoever is here by now. */
const starSender =
  (accountId: string) =>
  ({ symbol, name, isOn }: Star): Promise<unknown> =>
    isOn
      ? call(favorites.add, { coinSymbol: symbol, coinName: name }, undefined, accountId)
      : call(favorites.remove, { symbol }, undefined, accountId)

/**
 * Sends what waits, in its order. A repeated tap changes nothing on the server, so one whose answer was lost is simply
 * sent again. What is refused is dropped and told; the first that must wait stops the rest.
 */
export async function sendWaiting(
  accountId: string,
  onRefused: (star: Star, problem: ProblemError) => void,
  send: (star: Star) => Promise<unknown> = starSender(accountId),
): Promise<void> {
  for (let star = outboxOf(accountId).waiting[0]; star; star = outboxOf(accountId).waiting[0]) {
    try {
      await send(star)
      acknowledgeStar(accountId, star, true)
    } catch (error) {
      const problem = asProblem(error)
      if (isForLater(star, problem)) {
        markLate(accountId)
        throw problem
      }
      acknowledgeStar(accountId, star, problem.code === 'favorites.alreadyPresent')
      onRefused(star, problem)
    }
  }
}
