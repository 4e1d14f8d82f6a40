import { type Language, numbersIn } from '@pusula/words'
import { plainly } from '../language.ts'
import { type SpecialText, specialIn } from './special.ts'

/** What a young coin opens with its days: ranges of an hour, ranges of a day, score and plans, the longer terms. */
export const openingDays = { hourRanges: 7, dayRanges: 30, plans: 60, terms: 90 } as const
export type Opening = keyof typeof openingDays

export interface YoungText {
  readonly what: Opening
  /** 0 where it is open. */
  readonly inDays: number
  readonly text: string
}

/** What can be said of a young coin and what not yet, with the days that are missing. */
export function describeOpenings(ageDays: number, language: Language): YoungText[] {
  return (Object.keys(openingDays) as Opening[]).map(what => {
    const inDays = Math.max(openingDays[what] - ageDays, 0)
    return { what, inDays, text: textOf(what, inDays, language) }
  })
}

const names: Record<Opening, { readonly tr: string; readonly en: string }> = {
  hourRanges: { tr: '15 dakika ve 1 saatlik aralık', en: 'Ranges of 15 minutes and 1 hour' },
  dayRanges: { tr: '4 saat ve 1 günlük aralık', en: 'Ranges of 4 hours and 1 day' },
  plans: { tr: 'Skor ve planlar', en: 'Score and plans' },
  terms: { tr: 'Orta ve uzun vade', en: 'Mid and long term' },
}

function textOf(what: Opening, inDays: number, language: Language): string {
  const { tr, en } = names[what]
  const days = numbersIn(language).count(inDays)
  if (language === 'tr') return inDays === 0 ? `${tr}: açık.` : `${tr}: ${days} gün sonra.`
  return inDays === 0 ? `${en}: open.` : `${en}: in ${days} ${inDays === 1 ? 'day' : 'days'}.`
}

/** While the score is closed a coin costs nothing. */
export function describeYoungInstead(ageDays: number, language: Language): string | null {
  const inDays = openingDays.plans - ageDays
  if (inDays <= 0) return null
  const days = numbersIn(language).count(inDays)
  return language === 'tr'
    ? `Skor ve planlar ${days} gün sonra. O güne dek bu coin için kredi kullanılmaz.`
    : `Score and plans in ${days} ${inDays === 1 ? 'day' : 'days'}. Until then this coin uses no credit.`
}

/** A coin that is too young for a score. */
export const describeYoung = (
  { name, ageDays }: { readonly name: string; readonly ageDays: number },
  language: Language,
): SpecialText =>
  specialIn(language, 'new', {
    headline: {
      tr: write => `${name} ${write.count(ageDays)} günlük: skor ve plan için henüz erken.`,
      en: write =>
        `${name} is ${write.count(ageDays)} ${ageDays === 1 ? 'day' : 'days'} old: too new for a score or a plan.`,
    },
    happened: plainly('Bu coin uzun vadeli bir yorum için çok yeni.', 'This coin is too new for a long-term reading.'),
    stands: plainly(
      'Şimdilik yalnızca kısa süreli aralıklar hesaplanıyor.',
      'For now only ranges over short times are worked out.',
    ),
    changes: plainly('Nelerin ne zaman açılacağı aşağıda.', 'What opens when is listed below.'),
    instead: plainly(
      describeYoungInstead(ageDays, 'tr') ?? 'Skor ve planlar açık.',
      describeYoungInstead(ageDays, 'en') ?? 'Score and plans are open.',
    ),
  })
