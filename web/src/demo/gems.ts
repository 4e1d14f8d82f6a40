import type { gems, ReplyOf } from '@pusula/contract'

type List = ReplyOf<typeof gems.list>

const says = 'Demo / Örnek'
const hourMs = 60 * 60_000

/** Symbol, name, grade, price in dollars and market value in millions, as they once were. */
const rows = [
  ['CELO', 'Celo', 78, 0.2846, 168],
  ['BAND', 'Band Protocol', 66, 0.5281, 85],
] as const

const gemOf = ([symbol, name, grade, priceUsd, millions]: (typeof rows)[number]): List['data'][number] => ({
  id: symbol.toLowerCase(),
  symbol,
  name,
  image: `/coins/${symbol.toLowerCase()}.svg`,
  gradeLevel: grade >= 75 ? 'High' : 'Medium',
  grade,
  potentialScore: 20,
  reason: says,
  currentPrice: priceUsd,
  priceChange24h: 0,
  high24h: priceUsd * 1.02,
  low24h: priceUsd * 0.97,
  marketCap: millions * 1e6,
  exchanges: ['Demo'],
  moonshotTime: '4-12',
  targetPrice: priceUsd * 1.2,
  isNew: false,
})

export const demoGemCount = rows.length

const edition = () => ({
  computedAt: new Date().toISOString(),
  sizesAt: null,
  nextAt: new Date(Date.now() + 6 * hourMs).toISOString(),
  isLate: false,
  source: 'simulated' as const,
})

export const demoGems = (): List => ({ data: rows.map(gemOf), ...edition(), priceAgeMs: 0, isStale: false })

export const demoGemSummary = (): ReplyOf<typeof gems.summary> => ({
  count: demoGemCount,
  neededCredits: 5,
  ...edition(),
  record: {
    over: 0,
    reached: 0,
    delisted: 0,
    aheadOfBitcoin: 0,
    medianChangePercent: null,
    measured: { reachedByFirst: 0.18, reachedByLast: 0.34, aheadOfBitcoin: 0.27 },
  },
})
