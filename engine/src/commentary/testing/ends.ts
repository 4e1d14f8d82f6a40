import type { Both } from '@pusula/words'
import type { TurnKind } from '../../analysis/turns.ts'
import { isWritten, prices, type Reading } from './reader.ts'

const names: Record<TurnKind, Both<RegExp>> = {
  supertrend: { tr: /SuperTrend çizgisi/, en: /the SuperTrend line/ },
  average50: { tr: /50 \S+ ortalama/, en: /the 50-\w+ average/ },
  average200: { tr: /200 \S+ ortalama/, en: /the 200-\w+ average/ },
  extreme: { tr: /son .* (?:dibi|tepesi)/, en: /the (?:low|high) of the last/ },
  level: { tr: /destek|direnç/, en: /support|resistance/ },
  range: { tr: /olası aralığın (?:alt|üst) ucu/, en: /(?:lower|upper) end of the likely range/ },
}

const closes = {
  '15m': /15 dakikalık|15-minute/,
  '1h': /saatlik|hourly/,
  '4h': /4 saatlik|4-hour/,
  '1d': /günlük|daily/,
}

/** What is wrong with the last sentence of a term: its marks, its end, and the words for them. */
export function faultsOfEnd({ facts, language }: Reading, sentence: string): string[] {
  const { turns, watch, timeframe } = facts
  const found = prices(sentence)
  const faults: string[] = []
  const expect = (isRight: boolean, what: string) => isRight || faults.push(`${what}: ${sentence}`)
  const says = (usd: number) => found.some(digits => isWritten(digits, usd, language))
  const beyond = (word: string) => new RegExp(language === 'tr' ? `\\$\\S+ ${word}` : `${word} \\$\\S+`).test(sentence)
  const [under, over] = language === 'tr' ? ['altında', 'üstünde'] : ['below', 'above']

  expect(found.length === 2, 'two prices')
  expect(closes[timeframe].test(sentence), 'the close of its own candles')
  if (turns.below && turns.above) {
    expect(says(turns.below.priceUsd) && says(turns.above.priceUsd), 'both ends')
    return faults
  }
  const turn = turns.below ?? turns.above
  const watchUsd = turns.below ? watch.resistanceUsd : watch.supportUsd
  expect(says(turn.priceUsd), 'the end')
  expect(says(watchUsd), 'the mark to watch')
  expect(beyond(turns.below ? under : over), 'the side of the end')
  expect(names[turn.kind][language].test(sentence), 'what stands there')
  return faults
}
