import { describe, expect, it } from 'vitest'
import { amountIn, digitsOf, numberIn, unitBeside, unitNamed } from './numbers.ts'
import { linesOf, readLinesOf } from './testing/read-lines.ts'

describe('a number', () => {
  it('is read as exchanges, spreadsheets and accounts write it', () => {
    const read = (written: string) => numberIn(written, 'point')?.toString()
    const written = [
      "'12.5",
      '£12.5',
      '-£12.5',
      '+£12.5',
      '($12.50)',
      "'(12.5)",
      '1,250.5',
      '$1,250.50',
      '1e-7',
      '-0.5',
    ]
    expect(written.map(read)).toEqual([
      '12.5',
      '12.5',
      '-12.5',
      '12.5',
      '-12.5',
      '-12.5',
      '1250.5',
      '1250.5',
      '1e-7',
      '-0.5',
    ])
    expect(['', '%100', '12.5%', '1.2.3', 'x', '()', '(x)', '1234567890123456'].map(read)).toEqual(
      Array(8).fill(undefined),
    )
    expect(numberIn('1.250,5', 'comma')?.toString()).toBe('1250.5')
    expect(['0.0012BTC', '1,250.5 USDT', '$-12.5', 'BTC'].map(digitsOf)).toEqual(['0.0012', '1,250.5', '$-12.5', ''])
  })

  it('may have its unit behind it, also one that begins with digits where the pair tells', () => {
    const read = (written: string, known: (unit: string) => boolean = () => false) => {
      const found = amountIn(written, 'point', known)
      return found && `${found.quantity} ${found.asset}`
    }
    expect(['0.5BTC', '1,250.5 usdt', '-3 SOL', '(3 SOL)', '7'].map(written => read(written))).toEqual([
      ...['0.5 BTC', '1250.5 USDT', '-3 SOL', '-3 SOL', '7 '],
    ])
    expect(read('5.000000001INCH', unit => unit === '1INCH')).toBe('5.00000000 1INCH'.replace('5.00000000', '5'))
    expect([read('BTC'), read('1..5BTC'), read('5B-C')]).toEqual(Array(3).fill(undefined))
    const long = (letters: number) => read(`1${'0'.repeat(letters - 1)}`.replace('1', '0.'))
    expect([long(99), long(100)]).toEqual(['0 ', undefined])
  })

  it('says its unit beside it, or in the name of its column', () => {
    expect(['€60 000', '1,250.50 TL', '$12', '12', '1e-7', '−3 SOL'].map(unitBeside)).toEqual([
      'EUR',
      'TRY',
      'USD',
      '',
      '',
      'SOL',
    ])
    expect(
      ['Value_IN(ETH)', 'Time (UTC)', 'Time(GMT)', 'Value (Ether)', 'Fiyat (TL)', '(ETH) x'].map(unitNamed),
    ).toEqual([...['ETH', '', '', '', 'TRY', '']])
  })
})

it('Gemini: what went is in brackets, with its sign or its coin in there', async () => {
  const file = linesOf(
    'Date,Time (UTC),Type,Symbol,Specification,Liquidity Indicator,USD Amount USD,Fee (USD) USD,BTC Amount BTC,Fee (BTC) BTC,Trade ID',
    '2024-03-14,10:00:00,Buy,BTCUSD,Limit,Maker,"($20,000.00)",($10.00),0.5 BTC,,a',
    '2024-03-15,10:00:00,Sell,BTCUSD,Limit,Maker,"$9,000.00",($4.50),(0.2 BTC),,b',
  )
  const { others, entries } = await readLinesOf(file)
  expect(others).toEqual([])
  expect(entries).toMatchObject([
    { kind: 'buy', coin: 'BTC', quantity: '0.5', usdCostBasis: '40000', feeUsd: '10' },
    { kind: 'sell', coin: 'BTC', quantity: '0.2', usdCostBasis: '45000', feeUsd: '4.5' },
  ])
})
