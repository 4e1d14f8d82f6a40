import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { run } from './evaluate.ts'

const header = 'time,open,high,low,close,volume'
const start = Date.UTC(2025, 0, 6)
let folder: string
let said: string[]
let complained: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evaluate-'))
  said = []
  complained = []
  vi.spyOn(console, 'log').mockImplementation(text => void said.push(text))
  vi.spyOn(console, 'error').mockImplementation(text => void complained.push(text))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const put = (name: string, ...lines: string[]) => writeFile(join(folder, name), `${lines.join('\n')}\n`)

/** A market that swings in several rhythms at once, as lines of a file. */
const swings = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const at = (k: number) =>
      100 * Math.exp(0.02 * Math.sin(k / 7) + 0.03 * Math.sin(k / 51) + 0.001 * ((k * 7919) % 13))
    const [open, close] = [at(i), at(i + 1)]
    const [high, low] = [Math.max(open, close) * 1.001, Math.min(open, close) * 0.999]
    return [start + i * 900_000, open, high, low, close, 5].join(',')
  })

describe('npm run evaluate', () => {
  it('grades every horizon of a folder and writes the figures', async () => {
    await put('COINUSDT_15m.csv', header, ...swings(96 * 45))
    const json = join(folder, 'result.json')
    expect(await run([folder, '--json', json])).toBe(0)
    for (const title of [
      '15min',
      '1hour',
      '4hour',
      '1day',
      'score',
      'plans',
      'statements',
      'touches',
      'levels',
      'portfolios',
    ]) {
      expect(said.join('\n')).toContain(`${title}: `)
    }
    const { horizons, ...others } = JSON.parse(await readFile(json, 'utf8'))
    expect(Object.keys(horizons)).toEqual(['15min', '1hour', '4hour', '1day'])
    for (const result of Object.values(horizons)) {
      expect(result).toMatchObject({
        n: expect.any(Number),
        skill: { constant: expect.any(Number), ewma: expect.any(Number), historical: expect.any(Number) },
        coverage80: expect.any(Number),
        coverageByQuintile: Array(5).fill(expect.any(Number)),
        coverageByHour: Array(24).fill(expect.any(Number)),
        relativeMae: expect.any(Number),
        dmP: expect.any(Number),
        brierSkill: expect.any(Number),
        meanWidth: expect.any(Number),
      })
    }
    expect(others).toMatchObject({
      between: null,
      lookAhead: { checked: expect.any(Number), different: 0 },
      score: { n: expect.any(Number), rankCorrelation1day: expect.any(Number), byBand: expect.any(Array) },
      plans: {
        issued: expect.any(Number),
        met: { n: expect.any(Number), tenths: expect.any(Array) },
        result: expect.any(Object),
      },
      touches: { day: expect.any(Array), week: expect.any(Array), halfYear: expect.any(Array) },
      levels: { touched: expect.any(Number), held: expect.any(Number), random: { held: expect.any(Number) } },
    })
    // A week to warm up; then every quarter-hour whose outcome is known.
    expect(horizons['15min'].n).toBe(96 * 38)
  })

  it('takes counted trades and finer candles, and grades forecasts between the quarter hours from them', async () => {
    const quarters = swings(96 * 12)
    await put('COINUSDT_15m.csv', `${header},trades`, ...quarters.map((line, i) => `${line},${100 + (i % 50)}`))
    const thirds = quarters.slice(96 * 7).flatMap(line => {
      const [time = 0, open = 0, , , close = 0] = line.split(',').map(Number)
      return [0, 1, 2].map(third => {
        const at = (step: number) => open + ((close - open) * step) / 3
        const [from, to] = [at(third), at(third + 1)]
        return [time + third * 300_000, from, Math.max(from, to), Math.min(from, to), to, 1].join(',')
      })
    })
    await put('COINUSDT_5m.csv', header, ...thirds)
    const json = join(folder, 'result.json')
    expect(await run([folder, '--json', json])).toBe(0)
    const { between } = JSON.parse(await readFile(json, 'utf8'))
    expect(between['1hour'].n).toBeGreaterThan(4 * 24)
    expect(said.join('\n')).toContain('between the quarter hours')
  })

  it('measures what became of hidden gems from a folder of days, with or without the rest', async () => {
    const days = (slope: number, count = 150) =>
      Array.from({ length: count }, (_, i) => {
        const close = 10 * Math.exp(slope * i) * (i % 2 ? 1.03 : 1)
        return [start + i * 86_400_000, close, close * 1.02, close * 0.98, close, 1e6].join(',')
      })
    await put('BTCUSDT_1d.csv', header, ...days(0.001))
    await put('RISEUSDT_1d.csv', header, ...days(0.012))
    await put('FALLUSDT_1d.csv', header, ...days(-0.012))
    await put('GONEUSDT_1d.csv', header, ...days(0.012, 60))
    const json = join(folder, 'result.json')
    expect(await run(['--gems', folder, '--json', json])).toBe(0)
    const { gems, horizons } = JSON.parse(await readFile(json, 'utf8'))
    expect(horizons).toBeUndefined()
    expect(gems).toMatchObject({ coins: 3, n: expect.any(Number), everyCoin: { n: expect.any(Number) } })
    expect(gems.reachedByLast).toBeGreaterThan(gems.everyCoin.reachedByLast)
    expect(gems.byYear.map(({ year }: { year: number }) => year)).toEqual([2025])
    expect(said.join()).toContain('gems: found among 3 coins')
  })

  it('counts only the days asked for', async () => {
    await put('COINUSDT_15m.csv', header, ...swings(96 * 20))
    const json = join(folder, 'result.json')
    expect(await run([folder, '--from', '2025-01-15', '--to', '2025-01-16', '--json', json])).toBe(0)
    expect(JSON.parse(await readFile(json, 'utf8')).horizons['15min'].n).toBe(2 * 96)
  })

  const [first = '', second = ''] = swings(2)
  it.each([
    ['no folder named', [], [], /Name the folder/],
    ['a folder of days without the leader', [], ['--gems', '.'], /no file named SYMBOL_1d\.csv/],
    ['a missing folder', [], ['/nowhere/at/all'], /no folder at \/nowhere\/at\/all/],
    ['a folder without candles', [], ['.'], /no file named SYMBOL_15m\.csv/],
    ['a wrong header', ['when,what', first], ['.'], /COINUSDT_15m\.csv, line 1: the header/],
    ['no rows', [header], ['.'], /COINUSDT_15m\.csv, line 1: there are no candles/],
    ['rows out of order', [header, second, first], ['.'], /COINUSDT_15m\.csv, line 3: the time is not later/],
    ['a repeated row', [header, first, first], ['.'], /line 3: the time is not later/],
    ['garbage', [header, first, 'a,b,c,d,e,f'], ['.'], /line 3: a value is not a number/],
    ['an empty cell', [header, `${start},1,1,1,,1`], ['.'], /line 2: a value is not a number/],
    ['too few cells', [header, '1,2'], ['.'], /line 2: 6 values are needed, there are 2/],
    [
      'a time off the grid',
      [header, `${start + 1},1,1,1,1,1`],
      ['.'],
      /line 2: the time .* does not start a candle of 15 minutes/,
    ],
    ['a price of nothing', [header, `${start},1,1,0,1,1`], ['.'], /line 2: prices must be above zero/],
    ['a close above the high', [header, `${start},1,1,1,2,1`], ['.'], /line 2: open and close must lie/],
    ['too little history', [header, first, second], ['.'], /No forecast could be graded/],
    ['a date that is none', [header, first], ['.', '--from', '2025-02-30'], /--from takes a date/],
    ['a span that ends before it starts', [], ['.', '--from', '2025-02-02', '--to', '2025-02-01'], /must not be later/],
    ['an unknown option', [], ['.', '--fast'], /--fast/],
  ])('says in one line what is wrong with %s', async (_, lines, args, message) => {
    if (lines.length > 0) await put('COINUSDT_15m.csv', ...lines)
    expect(await run(args.map(arg => (arg === '.' ? folder : arg)))).toBe(1)
    expect(complained).toHaveLength(1)
    expect(complained[0]).toMatch(message)
    expect(complained[0]).not.toContain('\n')
  })
})
