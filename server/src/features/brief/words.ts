import { type Both, clockIn, formatIn, type Language, turkishEnding } from '@pusula/words'
import type { Summary } from '../today/index.ts'
import type { EndedCall } from '../turn/index.ts'

/** What a morning says: on a lock screen, and in whole sentences where there is room. */
export interface Brief {
  title: string
  body: string
  sentences: string[]
}

/** What a line and a message may hold on a lock screen. */
const [longestTitle, longestBody] = [40, 90]
/** Results of fewer ranges say nothing of a rate. */
const enough = 30
const maxNamed = 3
/** Of fewer coins nobody expects a share. */
const expectedFrom = 5

const of = (count: number) => `${count}’${turkishEnding(count, 'possessive')}`

interface Words {
  calm: string
  all(graded: number): string
  some(held: number, graded: number): string
  none(graded: number): string
  one: Record<'inside' | 'above' | 'below', (name: string) => string>
  lookAway(graded: number): string
  outside(coins: string): string
  expected: string
  started(count: number, coins: string): string
  ended(count: number, coins: string): string
  closed: Record<'up' | 'down', (coin: string, price: string) => string>
  watch(coins: string): string
  nothing: string
  ownRange(coin: string, isInside: boolean): string
  ownScore(mine: string, pusula: string): string
  ownRanges(held: number, given: number): string
  range(range: string, rate: string): string
  rangeAt(when: string, range: string, rate: string): string
  rate(held: string): string
  few: string
  simulated: string
}

const words: Both<Words> = {
  tr: {
    calm: 'Sakin bir gün',
    all: graded => `Dün ${graded} coininin hepsi aralıkta kaldı`,
    some: (held, graded) => `Dün ${graded} coininden ${of(held)} aralıkta kaldı`,
    none: graded => `Dün ${graded} coininin hepsi aralıktan çıktı`,
    one: {
      inside: name => `Dün ${name} aralıkta kaldı`,
      above: name => `Dün ${name} aralığın üstünde bitti`,
      below: name => `Dün ${name} aralığın altında bitti`,
    },
    lookAway: graded => `${graded === 1 ? 'Coinin' : `${graded} coininin hepsi`} aralıkta kaldı. Bakmasan da olur.`,
    outside: coins => `Dışarıda: ${coins}.`,
    expected: '5’te 4 beklenir',
    started: (count, coins) => `${count} planının koşulu oluştu: ${coins}.`,
    ended: (count, coins) => `${count} planın bitti: ${coins}.`,
    closed: {
      up: (coin, price) => `${coin} ${price} üstünde kapandı`,
      down: (coin, price) => `${coin} ${price} altında kapandı`,
    },
    watch: coins => `Bugün izle: ${coins}.`,
    nothing: 'Planlarında değişiklik yok, özellikle bakılacak bir şey de yok.',
    ownRange: (coin, isInside) => `Sıra sende: dünkü ${coin} aralığın ${isInside ? 'tuttu' : 'tutmadı'}.`,
    ownScore: (mine, pusula) => ` Puanın ${mine}, Pusula ${pusula}; az olan iyi.`,
    ownRanges: (held, given) =>
      `Sıra sende: dünkü ${given} aralığından ${held ? `${of(held)} tuttu` : 'hiçbiri tutmadı'}.`,
    range: (range, rate) => `Bitcoin yarın, 5’te 4: ${range}; ${rate}.`,
    rangeAt: (when, range, rate) => `Bitcoin, ${when}: 5 seferden 4’ünde ${range}; ${rate}.`,
    rate: held => `böyleleri 100’de ${held} tuttu`,
    few: 'canlı ölçüm henüz az',
    simulated: 'Simüle piyasa: fiyatlar yapaydır.',
  },
  en: {
    calm: 'A calm day',
    all: graded => `Yesterday all ${graded} stayed in range`,
    some: (held, graded) => `Yesterday ${held} of ${graded < 100 ? 'your ' : ''}${graded} stayed in range`,
    none: graded => `Yesterday all ${graded} left their range`,
    one: {
      inside: name => `Yesterday ${name} stayed in range`,
      above: name => `Yesterday ${name} ended above its range`,
      below: name => `Yesterday ${name} ended below its range`,
    },
    lookAway: graded =>
      `${graded === 1 ? 'Your coin' : `All ${graded} of your coins`} stayed in range. No need to look.`,
    outside: coins => `Outside: ${coins}.`,
    expected: '4 in 5 is expected',
    started: (count, coins) => `${count} ${count === 1 ? 'plan met its' : 'plans met their'} condition: ${coins}.`,
    ended: (count, coins) => `${count} ${count === 1 ? 'plan' : 'plans'} ended: ${coins}.`,
    closed: {
      up: (coin, price) => `${coin} closed above ${price}`,
      down: (coin, price) => `${coin} closed below ${price}`,
    },
    watch: coins => `Watch today: ${coins}.`,
    nothing: 'Nothing changed in your plans, and nothing needs watching.',
    ownRange: (coin, isInside) => `Your turn: yesterday’s ${coin} range ${isInside ? 'held' : 'missed'}.`,
    ownScore: (mine, pusula) => ` Your score ${mine}, Pusula ${pusula}; smaller is better.`,
    ownRanges: (held, given) => `Your turn: ${held || 'none'} of yesterday’s ${given} ranges held.`,
    range: (range, rate) => `Bitcoin tomorrow, 4 in 5: ${range}; ${rate}.`,
    rangeAt: (when, range, rate) => `Bitcoin, ${when}: 4 times in 5 ${range}; ${rate}.`,
    rate: held => `such ranges held ${held} in 100`,
    few: 'few live results yet',
    simulated: 'Simulated market: prices are made up.',
  },
}

