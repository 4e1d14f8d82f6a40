import type {
  Currency,
  favorites,
  follows,
  gems,
  guests,
  InputOf,
  market,
  PriceAlert,
  portfolio,
  ReplyOf,
} from '@pusula/contract'
import { DAY_MS, MINUTE_MS } from '@pusula/words'
import {
  analysisData,
  coin,
  either,
  flag,
  having,
  listOf,
  matching,
  names,
  nothing,
  number,
  oneOf,
  type QueuedEntry,
  rate,
  recordOf,
  type Saved,
  type Shape,
  type Star,
  type StoredCoin,
  type StoredQueue,
  type StoredStars,
  type Summary,
  saved,
  several,
  summary,
  text,
  within,
} from './shapes.ts'

/** Row of the table of stored values. */
export interface Entry<T> {
  /** Whom it tells something about: whoever comes next does not find it. Without one it is the browser's. */
  of?: 'member' | 'guest' | 'both'
  /** Stays until its member leaves on purpose: some of it has yet to be sent. */
  isToBeSent?: true
  /** Kept as it is, not as JSON. */
  isText?: true
  shape: Shape<T>
  /** How long it counts, from the moment it names; without this, until it is replaced. */
  age?: { ms: number; since(value: T): number }
}

/** Raised when what is kept changes its shape: an older one is forgotten rather than guessed at. */
type Edition = 1

type Rates = ReplyOf<typeof market.rates>
type Overview = ReplyOf<typeof market.overview>
type Favorite = ReplyOf<typeof favorites.list>[number]

/** The card of the coin that was looked at last. */
interface StoredCard {
  shape: Edition
  coin: StoredCoin
  price: Saved<Overview>
}

interface LastPrompt {
  prompt: 'tour' | 'install' | 'passkey'
  atMs: number
}

interface PendingSelection {
  coin: StoredCoin
  timestamp: number
}

interface CachedCandles {
  shape: Edition
  symbol: string
  timeframe: string
  atMs: number
  reply: ReplyOf<typeof market.candles>
}

/** A price with the moment it was true, so that its age can be told long after the reply. */
export interface Price {
  price: number
  changePercent: number
  atMs: number
  isStale: boolean
  isSimulated: boolean
}

/** As much of a member as is remembered for a visit without a network. */
export interface Person {
  /** Whose things are kept here; an earlier version did not say. */
  id?: string
  name: string
  tier: 'member' | 'pro'
  /** When the server last said so; an earlier version did not note it. */
  atMs?: number
}

/** How far this browser has come in proving that an address is its own. */
export type Proof =
  /** Spent: tried too often, and of no use any more. */
  { email: string; state: 'sent'; sentAtMs: number; isSpent?: boolean } | { email: string; state: 'verified' }

/** A registration on its way: all that was typed but the password, so that a reload or the mail app takes nothing away. */
export interface StoredRegistration {
  firstName: string
  lastName: string
  email: string
  acceptsTerms: boolean
  proof: Proof | null
  /** Where the new member is led. */
  arriveAt: string
  atMs: number
}

interface StoredSecret {
  secret: string
  atMs: number
}

/** The newest checkpoint of the record's log that this browser has found in order: size, root and origin stand in the note. */
export interface StoredCheckpoint {
  note: string
  /** Who signs the log. */
  verifierKey: string
  /** When it was last found in order. */
  atMs: number
}

const edition = oneOf<Edition>(1)

const card = having<StoredCard>({
  shape: edition,
  coin,
  price: saved(
    having<Overview>({
      coin: having<Overview['coin']>(names),
      price: having<Overview['price']>({
        lastPrice: number,
        priceChangePercent: number,
        highPrice: number,
        lowPrice: number,
        volume: number,
        weightedAvgPrice: number,
      }),
      provenance: having<Overview['provenance']>({ ageMs: number }),
    }),
  ),
})

export const minLossPercent = 0.25
export const maxLossPercent = 5

const yes = oneOf(true)

