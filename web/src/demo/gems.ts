import type { gems, ReplyOf } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { currentLanguage } from '../lib/language.ts'
import { overview } from './coins.ts'

type List = ReplyOf<typeof gems.list>

const texts = {
  tr: { reason: 'Son haftalarda öteki küçük coinlerden daha çok yükseldi.', days: '4-12 gün' },
  en: { reason: 'It rose more than other small coins in the last weeks.', days: '4-12 days' },
}

/** Symbol and grade; all else is what the other screens say of the coin. */
const rows = [
  ['CELO', 78],
  ['BAND', 66],
] as const

function gemOf([symbol, grade]: (typeof rows)[number]): List['data'][number] {
  const { coin, price, marketCapUsd } = overview(symbol)
  const says = texts[currentLanguage()]
  return {
    id: coin.id,
    symbol,
    name: coin.name,
    image: coin.image,
    gradeLevel: grade >= 75 ? 'High' : 'Medium',
    grade,
    potentialScore: 20,
    reason: says.reason,
    currentPrice: price.lastPrice,
    priceChange24h: price.priceChangePercent,
    high24h: price.highPrice,
    low24h: price.lowPrice,
    marketCap: marketCapUsd ?? 0,
    exchanges: ['Demo'],
    moonshotTime: says.days,
    targetPrice: price.lastPrice * 1.2,
    isNew: false,
  }
}

export const demoGemCount = rows.length

const edition = () => ({
  computedAt: new Date().toISOString(),
  sizesAt: null,
  nextAt: new Date(Date.now() + 6 * HOUR_MS).toISOString(),
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
    doubled: 0,
    halved: 0,
    aheadOfBitcoin: 0,
    medianChangePercent: null,
    measured: { reachedByFirst: 0.18, reachedByLast: 0.34, aheadOfBitcoin: 0.27 },
  },
})