/** As much of some parts as fits, each whole or not at all. */
const fitting = (parts: readonly string[], most: number): string =>
  parts.reduce((said, part) => (said.length + part.length + 1 <= most ? `${said} ${part}`.trim() : said), '')

interface Reader {
  language: Language
  zone: string
  now: Date
  /** Ranges that they gave themselves and that ended since the last morning. */
  calls: readonly EndedCall[]
}

/** A member's morning; null where nothing of their own was graded. */
export function briefOf(summary: Summary, { language, zone, now, calls }: Reader): Brief | null {
  const { whose, graded, held, coins, plans, watch, bitcoin, rate, isQuiet, source } = summary
  if (whose !== 'own' || graded === 0) return null
  const t = words[language]
  const { size, plain, prose, proseRange, dayTime } = formatIn(language, clockIn(zone))

  const [only] = coins
  const gradeLine = () => {
    if (graded === 1 && only) {
      const say = t.one[only.outcome]
      return say(only.name).length <= longestTitle ? say(only.name) : say(only.symbol)
    }
    if (held === graded) return t.all(graded)
    return held === 0 ? t.none(graded) : t.some(held, graded)
  }
  const left = coins
    .filter(({ outcome }) => outcome !== 'inside')
    .slice(0, maxNamed)
    .map(({ symbol, outcome, beyondRatio }) => `${symbol} ${outcome === 'above' ? '▲' : '▼'} ${size(beyondRatio)}`)
  const begun = plans.filter(({ plan }) => plan.state === 'met')
  const over = plans.filter(({ plan }) => plan.state !== 'met')
  const names = (some: typeof plans) => some.map(({ plan }) => plan.symbol).join(', ')
  const closes = begun.map(({ plan }) => t.closed[plan.side](plan.symbol, prose(plan.trigger))).join(', ')
  const ended = over.length ? [t.ended(summary.plansEnded, names(over))] : []
  const measured = rate?.kind === 'live' && rate.graded >= enough ? t.rate(plain(100 * rate.heldRatio)) : t.few
  const range = bitcoin && proseRange(bitcoin.lowUsd, bitcoin.highUsd)
  const made = source === 'simulated' ? [t.simulated] : []
  const watched = [...new Set(watch.map(one => ('symbol' in one ? one.symbol : one.plan.symbol)))]

  const [call] = calls
  const points = (ratio: number) => plain(100 * ratio, 1)
  const ownRanges = !call
    ? []
    : [
        calls.length === 1
          ? t.ownRange(call.symbol, call.isInside)
          : t.ownRanges(calls.filter(({ isInside }) => isInside).length, calls.length),
      ]
  const ownScore = call && calls.length === 1 ? t.ownScore(points(call.scoreRatio), points(call.pusulaScoreRatio)) : ''

  const short = [
    ...made,
    ...(begun.length ? [t.started(summary.plansStarted, names(begun))] : []),
    ...ended,
    ...(!plans.length && left.length ? [t.outside(left.join(', '))] : []),
    ...ownRanges,
    ...(range ? [t.range(range, measured)] : []),
  ]
  const plansSay = [...(begun.length ? [t.started(summary.plansStarted, closes)] : []), ...ended]
  const also = watched.length ? t.watch(watched.join(', ')) : t.nothing
  return {
    title: isQuiet ? t.calm : gradeLine(),
    body: isQuiet ? fitting([t.lookAway(graded), ...made, ...ownRanges], longestBody) : fitting(short, longestBody),
    sentences: [
      [
        `${gradeLine()}${graded < expectedFrom ? '' : ` (${t.expected})`}.`,
        ...(left.length ? [t.outside(left.join(', '))] : []),
      ].join(' '),
      plansSay.length ? plansSay.join(' ') : also,
      ...ownRanges.map(said => said + ownScore),
      ...(bitcoin && range ? [t.rangeAt(dayTime(new Date(bitcoin.endsAt), now), range, measured)] : []),
      ...made,
    ],
  }
}
