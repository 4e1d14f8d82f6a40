import { turnLimits } from '@pusula/contract'
import { type Both, clockIn, formatIn, type Language, turkishEnding } from '@pusula/words'
import type { EmailDraft, EmailSection } from '../../platform/mail/compose.ts'
import { maxCoins, type Week } from './week.ts'

const promised = 80
const maxMisses = 8
/** With less to say no e-mail is written. */
const minSections = 3

interface Words {
  week(days: string): string
  subject(days: string, held: number, graded: number): string
  headline(held: number, graded: number): string
  measured(share: string, coins: number): string
  aim: string
  misses(count: number): string
  noMiss: string
  more(count: number): string
  portfolio(ratio: string): string
  bitcoin(ratio: string): string
  lira(dollar: string, gold: string): string
  noAmounts: string
  coins: string
  thisWeek: string
  nextWeek(held: string, weeks: number): string
  plans(count: number): string
  planEnds(plans: Week['plans']): string
  planMean(ratio: string): string
  turn(given: number, held: number): string
  turnEver(graded: number, share: string): string
  turnEarly(graded: number): string
  open: string
  advice: string
  simulated: string
  stop: string
  change: string
}

const inHundred = (count: number) => `${count}’${turkishEnding(count, 'locative')}`

const words: Both<Words> = {
  tr: {
    week: days => `${days} haftan`,
    subject: (days, held, graded) => `${days} haftan: ${graded} aralıktan ${held} tanesi tuttu`,
    headline: (held, graded) => `Coinlerinin ${graded} günlük aralığından ${held} tanesi tuttu.`,
    measured: (share, coins) => `${coins} coin, 7 gün: ${inHundred(100)} ${share}.`,
    aim: `beklenen ${promised}`,
    misses: count => `Tutmayan ${count} aralık`,
    noMiss: 'Hepsi tuttu; 5’te 1’inin tutmaması beklenir.',
    more: count => `ve ${count} tane daha`,
    portfolio: ratio => `Portföyün ${ratio}`,
    bitcoin: ratio => `Aynı hafta dolarla Bitcoin ${ratio}. `,
    lira: (dollar, gold) => `Lirayla dolar ${dollar}, gram altın ${gold}. `,
    noAmounts: 'Tutarlar mektuba yazılmaz.',
    coins: 'Coinlerin',
    thisWeek: 'Bu hafta:',
    nextWeek: (held, weeks) =>
      `Bu hafta, ve 7 gün sonra 5 seferden 4’ünde. Geçmişten hesaplandı: böyle ${weeks} haftalık aralıktan 100’de ${held} tuttu.`,
    plans: count => `${count} planının koşulu oluştu`,
    planEnds: ({ target, stop, expired, open }) =>
      `Hedefe varan ${target}, stopa gelen ${stop}, süresi biten ${expired}, süren ${open}.`,
    planMean: ratio => ` Masraf düşülünce ortalama ${ratio}.`,
    turn: (given, held) => `Sıra sende: ${given} aralık, ${held} tanesi tuttu`,
    turnEver: (graded, share) => `Toplam ${graded} aralıkta 80 diyorsun, ${share} tutuyor.`,
    turnEarly: graded => `Şimdiye kadar ${graded} aralığın sonuçlandı; oran için 20 gerekir.`,
    open: 'Bugünü aç',
    advice: 'Yatırım tavsiyesi değildir. Bu mektubu haftada bir istediğin için aldın.',
    simulated: 'Simüle piyasa: fiyatlar yapaydır.',
    stop: 'Mektubu durdur',
    change: 'Gün ve saati değiştir',
  },
  en: {
    week: days => `Your week, ${days}`,
    subject: (days, held, graded) => `Your week, ${days}: ${held} of ${graded} ranges held`,
    headline: (held, graded) => `${held} of your coins’ ${graded} daily ranges held.`,
    measured: (share, coins) => `${coins} ${coins === 1 ? 'coin' : 'coins'}, 7 days: ${share} in 100.`,
    aim: `expected ${promised}`,
    misses: count => `${count} ${count === 1 ? 'range' : 'ranges'} missed`,
    noMiss: 'All held; 1 in 5 is expected to miss.',
    more: count => `and ${count} more`,
    portfolio: ratio => `Your portfolio ${ratio}`,
    bitcoin: ratio => `In the same week Bitcoin ${ratio} in dollars. `,
    lira: (dollar, gold) => `In lira the dollar ${dollar}, gram gold ${gold}. `,
    noAmounts: 'Amounts are never written in a letter.',
    coins: 'Your coins',
    thisWeek: 'This week:',
    nextWeek: (held, weeks) =>
      `This week, and in 7 days 4 times in 5. Replayed from history: ${held} in 100 of ${weeks} such weekly ranges held.`,
    plans: count => `${count} ${count === 1 ? 'plan met its' : 'plans met their'} condition`,
    planEnds: ({ target, stop, expired, open }) =>
      `${target} reached the target, ${stop} the stop, ${expired} ran out of time, ${open} still open.`,
    planMean: ratio => ` After fees, ${ratio} on average.`,
    turn: (given, held) => `Your turn: ${given} ${given === 1 ? 'range' : 'ranges'}, ${held} held`,
    turnEver: (graded, share) => `Over ${graded} ranges you say 80 and get ${share}.`,
    turnEarly: graded => `${graded} of your ranges ended so far; a rate needs 20.`,
    open: 'Open Today',
    advice: 'Not investment advice. You get this because you asked for a letter once a week.',
    simulated: 'Simulated market: prices are made up.',
    stop: 'Stop this letter',
    change: 'Change day and time',
  },
}

