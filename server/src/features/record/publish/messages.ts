import type { Both } from '@pusula/contract'

/** Title and description of the Atom feed. */
export const feedText = {
  title: { tr: 'Pusula: tahmin kaydının günlük imzaları', en: 'Pusula: daily checkpoints of the log of predictions' },
  entry: { tr: 'Günün son imzası', en: 'Last checkpoint of the day' },
  coverage: {
    tr: (inside: string, count: string, isWhole: boolean) =>
      `Olası aralık ${isWhole ? 'o gün' : 'o gün, şimdiye kadar'} %80 hedefe karşı ${inside} tuttu; ${count} tahmin.`,
    en: (inside: string, count: string, isWhole: boolean) =>
      `The likely ranges of that day held ${inside}${isWhole ? '' : ' so far'}, against a target of 80%; ${count} predictions.`,
  },
  ungraded: { tr: 'O günün tahminlerinden henüz notlanan yok.', en: 'None of that day’s predictions is graded yet.' },
} satisfies Record<string, Both | Both<(inside: string, count: string, isWhole: boolean) => string>>
