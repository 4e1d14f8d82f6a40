import { plural, turkishEnding } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

const possessive = (count: number) => `${count}’${turkishEnding(count, 'possessive')}`

/** What became of yesterday’s ranges, on the landing page. */
export const yesterdayText = messages({
  yesterday: {
    tr: (held: number, graded: number) =>
      held === graded
        ? `Dün ${graded} coinin hepsi aralıkta kaldı`
        : `Dün ${graded} coinden ${possessive(held)} aralıkta kaldı`,
    en: (held: number, graded: number) =>
      `Yesterday ${held} of ${graded} ${plural(graded, 'coin', 'coins')} stayed in range`,
  },
  marks: {
    tr: (graded: number, held: number) => `${graded} coin: ${held} aralıkta kaldı, ${graded - held} dışına çıktı`,
    en: (graded: number, held: number) => `${graded} coins: ${held} held, ${graded - held} missed`,
  },
  stayed: { tr: 'aralıkta kaldı', en: 'stayed in range' },
  leftIt: { tr: 'dışına çıktı', en: 'left it' },
  missed: {
    tr: (count: number) => `Çıkan ${count} coin`,
    en: (count: number) => (count === 1 ? 'The one that left' : `The ${count} that left`),
  },
})
