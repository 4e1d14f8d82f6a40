import { describe, expect, it } from 'vitest'
import { columnReadings } from './columns.ts'
import { type Answers, formatOf, readFile } from './reading.ts'
import { anyHead, firstRow, tableBelow } from './table.ts'
import { linesOf, readLinesOf } from './testing/read-lines.ts'

const head = 'date,kind,symbol,quantity,unit_usd'
const line = '2026-01-02,buy,BTC,1,1'

describe('the head of a file', () => {
  it('stands below thirty lines at most, within its first twenty thousand letters', () => {
    const above = (count: number) => `${'x,y\n'.repeat(count)}${head}\n${line}`
    expect(formatOf(above(30))?.head.line).toBe(31)
    expect(formatOf(above(31))).toBeUndefined()
    const after = (letters: number) => `${'x'.repeat(letters - head.length - 1)}\n${head}\n${line}`
    expect(formatOf(after(20_000))?.head.line).toBe(2)
    expect(formatOf(after(20_001))).toBeUndefined()
    expect(formatOf(above(2))?.head).toMatchObject({ delimiter: ',', above: 'x y\nx y\n' })
  })

  it('has names of at most a hundred letters, and a hundred of them', async () => {
    const long = `${'a'.repeat(100)}b`
    expect(anyHead(`${long},b,c`)?.names[0]).toBe('a'.repeat(100))
    const many = Array.from({ length: 101 }, (_, i) => `n${i}`)
    expect(anyHead(many.join(','))?.names).toEqual(many.slice(0, 100))
    const twice = anyHead(`${long},b,${long}`)
    expect(twice?.names[2]).toBe(`${'a'.repeat(94)} (2)`)
  })

  it('is the first line of three names that are no numbers, whichever sign parts them', () => {
    expect(anyHead('a,b\na,b,c')?.line).toBe(2)
    expect(anyHead('1,2,3\na;b;c')).toMatchObject({ line: 2, delimiter: ';' })
    expect(anyHead('a,,\na,b,\na,b,c')?.line).toBe(3)
    expect(anyHead('a,b,c;d;e;f')).toMatchObject({ delimiter: ';', names: ['a,b,c', 'd', 'e', 'f'] })
    expect(anyHead('a;b;c,d,e')?.delimiter, 'of equally many the comma').toBe(',')
    expect(anyHead('\uFEFFa\tb\tc')).toMatchObject({ delimiter: '\t', names: ['a', 'b', 'c'] })
    expect(anyHead('12.5,b,c\n1/2,b,c\n10:00,b,c')).toBeUndefined()
  })

  it('is followed by the first row that is not empty', () => {
    const text = linesOf('a,b,c', '', ' , ,', ` 1 ,${'x'.repeat(101)}`)
    const found = anyHead(text)
    expect(found && firstRow(text, found)).toEqual(['1', 'x'.repeat(100)])
    expect(found && firstRow('a,b,c\n', found)).toEqual([])
  })
})

describe('the lines of a file', () => {
  it('may end before the last column, whose cells are then empty', async () => {
    const { entries, others } = await readLinesOf(linesOf(`${head},fee_usd,notes`, line, '2026-01-02,buy,BTC,1', ''))
    expect([entries, others]).toMatchObject([[{ feeUsd: '0', notes: null }], ['3 bad price']])
    const text = linesOf('when,coin,amount,price,kind', '02/01/2026,BTC', '02/01/2026,BTC,1,1,buy')
    const found = anyHead(text)
    if (!found) throw new Error('no table')
    const table = await tableBelow(text, found)
    expect((await columnReadings(table)).map(({ sides, pair }) => [sides, pair])).toEqual([
      ...Array.from({ length: 4 }, () => [[], null]),
      [[{ kind: 'buy', written: 'buy' }], null],
    ])
  })

  it('tell how far they have been read: never backwards, and whole at the end', async () => {
    const ratios: number[] = []
    await readFile(linesOf(head, ...Array.from({ length: 2_500 }, () => line)), {}, ratio => ratios.push(ratio))
    expect(ratios.length).toBeGreaterThan(2)
    expect(ratios).toEqual(ratios.toSorted((one, other) => one - other))
    expect(ratios.at(-1)).toBe(1)
    for (const [i, lines] of [1_000, 2_000].entries()) expect(ratios[i]).toBeCloseTo((0.6 * lines) / 2_501, 3)
  })

  it('are on the clock of their column, else of a line above, else of whoever answers', async () => {
    const trade = '2024-01-01 10:00:00,BTCUSDT,BUY,40000,1BTC,40000USDT,0'
    const columns = (date: string) => `${date},Pair,Side,Price,Executed,Amount,Fee`
    const atOf = async (text: string, answers?: Answers) => {
      const { clock, entries } = await readLinesOf(text, answers)
      return [clock, entries[0]?.tradedAt.slice(11, 16)]
    }
    expect(await atOf(linesOf(columns('Date(UTC+3)'), trade), { clock: 'UTC+5' })).toEqual(['stated', '07:00'])
    expect(await atOf(linesOf('Time Zone: UTC+2', columns('Time'), trade), { clock: 'UTC+5' })).toEqual([
      'stated',
      '08:00',
    ])
    expect(await atOf(linesOf(columns('Time'), trade), { clock: 'UTC+5' })).toEqual(['told', '05:00'])
    expect(await atOf(linesOf(columns('Time'), trade), { clock: 'nowhere' })).toEqual(['assumed', '10:00'])
    expect(await atOf(linesOf(columns('Time'), trade))).toEqual(['assumed', '10:00'])
  })
})

describe('a question', () => {
  const mapping = { date: 'when', coin: 'coin', quantity: 'amount', price: 'price', currency: 'USD' as const }
  const asked = async (...rows: string[]) =>
    (await readLinesOf(linesOf('when;coin;amount;price', ...rows), { mapping })).questions

  it('of the decimals is none where a point or a comma settles it, and one where both do', async () => {
    expect(await asked('2026-01-02;BTC;1.5;1.000', '2026-01-02;BTC;1.500;1')).toEqual([])
    expect(await asked('2026-01-02;BTC;1,5;1.000')).toEqual([])
    expect(await asked('2026-01-02;BTC;1.5;1', '2026-01-02;BTC;1.500;1', '2026-01-02;BTC;0,25;1')).toMatchObject([
      { asks: 'decimals', column: 'amount', line: 3, written: '1.500', comma: '1500', point: '1.5' },
    ])
    expect(await asked('2026-01-02;BTC;1.5;1', '2026-01-02;BTC;0,25;1'), 'each is clear by itself').toEqual([])
  })

  it('of a price below zero is the first of them, in its column', async () => {
    expect(await asked('2026-01-02;BTC;1;1', '2026-01-02;BTC;1;€-2', '2026-01-02;BTC;1;-3')).toMatchObject([
      { asks: 'negativePrice', column: 'price', line: 3, positive: '2' },
    ])
    expect(await asked('2026-01-02;BTC;-1;(2,5)')).toMatchObject([{ asks: 'negativePrice', positive: '2.5' }])
    expect(await asked('2026-01-02;BTC;-1;–')).toEqual([])
  })
})
