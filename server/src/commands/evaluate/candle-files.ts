import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Candles, evaluation } from '@pusula/engine'
import { parseCandles } from './candle-rows.ts'
import { InputError } from './input-error.ts'

export interface Coin extends evaluation.CoinCandles {
  readonly symbol: string
}

type Timeframe = '1m' | '5m' | '15m' | '1h' | '1d'

const fileName = /^([A-Z0-9]+)_(1m|5m|15m|1h|1d)\.csv$/

/**
 * Every coin of a folder that has 15m candles, by name. Longer candles are made of them where their files end; of finer
 * ones the finest are taken.
 */
export async function readCoins(folder: string): Promise<Coin[]> {
  const files = new Map<string, Set<Timeframe>>()
  for (const name of await namesIn(folder)) {
    const match = fileName.exec(name)
    if (!match) continue
    const symbol = match[1] ?? ''
    files.set(symbol, (files.get(symbol) ?? new Set()).add(match[2] as Timeframe))
  }
  const symbols = [...files].filter(([, timeframes]) => timeframes.has('15m')).map(([symbol]) => symbol)
  if (symbols.length === 0) throw new InputError(`There is no file named SYMBOL_15m.csv in ${folder}.`)
  return Promise.all(symbols.sort().map(symbol => readCoin(folder, symbol, files.get(symbol) ?? new Set())))
}

/** The daily candles of every coin of a folder. */
export async function readDailyCoins(folder: string): Promise<evaluation.DailyCoin[]> {
  const symbols = (await namesIn(folder)).flatMap(name => {
    const match = fileName.exec(name)
    return match?.[1] && match[2] === '1d' ? match[1] : []
  })
  if (symbols.length === 0) throw new InputError(`There is no file named SYMBOL_1d.csv in ${folder}.`)
  const coins: evaluation.DailyCoin[] = []
  for (const symbol of symbols.sort()) {
    const name = `${symbol}_1d.csv`
    coins.push({ symbol, days: parseCandles(name, '1d', await readFile(join(folder, name), 'utf8')) })
  }
  return coins
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch {
    throw new InputError(`There is no folder at ${folder}.`)
  }
}

async function readCoin(folder: string, symbol: string, there: ReadonlySet<Timeframe>): Promise<Coin> {
  const read = async (timeframe: Timeframe): Promise<Candles | undefined> => {
    const name = `${symbol}_${timeframe}.csv`
    return there.has(timeframe) ? parseCandles(name, timeframe, await readFile(join(folder, name), 'utf8')) : undefined
  }
  const finest = there.has('1m') ? '1m' : '5m'
  const [candles15m, candles1h, candles1d, fine] = await Promise.all([
    read('15m'),
    read('1h'),
    read('1d'),
    read(finest),
  ])
  if (!candles15m) throw new InputError(`${symbol}_15m.csv went away while it was read.`)
  return {
    symbol,
    candles15m,
    candles1h: evaluation.continued(candles1h, evaluation.aggregate(candles15m, '15m', '1h')),
    candles1d: evaluation.continued(candles1d, evaluation.aggregate(candles15m, '15m', '1d')),
    ...(fine && { fine: { timeframe: finest, candles: fine } }),
  }
}
