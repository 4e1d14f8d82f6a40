import {
  accounts,
  analysis,
  credits,
  favorites,
  gems,
  type InputOf,
  market,
  type ReplyOf,
  type Route,
  subscriptions,
} from '@pusula/contract'
import { ProblemError } from '../problem.ts'
import { analysisOf, levelsOf, type Sample, sampleOf } from './analysis.ts'
import * as coins from './coins.ts'
import { demoGemSummary, demoGems } from './gems.ts'
import { demoFavorites, demoStats, demoSubscription, demoUser } from './person.ts'

type SampleAnswer = (input: object) => unknown
const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`

/** The route types the answer; the map has to forget it. */
const answer = <R extends Route>(route: R, reply: (input: InputOf<R>) => ReplyOf<R>): [string, SampleAnswer] => [
  keyOf(route),
  reply as SampleAnswer,
]

/** One throw per coin and page, so that the screens of an analysis agree with each other. */
const thrown = new Map<string, Sample>()
function sample(symbol: string): Sample {
  const made = thrown.get(symbol) ?? sampleOf(symbol, Math.random, new Date())
  thrown.set(symbol, made)
  return made
}

const openMs = 10 * 60_000

const answers = new Map<string, SampleAnswer>([
  answer(accounts.user, () => demoUser),
  answer(credits.stats, () => demoStats),
  answer(credits.history, () => ({ balance: demoUser.analysisCount, entries: [] })),
  answer(credits.deduct, () => ({
    success: true,
    message: '',
    allowedCoins: [],
    remaining: demoUser.remainingAnalyses,
    expiresAt: new Date(Date.now() + openMs).toISOString(),
  })),
  answer(subscriptions.current, () => demoSubscription),
  answer(favorites.ofUser, () => demoFavorites),
  answer(favorites.list, () => demoFavorites),
  answer(gems.list, demoGems),
  answer(gems.summary, demoGemSummary),
  answer(gems.past, () => ({ data: [], nextBeforeId: null })),
  answer(market.topCoins, coins.topCoins),
  answer(market.search, ({ q }) => coins.search(q)),
  answer(market.bulkPrices, ({ symbols }) => coins.prices(symbols)),
  answer(market.sparklines, () => ({})),
  answer(market.overview, ({ symbol }) => coins.overview(symbol, sample(symbol).priceUsd)),
  answer(analysis.analyze, ({ symbol }) => analysisOf(sample(symbol))),
  answer(analysis.analyzePosted, ({ symbol }) => analysisOf(sample(symbol))),
  answer(analysis.technicalSignals, ({ symbol }) => analysisOf(sample(symbol))),
  answer(analysis.demo, () => analysisOf(sample('BTC'))),
  answer(analysis.supportResistance, ({ symbol }) => levelsOf(sample(symbol))),
])

/** What is public is shown as it is. */
const isPublic = (path: string) => /^\/api\/(app|track-record)(\/|$)/.test(path)

const notHere = { tr: 'Demo bu bölümü göstermez.', en: 'The demo does not show this part.' }
const notKept = { tr: 'Demoda hiçbir şey kaydedilmez.', en: 'Nothing is saved in the demo.' }

/** The demo's own reply to a call, or null where the server is to be asked. No write ever leaves the page. */
export function demoReply(route: Pick<Route, 'method' | 'path'>, input: object): { value: unknown } | null {
  const reply = answers.get(keyOf(route))
  if (reply) return { value: reply(input) }
  if (route.method === 'GET' && isPublic(route.path)) return null
  throw new ProblemError('accounts.forbidden', 403, route.method === 'GET' ? notHere : notKept)
}