/** Every value, by its key. Most names are the specification's; `stored.test.ts` names the one owner of each. */
export const table = {
  language: { isText: true, shape: oneOf('tr', 'en') },
  /** What amounts are shown in, where the reader has chosen. */
  currency: { isText: true, shape: oneOf('USD', 'TRY', 'EUR') },
  /** What a dollar was worth when the server last said so. */
  rates: {
    shape: saved(having<Rates>({ TRY: either(nothing, rate), EUR: either(nothing, rate) })),
    age: { ms: 5 * DAY_MS, since: ({ atMs }: Saved<Rates>) => atMs },
  },
  theme: { isText: true, shape: oneOf('system', 'dark', 'light') },
  /** The colours of a rise and a fall, in this order. */
  moves: { isText: true, shape: oneOf('green-red', 'blue-orange', 'red-green') },
  /** The guest this browser last had. */
  guestHere: { isText: true, shape: text },
  /** A word to the other tabs, where there is no channel to them. */
  toldTabs: { isText: true, shape: text },
  /** When somebody last came or left: what was typed before is not theirs who are here now. */
  personChangedAtMs: { shape: number },

  hasSeenOnboarding: { shape: yes },
  passkeyOffered: { shape: yes },
  /** What last came over a screen by itself: nothing else does in the same visit. */
  lastPrompt: {
    shape: having<LastPrompt>({ prompt: oneOf('tour', 'install', 'passkey'), atMs: number }),
    age: { ms: 30 * MINUTE_MS, since: ({ atMs }: LastPrompt) => atMs },
  },
  /** When the offer to install was declined: it rests for a week. */
  'install-prompt-dismissed': { shape: number, age: { ms: 7 * DAY_MS, since: (atMs: number) => atMs } },
  /** A coin that another page or script wants analyzed. */
  pendingCoinSelection: {
    of: 'both',
    shape: having<PendingSelection>({ coin, timestamp: number }),
    age: { ms: 5_000, since: ({ timestamp }: PendingSelection) => timestamp },
  },

  /** Somebody is signing in, or the member the server last named. */
  signedIn: {
    of: 'member',
    shape: either(yes, having<Person>({ name: text, tier: oneOf('member', 'pro') })),
  },
  /** As long as a code is good for. */
  registration: {
    of: 'both',
    shape: having<StoredRegistration>({ email: text, arriveAt: text, atMs: number }),
    age: { ms: 15 * MINUTE_MS, since: ({ atMs }: StoredRegistration) => atMs },
  },
  /** What this browser is called where it asks for a code. */
  codeBrowser: {
    of: 'both',
    shape: having<StoredSecret>({ secret: text, atMs: number }),
    age: { ms: 15 * MINUTE_MS, since: ({ atMs }: StoredSecret) => atMs },
  },
  /** Who invited this reader. */
  referralHash: { isText: true, shape: matching(/^[\w-]{1,64}$/) },

  guestAnalysisCount: { of: 'both', shape: number },
  /** Agreed to, taken back and not yet told to the server, or read. */
  guestFingerprint: {
    shape: either(
      oneOf('agreed', 'withdrawn'),
      having<NonNullable<InputOf<typeof guests.account>['fingerprint']>>({ hash: text }),
    ),
  },

  /** Whose messages this browser is subscribed to. */
  pushAccount: { isText: true, shape: text },

  selectedCoin: { of: 'member', shape: coin },
  guestSelectedCoin: { of: 'guest', shape: coin },
  analyzedCoinData: { of: 'both', shape: card },
  coinPricesData: {
    shape: recordOf(
      having<Price>({ price: number, changePercent: number, atMs: number, isStale: flag, isSimulated: flag }),
    ),
  },
  coinPricesSymbols: { shape: listOf(text) },
  coinPricesLastFetch: { shape: number },

  favorites: {
    of: 'member',
    isToBeSent: true,
    shape: having<StoredStars>({
      accountId: text,
      list: either(nothing, listOf(having<Favorite>({ coinSymbol: text, coinName: text, createdAt: text }))),
      waiting: listOf(having<Star>({ symbol: text, name: text, tappedAt: text })),
    }),
  },

  /** Purchases and sales that were noted without a network. */
  portfolioQueue: {
    of: 'member',
    isToBeSent: true,
    shape: having<StoredQueue>({ accountId: text, waiting: listOf(having<QueuedEntry>({ atMs: number })) }),
  },
  /** What was last answered, to be read without a network. */
  keptEntries: {
    of: 'member',
    shape: saved(having<ReplyOf<typeof portfolio.entries> & { coin: string; currency: Currency }>({})),
  },
  keptPortfolio: { of: 'member', shape: saved(having<ReplyOf<typeof portfolio.overview>>({ entries: having({}) })) },
  keptGems: { of: 'member', shape: saved(having<ReplyOf<typeof gems.list>>({ data: several })) },
  keptAlerts: {
    of: 'member',
    shape: saved(listOf(having<PriceAlert>({ id: text, way: oneOf('either', 'up', 'down') }))),
  },
  /** Which index of prices the return is compared with, by the currency it is read in. */
  priceIndex: { shape: recordOf(oneOf('tuik', 'enag', 'us', 'euro', 'none')) },
  /** Amounts of money are not shown on this device. */
  discreet: { shape: yes },
  /** The plans that a member follows. */
  keptPlans: { of: 'member', shape: saved(having<ReplyOf<typeof follows.mine>>({ plans: several, followed: number })) },
  keptToday: { of: 'both', shape: summary, age: { ms: 7 * DAY_MS, since: ({ atMs }: Saved<Summary>) => atMs } },

  recordCheckpoint: { shape: having<StoredCheckpoint>({ note: text, verifierKey: text, atMs: number }) },

  userAnalysisData: { of: 'member', shape: analysisData },
  guestAnalysisData: { of: 'guest', shape: analysisData },
  lastAnalyzedCoin: { of: 'member', isText: true, shape: text },
  guestLastAnalyzedCoin: { of: 'guest', isText: true, shape: text },
  chartCandles: {
    of: 'both',
    shape: having<CachedCandles>({ shape: edition, symbol: text, timeframe: text, atMs: number, reply: having({}) }),
  },
  /** What is drawn over the candles. */
  chartLayers: { shape: listOf(text) },
  /** When the risk of leverage was agreed to. */
  riskAcknowledged: { of: 'both', isText: true, shape: text },
  /** Capital, risk in percent and the capital's currency that a plan's size was last worked out from; never sent. */
  planSize: { of: 'both', shape: listOf(text) },
  /** What somebody can bear to lose of their money on one day in twenty, in percent; never sent. */
  lossPercent: { of: 'both', shape: within(minLossPercent, maxLossPercent) },
} satisfies Record<string, Entry<unknown>>

export type StoredKey = keyof typeof table
export type Stored<Key extends StoredKey> = (typeof table)[Key]['shape'] extends Shape<infer Value> ? Value : never
