import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { whatCellsTell } from './testing/cells.ts'
import { exchanges } from './testing/exchanges.ts'
import { type Move, movers } from './testing/moves.ts'
import { others } from './testing/others.ts'
import { linesOf } from './testing/read-lines.ts'
import type { Able, Trade } from './testing/trades.ts'

const minute = (i: number) => `2024-03-14T10:0${i}:00.000Z`

/** Four trades, with each money and each kind of fee that a maker has. */
const tradesFor = ({ quotes, fees }: Able): Trade[] =>
  [0, 1, 2, 3].map(i => {
    const [quote = '', from] = [quotes[i % quotes.length], fees[i % fees.length]]
    const side = i % 2 ? 'sell' : 'buy'
    const asset = { none: '', quote, base: 'ETH', in: side === 'buy' ? 'ETH' : quote, bnb: 'BNB' }[from ?? 'none']
    const fee = asset ? { asset, quantity: Big('0.012').times(i + 1) } : undefined
    return { ...{ at: minute(i), side, coin: 'ETH', quote, quantity: Big('0.5').plus(i), price: Big(2_000 + i) }, fee }
  })

const changed: Move = {
  ...{ kind: 'convert', at: minute(0) },
  ...{ out: { asset: 'BTC', quantity: Big('0.5') }, in: { asset: 'BNB', quantity: Big('82.5') } },
}
const moves: Move[] = [
  changed,
  { kind: 'transfer', at: minute(1), change: { asset: 'BTC', quantity: Big('-0.25') } },
  { kind: 'transfer', at: minute(2), change: { asset: 'BNB', quantity: Big('3.5') } },
  { kind: 'reward', at: minute(3), in: { asset: 'BTC', quantity: Big('0.001') } },
]

describe('each column of a file is needed, or says something, as it did before', () => {
  it.each([...exchanges, ...others])('$name ($from)', async ({ write, answers, ...able }) => {
    expect(await whatCellsTell(write(tradesFor(able)), answers)).toMatchSnapshot()
  })

  it.each(movers)('$name ($from), what is no trade', async ({ head, kinds, lines }) => {
    const rows = moves.filter(({ kind }) => kinds.includes(kind)).flatMap(lines)
    const text = linesOf(head, ...rows.map(cells => cells.join(',')))
    expect(await whatCellsTell(text, { clock: 'UTC' })).toMatchSnapshot()
  })
})
