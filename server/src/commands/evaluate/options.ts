import { DAY_MS, utcDay } from '@pusula/words'
import { readArguments } from '../arguments.ts'
import { InputError } from './input-error.ts'

const help = `npm run evaluate -- <folder> [--gems FOLDER] [--from DATE] [--to DATE] [--json FILE]

Walks forward through real candles, forecasting from what was known at each moment, and compares with what came.

  <folder>      files named SYMBOL_15m.csv, and where there are any SYMBOL_1h.csv and SYMBOL_1d.csv, with the header
                time,open,high,low,close,volume and, where they are counted, trades; time is the opening in unix
                milliseconds. With SYMBOL_1m.csv or SYMBOL_5m.csv, forecasts between the quarter hours are graded too
  --gems FOLDER files named SYMBOL_1d.csv of many coins, BTCUSDT_1d.csv among them: what became of hidden gems. With it,
                <folder> may be left out
  --from DATE   count forecasts from this day (YYYY-MM-DD, UTC); earlier candles still serve as history
  --to DATE     count forecasts up to the end of this day
  --json FILE   also write the results as JSON; shares and skills are ratios there (0.04 is 4 %)`

interface Options {
  /** One of the two, or both. */
  readonly folder?: string
  readonly gemsFolder?: string
  readonly fromMs: number
  readonly toMs: number
  readonly jsonFile?: string
}

export function readOptions(args: string[]): Options | number {
  const asked = readArguments(
    args,
    help,
    { from: { type: 'string' }, to: { type: 'string' }, json: { type: 'string' }, gems: { type: 'string' } },
    1,
  )
  if (typeof asked === 'number') return asked
  const { values, positionals } = asked
  const [folder] = positionals
  if (!folder && !values.gems) throw new InputError('Name the folder that holds the candle files. --help shows how.')
  const fromMs = values.from === undefined ? 0 : dayOf('--from', values.from)
  const toMs = values.to === undefined ? Number.POSITIVE_INFINITY : dayOf('--to', values.to) + DAY_MS
  if (fromMs >= toMs) throw new InputError('--from must not be later than --to.')
  return {
    fromMs,
    toMs,
    ...(folder && { folder }),
    ...(values.gems && { gemsFolder: values.gems }),
    ...(values.json && { jsonFile: values.json }),
  }
}

function dayOf(option: string, date: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  // Date.parse takes 30 February for 2 March.
  if (Number.isNaN(ms) || utcDay(ms) !== date) {
    throw new InputError(`${option} takes a date like 2025-07-01, not "${date}".`)
  }
  return ms
}
