import { type Claim, isWritten, type Reading } from '../reader.ts'

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

/** What RSI, MACD, the Bollinger bands and ADX are said to show. */
export const momentum: readonly Claim[] = [
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
    name: 'rises outweigh',
    words: {
      tr: /RSI (\d+): son mumlarda çıkışlar|Çıkışlar önde, RSI (\d+)/,
      en: /RSI is (\d+): rises have|Rises lead, with RSI at (\d+)/,
    },
    holds: (reading, [all, one, other]) => rsiIs(55, 71)(reading, [all, one ?? other]),
  },
  {
    name: 'falls outweigh',
    words: {
      tr: /RSI (\d+): son mumlarda inişler|İnişler önde, RSI (\d+)/,
      en: /RSI is (\d+): falls have|Falls lead, with RSI at (\d+)/,
    },
    holds: (reading, [all, one, other]) => rsiIs(29, 45)(reading, [all, one ?? other]),
  },
  {
    name: 'balanced',
    words: {
      tr: /RSI (\d+): çıkışlar ve inişler|birbirine yakın, RSI (\d+)/,
      en: /RSI is (\d+): rises and|Neither .* RSI at (\d+)/,
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
]
