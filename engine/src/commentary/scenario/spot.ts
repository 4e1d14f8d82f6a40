import type { Analysis } from '../../analysis/analyse.ts'
import type { Scenario } from '../../recommendations/scenario.ts'
import { choose, hashOf } from '../choose.ts'
import { type Coin, inOrder, type Saying } from '../language.ts'
import { sayRefusal } from './refusal.ts'
import { trendClause, trendOf, trendWithScore } from './trend.ts'

/** Why the scenario without borrowed money is what it is. */
export function saySpot(analysis: Analysis, { symbol }: Coin): Saying {
  const { spot } = analysis
  const seed = hashOf(`${symbol} spot`)
  if (spot.action !== 'wait')
    return inOrder(trendWithScore(analysis), ...(spot.action === 'buy' ? sayBuy(spot) : saySell(spot)), general)
  const { reason } = spot
  if ('trend' in reason) return choose(sayNoEdge(analysis), seed)
  return sayRefusal(reason, trendClause(trendOf(analysis)), seed)
}

const general: Saying = {
  tr: () => 'Genel bir teknik senaryodur, kişiye özel değildir.',
  en: () => 'This is a general technical scenario, not made for any one person.',
}

const sayBuy = (buy: Scenario): Saying[] => [
  {
    tr: write =>
      `Giriş ${write.price(buy.entryUsd)}, stop ${write.price(buy.stopUsd)}, hedef ${write.price(buy.takeProfitUsd)}.`,
    en: write =>
      `Entry ${write.price(buy.entryUsd)}, stop ${write.price(buy.stopUsd)}, target ${write.price(buy.takeProfitUsd)}.`,
  },
  {
    tr: write => `Hedef, stop uzaklığının ${write.plain(buy.rewardToRisk, 2)} katı kadar uzakta;`,
    en: write => `The target is ${write.plain(buy.rewardToRisk, 2)} times as far away as the stop;`,
  },
  {
    tr: write => `bir gün içinde önce stopun görülme ihtimali ${write.chance(buy.stopFirstProbability)}.`,
    en: write => `the chance of meeting the stop first within a day is ${write.chance(buy.stopFirstProbability)}.`,
  },
]

/** Selling without borrowed money is for those who hold the coin. */
const saySell = (sell: Scenario): Saying[] => [
  {
    tr: write => `Bu coini elinde tutanlar için: ${write.price(sell.stopUsd)} üstü senaryoyu bitirir,`,
    en: write => `For holders: above ${write.price(sell.stopUsd)} this scenario ends,`,
  },
  {
    tr: write => `${write.price(sell.takeProfitUsd)} geri alımın düşünülebileceği yerdir.`,
    en: write => `and ${write.price(sell.takeProfitUsd)} is where buying back comes into question.`,
  },
  {
    tr: write => `Bir gün içinde önce üst sınırın görülme ihtimali ${write.chance(sell.stopFirstProbability)}.`,
    en: write =>
      `The chance of meeting the upper limit first within a day is ${write.chance(sell.stopFirstProbability)}.`,
  },
]

function sayNoEdge(analysis: Analysis): [Saying, Saying] {
  const { score } = analysis.score
  const trend = trendOf(analysis)
  const { tr, en } = trendClause(trend)
  const why =
    trend === 'up' || trend === 'down'
      ? { tr: `${tr}, ama skor ${score} bunu desteklemiyor`, en: `${en}, but a score of ${score} does not back it` }
      : { tr: `${tr}, skor ${score}`, en: `${en} and the score is ${score}` }
  return [
    {
      tr: () => `Bekle, avantaj yok: ${why.tr}. Trend ve skor aynı yönü gösterdiğinde burada bir senaryo olur.`,
      en: () => `Wait, no edge: ${why.en}. Once trend and score point the same way, a scenario will stand here.`,
    },
    {
      tr: () => `Şu an avantaj yok, bekle: ${why.tr}. Senaryo için ikisinin aynı yönde olması gerekir.`,
      en: () => `There is no edge now, so wait: ${why.en}. A scenario needs both to point the same way.`,
    },
  ]
}
