import { type AveragePeriod, averagePeriods } from '../../analysis/term.ts'
import type { Timeframe } from '../../candles.ts'
import { type Claim, isWritten, type Reading } from './reader.ts'

const periodsIn = (text: string) => [...text.matchAll(/\d+/g)].map(Number) as AveragePeriod[]

/** Whether all the averages named in a clause are the term's own and lie where the clause says. */
function averagesLie(
  { facts, analysis }: Reading,
  list: string,
  unit: string,
  lies: (distanceInAtr: number) => boolean,
) {
  const units: Record<Timeframe, RegExp> = {
    '15m': /dönemlik|period/,
    '1h': /saatlik|hour/,
    '4h': /dönemlik|period/,
    '1d': /günlük|day/,
  }
  return (
    units[facts.timeframe].test(unit) &&
    periodsIn(list).every(period => {
      const averageUsd = facts.averagesUsd[period]
      if (averageUsd === null || !averagePeriods.includes(period)) return false
      const distanceUsd = analysis.priceUsd - averageUsd
      return lies(facts.atrUsd > 0 ? distanceUsd / facts.atrUsd : distanceUsd)
    })
  )
}

const average = /((?:\d+(?:, | ve )?)+) (saatlik|günlük|dönemlik) ortalama/.source
const itsAverage = /its ((?:\d+-(?:, | and )?)+)(hour|day|period) averages?/.source
const any = (...parts: RegExp[]) => new RegExp(parts.map(({ source }) => source).join('|'))

const moved =
  (sign: 1 | -1) =>
  ({ facts, language }: Reading, [, digits]: RegExpMatchArray) =>
    facts.recent !== null &&
    Math.sign(facts.recent.changeRatio) === sign &&
    isWritten(digits, 100 * Math.abs(facts.recent.changeRatio), language)

const rsiIs =
  (low: number, high: number) =>
  ({ facts, language }: Reading, [, digits]: RegExpMatchArray) =>
    isWritten(digits, facts.rsi, language) && facts.rsi > low && facts.rsi < high

const adxIs =
  (low: number, high: number) =>
  ({ facts, language }: Reading, [, digits]: RegExpMatchArray) =>
    facts.adx !== null && isWritten(digits, facts.adx, language) && facts.adx >= low && facts.adx < high

const histogram =
  (holds: (now: number, before: number, sign: 1 | -1) => boolean) =>
  ({ facts }: Reading) => {
    if (!facts.macd || facts.direction === 'sideways') return false
    const sign = facts.direction === 'up' ? 1 : -1
    return holds(facts.macd.histogramInAtr, facts.macd.histogramBeforeInAtr, sign)
  }

const timesUsual =
  (pick: (reading: Reading) => number | null | undefined, isMore: boolean) =>
  (reading: Reading, [, digits]: RegExpMatchArray) => {
    const ratio = pick(reading) ?? Number.NaN
    return isWritten(digits, ratio, reading.language) && (isMore ? ratio >= 1.25 : ratio <= 0.75)
  }
const volatility = ({ facts }: Reading) => facts.volatilityToUsualRatio
const volume = ({ facts }: Reading) => facts.recent?.volumeToUsualRatio

const within =
  (low: number, high: number) =>
  ({ facts }: Reading) =>
    facts.strength >= low && facts.strength < high

