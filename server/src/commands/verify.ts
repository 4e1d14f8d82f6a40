import { fixed } from '@pusula/words'
import { verifyLines } from '../features/record/index.ts'
import { readArguments, refuse } from './arguments.ts'
import { pricesFrom } from './verify/prices.ts'
import { isWholeRecord, linesOf, sealsOf } from './verify/sources.ts'

const help = `npm run verify -- FILE ...                 walks a downloaded record (NDJSON, months in their order): every hash, and every
                                           grade from the candles of an exchange
npm run verify -- URL                      the same for the whole record of an address, and the seals of its days
       --candles FOLDER                    candles from files, SYMBOL_1m.csv and SYMBOL_15m.csv, instead of an exchange
       --exchange URL                      an exchange that answers as Binance does
       --simulated SEED                    the exchange in a box, for a record of simulated prices
       --no-prices                         the chain alone`

const shownWrong = 10

/** Checks a record on a machine that has nothing of ours but this repository. */
export async function run(args: string[]): Promise<number> {
  const options = {
    candles: { type: 'string' },
    exchange: { type: 'string' },
    simulated: { type: 'string' },
    'no-prices': { type: 'boolean' },
  } as const
  const asked = readArguments(args, help, options, Number.POSITIVE_INFINITY)
  if (typeof asked === 'number') return asked
  const { values, positionals } = asked
  if (!positionals.length) return refuse('Which file or address? npm run verify -- --help names them.')
  try {
    const prices = values['no-prices'] ? undefined : pricesFrom(values)
    const seals = await sealsOf(positionals)
    const startedMs = performance.now()
    const { entries, head, brokenAt, same, unknown, elsewhere, wrong, ungraded } = await verifyLines(
      seals.watching(linesOf(positionals)),
      prices,
      count => console.error(`${count} entries read`),
      isWholeRecord(positionals),
    )
    const seconds = (performance.now() - startedMs) / 1000
    console.log(`${entries} entries read in ${fixed(seconds, 1)} s`)
    console.log(
      brokenAt === undefined
        ? `chain intact · ${head?.id ?? 0} ${head?.hash ?? ''}`
        : `CHAIN BROKEN at entry ${brokenAt}`,
    )
    if (prices) console.log(`${same} grades came out the same, ${wrong.length} did not, ${unknown} cannot be known`)
    if (elsewhere) console.log(`${elsewhere} were graded by another exchange, as they say, and differ by less than 1 %`)
    for (const { id, says } of wrong.slice(0, shownWrong)) console.log(`entry ${id}: ${says}`)
    if (ungraded) console.log(`${ungraded} entries are overdue and have no grade`)
    for (const says of seals.broken()) console.log(says)
    const isSound = brokenAt === undefined && wrong.length === 0 && ungraded === 0 && seals.broken().length === 0
    return isSound ? 0 : 1
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}
