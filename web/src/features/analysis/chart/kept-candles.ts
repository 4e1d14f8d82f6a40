import type { market, ReplyOf } from '@pusula/contract'
import { isDemo } from '../../../lib/mode.ts'
import { readJson, writeJson } from '../../../lib/storage.ts'
import type { Timeframe } from './timeframes.ts'

type Reply = ReplyOf<typeof market.candles>

interface KeptCandles {
  shape: typeof shape
  symbol: string
  timeframe: Timeframe
  atMs: number
  reply: Reply
}

/** Raised when what is kept changes its shape. */
const shape = 1

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isKept = (value: unknown): value is KeptCandles =>
  isObject(value) &&
  Reflect.get(value, 'shape') === shape &&
  typeof Reflect.get(value, 'atMs') === 'number' &&
  isObject(Reflect.get(value, 'reply'))

/** The last chart that was drawn stays with the last analysis, so that both can be read without a network. */
export function keepCandles(symbol: string, timeframe: Timeframe, reply: Reply): void {
  if (!isDemo()) writeJson('chartCandles', { shape, symbol, timeframe, atMs: Date.now(), reply } satisfies KeptCandles)
}

export function keptCandles(symbol: string, timeframe: Timeframe): KeptCandles | null {
  const kept = isDemo() ? null : readJson('chartCandles', isKept)
  return kept?.symbol === symbol && kept.timeframe === timeframe ? kept : null
}
