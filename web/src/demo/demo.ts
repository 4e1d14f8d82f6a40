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
  type Language,
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
import { endsOfDay } from '@pusula/engine'
import { datesIn, HOUR_MS } from '@pusula/words'
import { currentLanguage } from '../lib/language.ts'
import { ProblemError } from '../lib/problem.ts'
import { analysisOf, levelsOf, type Sample, saidOf, sampleOf } from './analysis.ts'
import * as coins from './coins.ts'
import { sampleCoin } from './coins.ts'
import {
  demoFavorites,
  demoGemSummary,
  demoGems,
  demoSettings,
  demoStats,
  demoSubscription,
  demoUser,
} from './person.ts'
import { demoEntries, demoList, demoPortfolio, demoRealReturn, demoReport, demoRisk, demoWorth } from './portfolio.ts'

type SampleAnswer = (input: object) => unknown
const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`

/** Untyped map of replies by route; each is typed where it is declared. */
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

const savedOf = (of: Sample): ReplyOf<typeof analysis.keptOf> => {
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

type Summary = ReplyOf<typeof today.summary>
type Graded = Summary['coins'][number]

const [hourMs, dayMs] = [3_600_000, 86_400_000]
const halfWidth = 0.021
/** How far beyond its range each of those ended that left it, as shares of the edge. */
const beyond: Readonly<Record<string, number>> = { SOL: 0.006, DOGE: -0.011 }

function gradedCoin(symbol: string, place: number, dueAt: string): Graded {
  const { name, priceUsd } = sampleCoin(symbol)
  const [lowUsd, highUsd] = [priceUsd * 0.97, priceUsd * 1.03]
  const by = beyond[symbol] ?? 0
  const endUsd = by > 0 ? highUsd * (1 + by) : by < 0 ? lowUsd * (1 + by) : priceUsd
  const outcome = by > 0 ? 'above' : by < 0 ? 'below' : 'inside'
  return { symbol, name, id: place + 1, lowUsd, highUsd, endUsd, dueAt, outcome, beyondRatio: Math.abs(by) }
}

/** A day as somebody may meet it: two of ten left their range, and nothing else happened. */
function demoToday(): Summary {
  const at = new Date(Math.floor(Date.now() / hourMs) * hourMs)
  const graded = ['SOL', 'DOGE', 'BTC', 'ETH', 'BNB', 'XRP', 'ADA', 'DOT', 'AVAX', 'LINK'].map((symbol, place) =>
    gradedCoin(symbol, place, at.toISOString()),
  )
  const { symbol, name, priceUsd } = sampleCoin('BTC')
  const held = graded.filter(({ outcome }) => outcome === 'inside').length
  return {
    source: 'simulated',
    at: at.toISOString(),
    nextAt: new Date(at.getTime() + dayMs).toISOString(),
    ...{ coins: graded, whose: 'large', graded: graded.length, held, expected: 8 },
    recorded: graded.map(({ outcome }) => outcome),
    bitcoin: {
      ...{ symbol, name, priceUsd, lowUsd: priceUsd * Math.exp(-halfWidth), highUsd: priceUsd * Math.exp(halfWidth) },
      endsAt: new Date(at.getTime() + dayMs).toISOString(),
      endsUsd: endsOfDay(priceUsd, halfWidth),
    },
    rate: { kind: 'live', graded: 4_500, missed: 945, heldRatio: 0.79, errorRatio: 0.02, days: 90 },
    ...{
      earlyResults: 0,
      firstResultAt: null,
      nextResults: [],
      plans: [],
      plansStarted: 0,
      plansEnded: 0,
      watch: [],
      portfolio: null,
    },
    replay: null,
    isQuiet: false,
  }
}

type Item = ReplyOf<typeof news.ofCoin>[number]

interface Words {
  outlet: string
  tones: Record<Item['TONE'], string>
  stories: [tone: Item['TONE'], title: (name: string) => string, summary: string, decidedBy?: string][]
}

const texts = {
  tr: {
    outlet: 'Örnek Ajans',
    tones: { '1': 'Olumlu', '0': 'Nötr', '-1': 'Olumsuz' },
    stories: [
      ['1', (name: string) => `${name} ağında işlem sayısı arttı (örnek)`, 'Bu bir örnek haberdir.', 'arttı'],
      ['0', (name: string) => `${name} için sakin bir hafta (örnek)`, 'Bu bir örnek haberdir.'],
      ['-1', (name: string) => `${name} alım satım hacmi azaldı (örnek)`, 'Bu bir örnek haberdir.', 'azaldı'],
    ],
  },
  en: {
    outlet: 'Sample Wire',
    tones: { '1': 'Positive', '0': 'Neutral', '-1': 'Negative' },
    stories: [
      ['1', (name: string) => `More transactions on the ${name} network (sample)`, 'This is a sample story.', 'More'],
      ['0', (name: string) => `A calm week for ${name} (sample)`, 'This is a sample story.'],
      ['-1', (name: string) => `${name} is traded less (sample)`, 'This is a sample story.', 'less'],
    ],
  },
} satisfies Record<Language, Words>

/** Three stories that nobody wrote, and that say so. */
function demoNews(symbol: string, language: Language): Item[] {
  const { outlet, tones, stories } = texts[language]
  const { longDate, time } = datesIn(language)
  return stories.map(([tone, title, summary, decidedBy], place) => {
    const at = new Date(Date.now() - (place + 1) * 3 * HOUR_MS)
    return {
      TITLE: title(sampleCoin(symbol).name),
      TONE: tone,
      TONE_TEXT: tones[tone],
      DATE_FORMATTED: `${longDate(at)} ${time(at)}`,
      SUMMARY: summary,
      URL: 'https://example.com/',
      source: outlet,
      retoldBy: [],
      decidedBy: decidedBy ? [decidedBy] : [],
      language,
      publishedAt: at.toISOString(),
      confidence: 0.8,
      isSimulated: true,
    }
  })
}

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
    spent: 0,
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
    day: new Date().toISOString().slice(0, 10),
  })),
  answer(analysis.analyze, whole),
  answer(analysis.analyzePosted, whole),
  answer(analysis.technicalSignals, whole),
  answer(analysis.kept, () => []),
  answer(analysis.kind, ({ symbol }) => coins.kindOf(symbol)),
  answer(analysis.keptOf, ({ symbol }) => savedOf(sample(symbol))),
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