export interface EmailUrls {
  open: string
  stop: string
  change: string
}

/** A member's week as an e-mail, what did not hold first; null where there is too little to say. Percents alone, never an amount. */
export function weeklyEmail(week: Week, language: Language, zone: string, urls: EmailUrls): EmailDraft | null {
  const { graded, held, misses, coins, portfolioRatio, bitcoinRatio, plans, turn } = week
  const t = words[language]
  const { returnRate, size, proseRange, day, shortDay, plain } = formatIn(language, clockIn(zone))
  const signed = (ratio: number) => returnRate(ratio, 1)
  const [from, to] = [day(week.from), day(week.to)]
  const [, ...fromMonth] = from.split(' ')
  // 8–14 November; 28 November – 4 December.
  const days = to.endsWith(fromMonth.join(' ')) ? `${from.split(' ')[0]}–${to}` : `${from} – ${to}`

  const { weeks } = week
  const coinsSay = weeks ? t.nextWeek(plain((100 * weeks.held) / weeks.all), weeks.all) : t.thisWeek
  const missed: EmailSection = {
    title: misses.length ? t.misses(misses.length) : t.noMiss,
    rows: [
      ...misses
        .slice(0, maxMisses)
        .map(({ symbol, at, isAbove, beyondRatio }) => [
          symbol,
          shortDay(at),
          `${isAbove ? '▲' : '▼'} ${size(beyondRatio)}`,
        ]),
      ...(misses.length > maxMisses ? [[t.more(misses.length - maxMisses)]] : []),
    ],
  }
  const sections: EmailSection[] = [
    missed,
    ...(coins.length ? [{ title: t.coins, text: coinsSay, rows: coins.slice(0, maxCoins).map(coinRow) }] : []),
    ...(portfolioRatio === null
      ? []
      : [
          {
            title: t.portfolio(signed(portfolioRatio)),
            text: `${bitcoinRatio === null ? '' : t.bitcoin(signed(bitcoinRatio))}${
              week.lira ? t.lira(signed(week.lira.dollarRatio), signed(week.lira.goldRatio)) : ''
            }${t.noAmounts}`,
          },
        ]),
    ...(plans.begun
      ? [
          {
            title: t.plans(plans.begun),
            text: t.planEnds(plans) + (plans.meanRatio === null ? '' : t.planMean(signed(plans.meanRatio))),
          },
        ]
      : []),
    ...(turn.given
      ? [
          {
            title: t.turn(turn.given, turn.held),
            text:
              turn.ever.graded < turnLimits.listedFrom
                ? t.turnEarly(turn.ever.graded)
                : t.turnEver(turn.ever.graded, plain((100 * turn.ever.held) / turn.ever.graded)),
          },
        ]
      : []),
  ]
  // The headline is one of them.
  if (graded === 0 || 1 + sections.length < minSections) return null
  const share = (100 * held) / graded
  return {
    subject: t.subject(days, held, graded),
    headline: t.headline(held, graded),
    paragraphs: [
      `${t.week(days)}. ${t.measured(plain(share), week.coinCount)}`,
      [...(week.source === 'simulated' ? [t.simulated] : []), t.advice].join(' '),
    ],
    gauge: { held: Math.round(share), aim: promised, aimText: t.aim },
    sections,
    button: { label: t.open, url: urls.open },
    links: [
      { label: t.stop, url: urls.stop },
      { label: t.change, url: urls.change },
    ],
    stopUrl: urls.stop,
  }

  function coinRow({ symbol, ratio, ahead }: Week['coins'][number]): string[] {
    return [symbol, ratio === null ? '' : signed(ratio), ahead ? proseRange(ahead.lowUsd, ahead.highUsd) : '']
  }
}
