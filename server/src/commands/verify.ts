import { availableParallelism } from 'node:os'
import { fixed } from '@pusula/words'
import { type Verdict, verifyLots } from '../features/record/index.ts'
import { readArguments, refuse } from './arguments.ts'
import type { PriceChoice } from './verify/prices.ts'
import { isWholeRecord, lotsOf, publishedBy } from './verify/sources.ts'
import { openThreads } from './verify/threads.ts'

const help = `npm run verify -- FILE ...                 walks a downloaded record (NDJSON, months in their order): every hash, and every
                                           grade from the candles of an exchange
npm run verify -- URL                      the same for the whole record of an address, and the seals of its days
       --candles FOLDER                    candles from files, SYMBOL_1m.csv and SYMBOL_15m.csv, instead of an exchange
       --exchange URL                      an exchange that answers as Binance does, instead of Binance
       --simulated SEED                    the seed behind entries that say their prices are simulated; 1 unless told
       --no-prices                         the chain alone
       --threads COUNT                     so many at once, as many as there are cores and eight at most unless told;
                                           0 to do without`

const shownWrong = 10
/** More would ask an exchange for more than it gives. */
const mostThreads = 8

/** Checks a record on a machine that has nothing of ours but this repository. */
export async function run(args: string[]): Promise<number> {
  const options = {
    candles: { type: 'string' },
    exchange: { type: 'string' },
    simulated: { type: 'string', default: '1' },
    'no-prices': { type: 'boolean' },
    threads: { type: 'string', default: String(Math.min(mostThreads, availableParallelism())) },
  } as const
  const asked = readArguments(args, help, options, Number.POSITIVE_INFINITY)
  if (typeof asked === 'number') return asked
  const { values, positionals: names } = asked
  if (!names.length) return refuse('Which file or address? npm run verify -- --help names them.')
  const [seed, threadCount] = [Number(values.simulated), Number(values.threads)]
  if (![seed, threadCount].every(value => Number.isSafeInteger(value) && value >= 0))
    return refuse('--simulated and --threads are whole numbers.')
  const prices = values['no-prices'] ? undefined : { candles: values.candles, exchange: values.exchange, seed }
  try {
    return await verify(names, prices, threadCount)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

async function verify(names: string[], prices: PriceChoice | undefined, threadCount: number): Promise<number> {
  const published = await publishedBy(names)
  const threads = openThreads(threadCount, { prices, named: published.map(({ id }) => id) })
  const startedMs = performance.now()
  try {
    const verdict = await verifyLots(lotsOf(names), {
      check: threads.check,
      // One is read while the others are looked at.
      together: threadCount + 1,
      isWhole: isWholeRecord(names),
      named: published,
      onProgress: count => console.error(`${count} entries read`),
    })
    console.log(`${verdict.entries} entries read in ${fixed((performance.now() - startedMs) / 1000, 1)} s`)
    const misnamed = published.filter(({ id }) => verdict.misnamed.includes(id))
    tell(verdict, prices !== undefined)
    for (const { id, where } of misnamed) console.log(`entry ${id} is missing, or not the one named by ${where}`)
    const { brokenAt, wrong, ungraded } = verdict
    return brokenAt === undefined && !wrong.length && !ungraded && !misnamed.length ? 0 : 1
  } finally {
    await threads.close()
  }
}

function tell({ head, brokenAt, same, unknown, elsewhere, wrong, ungraded }: Verdict, hasPrices: boolean) {
  console.log(
    brokenAt === undefined
      ? `chain intact · ${head?.id ?? 0} ${head?.hash ?? ''}`
      : `CHAIN BROKEN at entry ${brokenAt}`,
  )
  if (hasPrices) console.log(`${same} grades came out the same, ${wrong.length} did not, ${unknown} cannot be known`)
  if (elsewhere) console.log(`${elsewhere} were graded by another exchange, as they say, and differ by less than 1 %`)
  for (const { id, says } of wrong.slice(0, shownWrong)) console.log(`entry ${id}: ${says}`)
  if (ungraded) console.log(`${ungraded} entries are overdue and have no grade`)
}
