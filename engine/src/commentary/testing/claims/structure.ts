import { type Claim, isWritten, type Reading } from '../reader.ts'

const moved =
  (sign: 1 | -1) =>
  ({ facts, language }: Reading, [, digits]: RegExpMatchArray) =>
    facts.recent !== null &&
    Math.sign(facts.recent.changeRatio) === sign &&
    isWritten(digits, 100 * Math.abs(facts.recent.changeRatio), language)

/** What the recent candles are said to have done, and the next ones to be likely to do. */
export const structure: readonly Claim[] = [
  { name: 'rose', words: { tr: /%(\S+) (?:yükseldi|toparlandı)/, en: /(?:gained|recovered) (\S+)%/ }, holds: moved(1) },
  {
    name: 'fell',
    words: { tr: /%(\S+) (?:geriledi|geri çekildi)/, en: /(?:lost|gave back) (\S+)%/ },
    holds: moved(-1),
  },
  {
    name: 'changed little',
    words: { tr: /değişim ([−+]?)%([\d,.]+)/, en: /change ([−+]?)([\d,.]+)%/ },
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
    name: 'likely range',
    words: { tr: /olası aralık.*\$(\S*\d) – \$([\d.,]*\d)/, en: /likely range.*\$(\S*\d) – \$([\d.,]*\d)/ },
    holds: ({ analysis, language }, [, low, high]) => {
      const { lowUsd, highUsd } = analysis.forecasts.horizons['4hour'].range80
      return isWritten(low, lowUsd, language) && isWritten(high, highUsd, language)
    },
  },
]
