import type { TooNewTerm } from '../../analysis/terms.ts'
import type { Variants } from '../choose.ts'
import { plainly, type Saying, stopped } from '../language.ts'
import type { Scene } from '../scene.ts'
import { verbOf } from '../words.ts'

/** Younger than this, levels and the range of a day mean nothing yet. */
export const minLevelDays = 30
const hardly = 0.001
const sameFall = 0.01

/** What a young coin did since its first trade. */
export function happenedNew({ name, facts: { beginning } }: Scene): Variants {
  if (!beginning)
    return [plainly(`${name} için henüz bir gün bile tamamlanmadı.`, `${name} has not completed a single day yet.`)]
  const { sinceFirstRatio, belowTopRatio } = beginning
  const isStill = Math.abs(sinceFirstRatio) < hardly
  const verb = verbOf(sinceFirstRatio)
  const side = sinceFirstRatio > 0 ? 'above' : 'below'
  const since: Variants = isStill
    ? [plainly(`${name} ilk işlem fiyatında`, `${name} is at the price of its first trade`)]
    : [
        {
          tr: write => `İlk işleminden bu yana ${name} ${write.size(sinceFirstRatio)} ${verb.tr.way}`,
          en: write => `Since its first trade ${name} is ${verb.en.way} ${write.size(sinceFirstRatio)}`,
        },
        {
          tr: write => `${name} ilk işleminden beri ${write.size(sinceFirstRatio)} ${verb.tr.way}`,
          en: write => `${name} is ${write.size(sinceFirstRatio)} ${side} its first trade`,
        },
      ]
  return stopped(since, topOf(sinceFirstRatio, belowTopRatio))
}

function topOf(sinceFirstRatio: number, belowTopRatio: number): Saying {
  if (belowTopRatio < hardly) return plainly(' ve en yüksek fiyatında', ' and at its highest price')
  // The fall since its first trade is the one from its top.
  if (sinceFirstRatio < 0 && belowTopRatio + sinceFirstRatio < sameFall)
    return plainly('; o fiyatın üstüne neredeyse hiç çıkmadı', '; it was hardly ever above that price')
  // Up since the first trade and below the top: the two go against each other.
  const join = sinceFirstRatio > 0 ? { tr: ', ama', en: ' but' } : { tr: ' ve', en: ' and' }
  return {
    tr: write => `${join.tr} tepesinden ${write.size(belowTopRatio)} aşağıda`,
    en: write => `${join.en} ${write.size(belowTopRatio)} below its top`,
  }
}

/** Where it may be an hour from now: its days are too few for more. */
export const standsNew = ({ hourRange: { lowUsd, highUsd } }: Scene): Variants => [
  {
    tr: write => `Bir saat sonrası için olası aralık ${write.proseRange(lowUsd, highUsd)}.`,
    en: write => `The likely range an hour from now is ${write.proseRange(lowUsd, highUsd)}.`,
  },
]

export const changesNew: Variants = [
  plainly('Seviye belirlemek için geçmişi henüz kısa.', 'Its past is still too short for levels.'),
]

/** A term that is not open yet says when it opens, and nothing more. */
export function opensLater({ opensInDays }: TooNewTerm, isLong: boolean): Variants {
  const days = opensInDays === 1 ? 'day' : 'days'
  return isLong
    ? [
        {
          tr: write => `Uzun vade ${write.count(opensInDays)} gün sonra açılır.`,
          en: write => `Long term opens in ${write.count(opensInDays)} ${days}.`,
        },
      ]
    : [
        {
          tr: write => `Orta vade ${write.count(opensInDays)} gün sonra açılır; geçmişi henüz kısa.`,
          en: write => `Mid term opens in ${write.count(opensInDays)} ${days}; its past is still too short.`,
        },
      ]
}
