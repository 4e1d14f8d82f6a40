import type { Analysis } from '../../analysis/analyse.ts'
import type { LeveragedReason, LeveragedRecommendation } from '../../recommendations/leveraged.ts'
import { hashOf } from '../choose.ts'
import { type Coin, inOrder, type Saying } from '../language.ts'
import { sayRefusal } from './refusal.ts'
import { trendClause, trendOf, trendWithScore } from './trend.ts'

/** Why the scenario with borrowed money is what it is. */
export function sayLeveraged(analysis: Analysis, coin: Coin): Saying {
  const { leveraged } = analysis
  if (leveraged.position === 'none') return sayNone(leveraged.reason, analysis, coin)
  return inOrder(trendWithScore(analysis), ...sayPosition(leveraged))
}

type Position = Exclude<LeveragedRecommendation, { readonly position: 'none' }>

const sayPosition = ({ leverage, ...position }: Position): Saying[] => [
  {
    tr: write => `${leverage}× kaldıraçta stop ${write.price(position.stopUsd)},`,
    en: write => `At ${leverage}× the stop is ${write.price(position.stopUsd)},`,
  },
  {
    tr: write =>
      `hedef ${write.price(position.takeProfitUsd)}, tasfiye yaklaşık ${write.price(position.liquidationUsd)}.`,
    en: write =>
      `the target ${write.price(position.takeProfitUsd)}, and liquidation is near ${write.price(position.liquidationUsd)}.`,
  },
  {
    tr: write => `Stop gelirse yatırılan tutardan kayıp ${write.part(position.lossAtStopRatio, 2)};`,
    en: write => `At the stop the loss is ${write.part(position.lossAtStopRatio, 2)} of the stake;`,
  },
  {
    tr: write => `bir gün içinde önce stopun görülme ihtimali ${write.chance(position.stopFirstProbability)}.`,
    en: write => `the chance of meeting the stop first within a day is ${write.chance(position.stopFirstProbability)}.`,
  },
  {
    tr: () => 'Genel bir teknik senaryodur; kaldıraç kazanç gibi kaybı da büyütür.',
    en: () => 'This is a general technical scenario; leverage multiplies losses as well as gains.',
  },
]

function sayNone(reason: LeveragedReason, analysis: Analysis, { symbol }: Coin): Saying {
  const trend = trendOf(analysis)
  const clause = trendClause(trend)
  if (!('trend' in reason))
    return reason.code === 'too-volatile'
      ? inOrder(
          {
            tr: write =>
              `Bekle: ${clause.tr}, ama stop ${write.part(reason.stopDistanceRatio, 2)} uzakta olmak zorunda.`,
            en: write => `Wait: ${clause.en}, but the stop has to be ${write.part(reason.stopDistanceRatio, 2)} away.`,
          },
          {
            tr: () => '2× kaldıraçta bile tasfiye ona fazla yaklaşır.',
            en: () => 'Even at 2× the liquidation would come too close to it.',
          },
        )
      : sayRefusal(reason, clause, hashOf(`${symbol} spot`) + 1)
  const { score } = analysis.score
  return trend === 'up' || trend === 'down'
    ? {
        tr: () => `Bekle, avantaj yok: ${clause.tr}, ama trend ve skor (${score}) kaldıraç için yeterince net değil.`,
        en: () => `Wait, no edge: ${clause.en}, but trend and score (${score}) are not clear enough for leverage.`,
      }
    : {
        tr: () => `Bekle, avantaj yok: ${clause.tr}, skor ${score}. Yön olmadan kaldıraç yalnızca riski büyütür.`,
        en: () =>
          `Wait, no edge: ${clause.en} and the score is ${score}. Without a direction, leverage only adds risk.`,
      }
}
