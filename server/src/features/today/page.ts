import type { Language, ReplyOf, today } from '@pusula/contract'
import { clockIn, formatIn, homeZone, plural, withoutCurrency } from '@pusula/words'
import { type Html, html } from '@pusula/words/html'

type Summary = ReplyOf<typeof today.summary>

/** Minimum sample size of a stated rate. */
const enough = 30

const said = {
  tr: {
    range: (range: string, when: string) => `Bitcoin ${when} için olası aralık ${range}:`,
    rate: (held: string, days: string, count: string, missed: string) =>
      `5’te 4 tutması gerekir; böyle 100 aralığın ${held} tanesi tuttu, son ${days} günde. ${count} tahmin, tutmayan ${missed}.`,
    none: '5’te 4 tutması gerekir; canlı ölçüm henüz yok.',
    simulated: 'Simüle piyasa: fiyatlar yapaydır.',
    record: 'Karneye bak',
    place: 'İstanbul’da ',
  },
  en: {
    range: (range: string, when: string) => `Bitcoin, ${when}: likely range ${range},`,
    rate: (held: string, days: string, count: string, missed: string) =>
      `meant to hold 4 times in 5; ${held} in 100 of such ranges held in the last ${days} ${plural(days, 'day', 'days')}. ${count} predictions, ${missed} missed.`,
    none: 'meant to hold 4 times in 5; no live measurement yet.',
    simulated: 'Simulated market: prices are made up.',
    record: 'See the record',
    place: 'Istanbul time, ',
  },
}

/** What is said of tomorrow and how often that held, for readers of the landing page without scripts. */
export function landingMarkup(summary: Summary, language: Language, now: Date): Html {
  const { bitcoin, rate, source } = summary
  if (!bitcoin) return html``
  const t = said[language]
  const { roughPrices, dayTime, plain, count } = formatIn(language, clockIn(homeZone))
  const [low = '', high = ''] = roughPrices([bitcoin.lowUsd, bitcoin.highUsd])
  const isMeasured = rate?.kind === 'live' && rate.graded >= enough
  const sentences = [
    t.range(`${low} – ${withoutCurrency(high)}`, t.place + dayTime(new Date(bitcoin.endsAt), now)),
    isMeasured ? t.rate(plain(100 * rate.heldRatio), count(rate.days), count(rate.graded), count(rate.missed)) : t.none,
    ...(source === 'simulated' ? [t.simulated] : []),
  ]
  return html`<p>${sentences.join(' ')} <a href="/track-record">${t.record}</a></p>`
}
