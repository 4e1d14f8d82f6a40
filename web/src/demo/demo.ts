import {
  accounts,
  analysis,
  calendar,
  channels,
  credits,
  favorites,
  follows,
  gems,
  type InputOf,
  market,
  news,
  notifications,
  payments,
  portfolio,
  type ReplyOf,
  type Route,
  referrals,
  subscriptions,
  today,
  turn,
} from '@pusula/contract'
import { currentLanguage } from '../lib/language.ts'
import { ProblemError } from '../lib/problem.ts'
import { analysisOf, levelsOf, type Sample, saidOf, sampleOf } from './analysis.ts'
import * as coins from './coins.ts'
import { demoGemSummary, demoGems } from './gems.ts'
import { demoNews } from './news.ts'
import { demoFavorites, demoSettings, demoStats, demoSubscription, demoUser } from './person.ts'
import { demoEntries, demoList, demoPortfolio, demoReport, demoRisk, demoWorth } from './portfolio.ts'
import { demoRealReturn } from './real-return.ts'
import { demoToday } from './today.ts'

type SampleAnswer = (input: object) => unknown
const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`

/** The route types the answer; the map has to forget it. */
const answer = <R extends Route>(route: R, reply: (input: InputOf<R>) => ReplyOf<R>): [string, SampleAnswer] => [
  keyOf(route),
  reply as SampleAnswer,
]

/** One for each coin and page: the screens of an analysis are of one moment. */
const made = new Map<string, Sample>()
function sample(spelling: string): Sample {
  const symbol = spelling.toUpperCase()
  const found = made.get(symbol) ?? sampleOf(symbol, new Date())
  made.set(symbol, found)
  return found
}
const whole = ({ symbol }: { symbol: string }) => analysisOf(sample(symbol), currentLanguage())

const keptOf = (of: Sample): ReplyOf<typeof analysis.keptOf> => {
  const { symbol, name, at } = of
  return { kept: { symbol, name, at: at.toISOString(), deliveredAt: at.toISOString() }, ...saidOf(of) }
}

/** Nobody follows a plan that was never issued. */
const none = { was: 0, said: 0 }
const noPlans: ReplyOf<typeof follows.mine> = {
  ...{ plans: [], followed: 0, decided: 0, ended: 0, meanRatio: null, errorRatio: null },
  ...{ begun: none, target: none, stop: none, neither: none },
}

const openMs = 10 * 60_000

const answers = new Map<string, SampleAnswer>([
  answer(accounts.user, () => demoUser),
  answer(credits.stats, () => demoStats),
  answer(credits.open, () => ({ coins: [], gifts: [] })),
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
  answer(follows.mine, () => noPlans),
  answer(gems.list, demoGems),
  answer(gems.summary, demoGemSummary),
  answer(gems.past, () => ({ data: [], nextBeforeId: null })),
  answer(market.topCoins, coins.topCoins),
  answer(market.search, ({ q }) => coins.search(q)),
  answer(market.bulkPrices, ({ symbols }) => coins.prices(symbols)),
  answer(market.sparklines, ({ symbols, span }) => coins.sparklines(symbols, span)),
  answer(market.overview, ({ symbol }) => coins.overview(symbol)),
  answer(market.rates, coins.rates),
  answer(market.localPrices, () => []),
  answer(market.list, coins.list),
  answer(market.compare, ({ coins: asked, span }) => coins.compare(asked, span)),
  answer(market.closes, ({ symbol }) => coins.closes(symbol)),
  answer(market.dayRates, ({ currency }) => coins.dayRates(currency)),
  answer(market.candles, ({ symbol, timeframe, count }) => coins.candles(symbol, timeframe, count)),
  answer(news.ofCoin, ({ symbol }) => demoNews(symbol, currentLanguage())),
  answer(portfolio.list, demoList),
  answer(portfolio.entries, demoEntries),
  answer(portfolio.overview, demoPortfolio),
  answer(portfolio.history, demoWorth),
  answer(portfolio.risk, demoRisk),
  answer(portfolio.realReturn, demoRealReturn),
  answer(portfolio.report, demoReport),
  answer(portfolio.imports, () => []),
  answer(notifications.settings, () => demoSettings),
  answer(channels.list, () => ({ channels: [], quiet: null })),
  answer(calendar.feed, () => ({ url: null, alerts: true, plans: true, graded: true })),
  answer(notifications.alerts, () => []),
  answer(notifications.alertFacts, ({ symbol }) => ({
    ...{ priceUsd: coins.sampleCoin(symbol).priceUsd, range: null, dayMoves: [], volumeRatio: null },
  })),
  answer(referrals.stats, () => ({ referralCount: 0, totalCreditsEarned: 0 })),
  answer(payments.history, () => []),
  answer(today.summary, () => demoToday()),
  // Nobody’s range could be sealed here.
  answer(turn.today, () => ({
    ...{ isOpen: false, coin: null, coins: [], calls: [], latest: null, given: { people: 0, models: 0 } },
    ...{ day: new Date().toISOString().slice(0, 10), nextDayAt: new Date().toISOString() },
  })),
  answer(analysis.analyze, whole),
  answer(analysis.analyzePosted, whole),
  answer(analysis.technicalSignals, whole),
  answer(analysis.kept, () => []),
  answer(analysis.kind, ({ symbol }) => coins.kindOf(symbol)),
  answer(analysis.keptOf, ({ symbol }) => keptOf(sample(symbol))),
  answer(analysis.demo, () => saidOf(sample('BTC'))),
  answer(analysis.supportResistance, ({ symbol }) => levelsOf(sample(symbol), currentLanguage())),
])

/** What is public is shown as it is. */
const isPublic = (path: string) => /^\/api\/(app|track-record|economy)(\/|$)/.test(path)

const notHere = { tr: 'Demo bu bölümü göstermez.', en: 'The demo does not show this part.' }
const notKept = { tr: 'Demoda hiçbir şey kaydedilmez.', en: 'Nothing is saved in the demo.' }

/** The demo's own reply to a call, or null where the server is to be asked. No write ever leaves the page. */
export function demoReply(route: Pick<Route, 'method' | 'path'>, input: object): { value: unknown } | null {
  const reply = answers.get(keyOf(route))
  if (reply) return { value: reply(input) }
  if (route.method === 'GET' && isPublic(route.path)) return null
  throw new ProblemError('accounts.forbidden', 403, route.method === 'GET' ? notHere : notKept)
}
