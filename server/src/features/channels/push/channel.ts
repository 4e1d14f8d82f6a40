import { createHash } from 'node:crypto'
import type { Db } from '../../../platform/db/db.ts'
import { type Browser, type Channel, type Outcome, wordsIn } from '../message.ts'
import type { Push } from './push.ts'
import { removeSubscription } from './store.ts'

/** Push `Topic`: a message sent a second time, because nobody knows whether the first one left, replaces it. */
export const topicOf = (subscriptionId: string, id: string): string =>
  createHash('sha256').update(`${subscriptionId} ${id}`).digest('base64url').slice(0, 32)

/** Outcome over several browsers: one that accepted is enough, and one that is gone (410) decides nothing for the others. */
const ranks: readonly Outcome['kind'][] = ['accepted', 'later', 'silent', 'refused', 'gone']

/** Push to every browser of a person, or to the one it is for. A browser that is gone is forgotten. */
export function pushChannel(push: Push, db: Db): Channel {
  return {
    isOffered: async () => true,
    isRepeatable: true,
    atOnce: 100,
    late: () => push.late(),
    send: async ({ browsers }, { id, message, urgency, leftMs, browserId }) => {
      const send = async (browser: Browser): Promise<Outcome> => {
        const { title, body } = wordsIn(message, browser.language)
        const { path, tag } = message
        const topic = topicOf(browser.id, id)
        const sending = { message: { title, body, path, tag }, topic, urgency, ttlSeconds: Math.ceil(leftMs / 1000) }
        const outcome = await push.send(browser, sending)
        if (outcome.kind === 'gone') await removeSubscription(db, browser.id)
        return outcome
      }
      const outcomes = await Promise.all(browsers.filter(({ id }) => browserId === null || id === browserId).map(send))
      const [best] = outcomes.sort((one, other) => ranks.indexOf(one.kind) - ranks.indexOf(other.kind))
      return best ?? { kind: 'gone' }
    },
  }
}
