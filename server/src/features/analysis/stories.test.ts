import { analyse, type Candles, comment, fromRows, maxShare, type Timeframe } from '@pusula/engine'
import { createExchange } from '@pusula/simulator'
import { languages } from '@pusula/words'
import { describe, expect, it } from 'vitest'

const nowMs = Date.UTC(2026, 10, 16, 6, 30)
const exchange = createExchange({ seed: 1 })
/** Those that follow a price of something else have no analysis of their own. */
const followers = /USD|^EUR|^(?:DAI|FRAX|GHO|USTC|AEUR|XAU.|PAXG|.{1,3}ETH|BTCB|[LT]BTC|MSOL|JITOSOL)$/
const coins = exchange
  .coins(nowMs)
  .filter(({ symbol, name }) => symbol === 'ETH' || !(followers.test(symbol) || /wrapped|staked|bridged/i.test(name)))

/** As many as the stories look at: fewer are drawn sooner. */
const limits = { '15m': 300, '1h': 740, '4h': 250, '1d': 420 }

function candlesOf(symbol: string, timeframe: Timeframe): Candles {
  const found = exchange.candles(symbol, timeframe, { limit: limits[timeframe], nowMs }) ?? []
  return fromRows(
    found.map(({ openMs, open, high, low, close, volumeBase }) => [openMs, open, high, low, close, volumeBase]),
  )
}

/** A text without its numbers and names: what is left are the words. */
const wordsOf = (text: string, name: string) => text.replaceAll(name, '').replace(/[<>]?[$%]?\d[\d.,]*%?/g, '#')

const analyses = coins.flatMap(coin => {
  const of = (timeframe: Timeframe) => candlesOf(coin.symbol, timeframe)
  const candles = { '15m': of('15m'), '1h': of('1h'), '4h': of('4h'), '1d': of('1d') }
  const analysis = analyse({ now: nowMs, candles, leaderTrend: 0.1, news: null })
  return analysis.kind === 'ready' ? [{ coin, analysis }] : []
})

const told = (language: 'tr' | 'en') =>
  analyses.map(({ coin, analysis }) => ({ coin, said: comment(analysis, coin, language) }))

const distinct = languages.map(language => {
  const texts = told(language).map(({ coin, said }) =>
    wordsOf([said.short_term, said.mid_term, said.long_term].join(' '), coin.name),
  )
  return { language, count: new Set(texts).size }
})

describe(`the stories of ${coins.length} simulated coins`, () => {
  it.each(distinct)(
    `have different texts, names and numbers aside ($language: $count of ${analyses.length})`,
    ({ count }) => expect(count).toBeGreaterThanOrEqual(240),
  )

  it.each(languages)('say of a coin that fell far more than usual in a week that it fell (%s)', language => {
    const fallen = told(language).filter(({ coin }) => {
      const week = analyses.find(one => one.coin === coin)?.analysis.facts.moves.week
      return week?.usualRatio && week.ratio < -1.5 * week.usualRatio
    })
    const silent = fallen.filter(({ said }) => !/düş|fell|fall|down/.test(`${said.headline.text} ${said.short_term}`))
    expect(silent.map(({ said }) => said.short_term)).toEqual([])
  })
})

it('how much to hold differs by a factor of 2 and more between the 10th and the 90th percentile of coins', () => {
  const shares = analyses
    .map(({ analysis }) => maxShare(analysis.forecasts.horizons['1day'], 0.01))
    .toSorted((a, b) => a - b)
  const at = (part: number) => shares[Math.floor(part * shares.length)] ?? Number.NaN
  expect(at(0.9) / at(0.1)).toBeGreaterThan(2)
})