/** What a text about a term may say of the market. The words are written out again here, so a slip shows. */
export const claims: readonly Claim[] = [
  {
    name: 'goes up',
    words: {
      tr: /yükseliş|yükseldi|yükseliyor|yukarı yön|Yön (?:\S+ )*yukarı|hâlâ yukarı|[Yy]ukarıda (?:izlenecek|bakılacak|\$)/,
      en: /uptrend|gained|rising|upward|(?:still|chart) points up(?! for now)|direction is \w+ up|[Tt]he mark (?:to watch )?above|above, watch/,
    },
    holds: ({ facts, language }, { input = '' }) => facts.direction === 'up' || isInterlude(input, language),
  },
  {
    name: 'goes down',
    words: {
      tr: /düşüş|geriledi|alçalıyor|aşağı yön|Yön (?:\S+ )*aşağı|hâlâ aşağı|[Aa]şağıda (?:izlenecek|bakılacak|\$)/,
      en: /downtrend|lost|falling|downward|(?:still|chart) points down(?! for now)|direction is \w+ down|[Tt]he mark (?:to watch )?below|below, watch/,
    },
    holds: ({ facts, language }, { input = '' }) => facts.direction === 'down' || isInterlude(input, language),
  },
  {
    name: 'goes sideways',
    words: {
      tr: /yatay seyrediyor|belirgin bir yön göstermiyor|Yön yatay|yön bulamadı|yönü belirler|Yön için/,
      en: /moving sideways|no clear direction|direction is sideways|found no direction|set a direction|For a direction/,
    },
    holds: ({ facts }) => facts.direction === 'sideways',
  },
  {
    name: 'mild',
    words: { tr: /ılımlı|hafifçe/, en: /mild/ },
    holds: within(0.25, 0.4),
  },
  {
    name: 'clear',
    words: { tr: /belirgin (?:bir (?:yükseliş|düşüş)|biçimde)/, en: /a clear (?:up|down)|clearly/ },
    holds: within(0.4, 0.6),
  },
  {
    name: 'strong',
    words: { tr: /güçlü (?:bir (?:yükseliş|düşüş)|biçimde)/, en: /a strong (?:up|down)|strongly/ },
    holds: within(0.6, 1.01),
  },
  {
    name: 'above averages',
    words: { tr: new RegExp(`${average}\\S+ üstünde`), en: new RegExp(`above ${itsAverage}`) },
    holds: (reading, [, list, unit]) => averagesLie(reading, list, unit, distance => distance > 0),
  },
  {
    name: 'below averages',
    words: { tr: new RegExp(`${average}\\S+ altında`), en: new RegExp(`below ${itsAverage}`) },
    holds: (reading, [, list, unit]) => averagesLie(reading, list, unit, distance => distance < 0),
  },
  {
    name: 'near averages',
    words: { tr: new RegExp(`${average}\\S+ yakın`), en: new RegExp(`close to ${itsAverage}`) },
    holds: (reading, [, list, unit]) => averagesLie(reading, list, unit, distance => Math.abs(distance) <= 0.2501),
  },
  { name: 'rose', words: { tr: /%(\S+) (?:yükseldi|toparlandı)/, en: /(?:gained|recovered) (\S+)%/ }, holds: moved(1) },
  {
    name: 'fell',
    words: { tr: /%(\S+) (?:geriledi|geri çekildi)/, en: /(?:lost|gave back) (\S+)%/ },
    holds: moved(-1),
  },
  {
    name: 'changed little',
    words: { tr: /değişim (−?)%([\d,.]+)/, en: /change (−?)([\d,.]+)%/ },
    holds: ({ facts, language }, [, sign, digits]) =>
      facts.recent !== null && isWritten(`${sign}${digits}`, 100 * facts.recent.changeRatio, language),
  },
  {
    name: 'higher highs and lows',
    words: { tr: /görülenler(?:den yukarıda|in üstünde)/, en: /(?:are above those of|are higher than in)/ },
    holds: ({ facts }) => facts.recent?.shape === 'higher',
  },
  {
    name: 'lower highs and lows',
    words: { tr: /görülenler(?:den aşağıda|in altında)/, en: /(?:are below those of|are lower than in)/ },
    holds: ({ facts }) => facts.recent?.shape === 'lower',
  },
  {
    name: 'narrower',
    words: { tr: /sıkışıyor|daralıyor/, en: /tightening|narrowing/ },
    holds: ({ facts }) => facts.recent?.shape === 'narrower',
  },
  {
    name: 'wider',
    words: { tr: /iki uçta da aştı|genişliyor/, en: /at both ends|widening/ },
    holds: ({ facts }) => facts.recent?.shape === 'wider',
  },
  {
    name: 'overbought',
    words: { tr: /RSI (\d+).*aşırı alım/, en: /RSI (?:is|at) (\d+).*overbought/ },
    holds: rsiIs(70, 100.1),
  },
  {
    name: 'oversold',
    words: { tr: /RSI (\d+).*aşırı satım/, en: /RSI (?:is|at) (\d+).*oversold/ },
    holds: rsiIs(-0.1, 30),
  },
  {
    name: 'buyers',
    words: {
      tr: /RSI (\d+): son mumlarda alıcılar|Alıcılar önde, RSI (\d+)/,
      en: /RSI is (\d+): buyers have|Buyers lead, with RSI at (\d+)/,
    },
    holds: (reading, [all, one, other]) => rsiIs(55, 71)(reading, [all, one ?? other]),
  },
  {
    name: 'sellers',
    words: {
      tr: /RSI (\d+): son mumlarda satıcılar|Satıcılar önde, RSI (\d+)/,
      en: /RSI is (\d+): sellers have|Sellers lead, with RSI at (\d+)/,
    },
    holds: (reading, [all, one, other]) => rsiIs(29, 45)(reading, [all, one ?? other]),
  },
  {
    name: 'balanced',
    words: {
      tr: /RSI (\d+): alıcılar ve satıcılar|birbirine yakın, RSI (\d+)/,
      en: /RSI is (\d+): buyers and|Neither .* RSI at (\d+)/,
    },
    holds: (reading, [all, one, other]) => rsiIs(44, 56)(reading, [all, one ?? other]),
  },
  {
    name: 'histogram positive',
    words: { tr: /MACD histogramı artıda/, en: /MACD histogram (?:is )?positive/ },
    holds: histogram(now => now > 0),
  },
  {
    name: 'histogram negative',
    words: { tr: /MACD histogramı ekside/, en: /MACD histogram (?:is )?negative/ },
    holds: histogram(now => now < 0),
  },
  {
    name: 'momentum builds',
    words: { tr: /ivmesi artıyor/, en: /momentum is building/ },
    holds: histogram((now, before, sign) => now * sign > 0 && now * sign > before * sign),
  },
  {
    name: 'momentum fades',
    words: { tr: /ivmesi azalıyor/, en: /momentum is fading/ },
    holds: histogram((now, before, sign) => now * sign > 0 && now * sign <= before * sign),
  },
  {
    name: 'momentum against',
    words: { tr: /ivme bu yönü desteklemiyor|İvme bu yönü desteklemiyor/, en: /omentum does not back/ },
    holds: histogram((now, _, sign) => now * sign < 0),
  },
  {
    name: 'upper band',
    words: { tr: /üst Bollinger/, en: /upper Bollinger/ },
    holds: ({ facts }) => (facts.bollingerPlace ?? 0.5) > 1,
  },
  {
    name: 'lower band',
    words: { tr: /alt Bollinger/, en: /lower Bollinger/ },
    holds: ({ facts }) => (facts.bollingerPlace ?? 0.5) < 0,
  },
  {
    name: 'force',
    words: { tr: /ADX (\d+): hareketin|yüksek, ADX (\d+)/, en: /ADX is (\d+): there is force|high, with ADX at (\d+)/ },
    holds: (reading, [all, one, other]) => adxIs(24.5, 101)(reading, [all, one ?? other]),
  },
  {
    name: 'little force',
    words: {
      tr: /ADX (\d+): (?:yön var|ortada)|düşük, ADX (\d+)/,
      en: /ADX is (\d+): there is (?:a direction|no)|low, with ADX at (\d+)/,
    },
    holds: (reading, [all, one, other]) => adxIs(0, 19.5)(reading, [all, one ?? other]),
  },
  {
    name: 'finer chart agrees',
    words: { tr: /grafik de (?:aynı|bu) yön/, en: /chart (?:agrees|confirms)/ },
    holds: ({ facts }) => facts.lately === facts.direction,
  },
  {
    name: 'finer chart pauses',
    words: { tr: /ara vermiş/, en: /is pausing/ },
    holds: ({ facts }) => facts.lately === 'sideways' && facts.direction !== 'sideways',
  },
  {
    name: 'finer chart against',
    words: { tr: /geri çekilme|tepki hareketi/, en: /pullback|rebound/ },
    holds: ({ facts }, [word]) =>
      /geri|pull/.test(word)
        ? facts.direction === 'up' && facts.lately === 'down'
        : facts.direction === 'down' && facts.lately === 'up',
  },
  {
    name: 'more volatile',
    words: {
      tr: /[Oo]ynaklık olağanın (\S+) katı(?:: iki yöne|\.)/,
      en: /(?:Volatility is|volatility at) (\S+) times its usual level(?:: wide|\.)/,
    },
    holds: timesUsual(volatility, true),
  },
  {
    name: 'calm',
    words: {
      tr: /[Oo]ynaklık olağanın (\S+) katı(?:: piyasa sakin|na inmiş)/,
      en: /(?:Volatility is|down to) (\S+) times its usual level(?:: the market is calm|\.)/,
    },
    holds: timesUsual(volatility, false),
  },
  {
    name: 'busy',
    words: {
      tr: /[Hh]acim .*olağanın (\S+) katı: katılım yüksek|katılım yüksek, hacim olağanın (\S+) katı/,
      en: /Volume .* was (\S+) times its usual level: trading is busy|busy, with volume at (\S+) times/,
    },
    holds: (reading, [all, one, other]) => timesUsual(volume, true)(reading, [all, one ?? other]),
  },
  {
    name: 'thin',
    words: {
      tr: /[Hh]acim .*olağanın (\S+) katı: katılım düşük|katılım düşük, hacim olağanın (\S+) katı/,
      en: /Volume .* was (\S+) times its usual level: trading is thin|thin, with volume at (\S+) times/,
    },
    holds: (reading, [all, one, other]) => timesUsual(volume, false)(reading, [all, one ?? other]),
  },
  {
    name: 'likely range',
    words: { tr: /olası aralık.*\$(\S*\d) – \$([\d.,]*\d)/, en: /likely range.*\$(\S*\d) – \$([\d.,]*\d)/ },
    holds: ({ analysis, language }, [, low, high]) => {
      const { lowUsd, highUsd } = analysis.forecasts.horizons['4hour'].range80
      return isWritten(low, lowUsd, language) && isWritten(high, highUsd, language)
    },
  },
]

/** Words of the other direction are in place where they say that a shorter chart, or the last candles, go against it. */
const isInterlude = (sentence: string, language: Reading['language']) =>
  (language === 'tr' ? any(/geri çekilme/, /tepki hareketi/) : any(/pullback/, /rebound/)).test(sentence)
