import type { Both } from '@pusula/words'
import type { Refusal } from '../../recommendations/scenario.ts'
import { choose } from '../choose.ts'
import { inOrder, type Saying } from '../language.ts'

/** Why a trend alone does not make a scenario. Spot and leverage stand side by side, so they take different seeds. */
export function sayRefusal(refusal: Refusal, trend: Both<string>, seed: number): Saying {
  const but = (tr: string, en: string): Saying => ({
    tr: () => `Bekle: ${trend.tr}, ama ${tr}.`,
    en: () => `Wait: ${trend.en}, but ${en}.`,
  })
  switch (refusal.code) {
    case 'not-enough-history':
      return {
        tr: () => 'Bekle: fiyat geçmişi bir senaryo kurmak için kısa.',
        en: () => 'Wait: the price history is too short for a scenario.',
      }
    case 'no-room': {
      const { rewardToRisk: best, leastRewardToRisk: least } = refusal
      return choose(
        [
          inOrder(but('yer dar', 'there is little room'), {
            tr: write =>
              `En iyi hedef, stop uzaklığının ${write.plain(best, 2)} katı kadar uzakta; en az ${write.plain(least, 1)} katı aranır.`,
            en: write =>
              `The best target is ${write.plain(best, 2)} times as far away as its stop; at least ${write.plain(least, 1)} times is asked for.`,
          }),
          inOrder(but('risk kazanca değmiyor', 'the risk is not worth it'), {
            tr: write =>
              `Hedef uzaklığının stop uzaklığına oranı en fazla ${write.plain(best, 2)}, en az ${write.plain(least, 1)} olmalı.`,
            en: write =>
              `The ratio of target to stop is ${write.plain(best, 2)} at best and should be at least ${write.plain(least, 1)}.`,
          }),
        ],
        seed,
      )
    }
    case 'stop-too-near': {
      const { stopFirstProbability: stopFirst } = refusal
      return choose(
        [
          inOrder(
            but('hedefe yer bırakan her stop gürültünün içinde', 'every stop that leaves room lies within the noise'),
            {
              tr: write => `Bir gün içinde önce stopun görülme ihtimali en az ${write.chance(stopFirst)}.`,
              en: write => `The chance of meeting the stop first within a day is at least ${write.chance(stopFirst)}.`,
            },
          ),
          inOrder(but('stoplar fazla yakın kalıyor', 'the stops are too near'), {
            tr: write =>
              `Olağan dalgalanma bile bir gün içinde en az ${write.chance(stopFirst)} ihtimalle önce stopa değer.`,
            en: write =>
              `Ordinary swings alone would meet one first within a day with a chance of at least ${write.chance(stopFirst)}.`,
          }),
        ],
        seed,
      )
    }
  }
}
