import { expect, it } from 'vitest'
import { createExchange, respondBtcTurk, respondExchange, respondParibu } from '../index.ts'
import { ratesOn } from './rates.ts'

const nowMs = Date.UTC(2026, 10, 15, 12, 34, 56)
const exchange = createExchange({ seed: 1 })
const request = (call: string) => {
  const [path = '', query] = call.split('?')
  return { path, query: new URLSearchParams(query), nowMs }
}
const answerOf = ({ body }: { body: string }) => JSON.parse(body)
const { TRY, EUR } = ratesOn(Math.floor(nowMs / 86_400_000))

it('sells coins for lira near the price of the world, each exchange a little beside it', () => {
  const bitcoin = (exchange.ticker24h('BTC', nowMs)?.lastPrice ?? 0) * TRY
  const one = answerOf(respondBtcTurk(exchange, request('/api/v2/ticker?pairSymbol=BTC_TRY'))).data
  expect(one).toHaveLength(1)
  const other = answerOf(respondParibu(exchange, request('/market/ticker'))).find(
    ({ market }: { market: string }) => market === 'btc_tl',
  )
  for (const last of [one[0].last, Number(other.last)]) expect(Math.abs(last / bitcoin - 1)).toBeLessThan(0.005)
  expect(one[0].last).not.toBe(Number(other.last))
  expect(one[0].low).toBeLessThanOrEqual(one[0].last)
})

it('sells the dollar for what the bank says, at each of the three', () => {
  const pairs = answerOf(respondExchange(exchange, request('/api/v3/ticker/24hr?symbols=["EURUSDT","USDTTRY"]')))
  expect(pairs.map(({ lastPrice }: { lastPrice: string }) => Number(lastPrice))).toEqual([
    expect.closeTo(1 / EUR, 6),
    expect.closeTo(TRY, 6),
  ])
  const [usdt] = answerOf(respondBtcTurk(exchange, request('/api/v2/ticker?pairSymbol=USDTTRY'))).data
  expect(Math.abs(usdt.last / TRY - 1)).toBeLessThan(0.001)
})

it('tells candles in columns, more than a page of them, and of an unknown pair none', () => {
  const to = Math.floor(nowMs / 1000)
  const call = (symbol: string) =>
    answerOf(
      respondBtcTurk(
        exchange,
        request(`/v1/klines/history?symbol=${symbol}&resolution=15&from=${to - 1500 * 900}&to=${to}`),
      ),
    )
  const { s, t, c } = call('BTCUSDT')
  expect([s, t.length, c.length]).toEqual(['ok', 1500, 1500])
  expect(t.every((seconds: number, i: number) => seconds === t[0] + i * 900)).toBe(true)
  expect(call('NOPEUSDT')).toMatchObject({ s: 'no_data', t: [] })
})
