import { openKeyFolder, openLogSigner, rebuildRecord } from '../features/record/index.ts'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { readArguments, refuse } from './arguments.ts'
import { pricesFrom } from './verify/prices.ts'
import { readPastFrom } from './verify/replays.ts'
import { withDatabase } from './with-database.ts'

const help = `npm run record-log                       says how the log of predictions is signed here, and up to where
npm run record-log -- restart REASON     when entries that had been signed are lost for good, or the key is: goes on under another key. The
                                         log itself then says so, with the reason and the last checkpoint of before, to everybody
npm run record-log -- rebuild            makes everything anew that is only made from the log: claims as they are looked up, sums, tiles, and from
                                         candles what was replayed; stop the server first
       --candles, --exchange, --simulated as npm run verify has them`

/** Looks after the log of predictions. */
export async function run(args: string[]): Promise<number> {
  const options = {
    candles: { type: 'string' },
    exchange: { type: 'string' },
    simulated: { type: 'string', default: '1' },
  } as const
  const asked = readArguments(args, help, options, 2)
  if (typeof asked === 'number') return asked
  const { candles, exchange, simulated } = asked.values
  const [work = 'show', reason] = asked.positionals
  if (work === 'restart' && !reason) return refuse('Say why: the reason is published.')
  return withDatabase(async (database, config) => {
    const folder = openKeyFolder(config.dataDir, config.recordLogKey)
    if (work === 'rebuild') {
      const prices = pricesFrom({ candles, exchange, seed: Number(simulated) })
      const { size, claims } = await rebuildRecord(database, readPastFrom(prices))
      console.log(`${claims} claims and every sum made anew from ${size} entries`)
      return 0
    }
    if (work !== 'show' && work !== 'restart')
      return refuse(`There is no "${work}". npm run record-log -- --help says more.`)
    const log = createLog('warn')
    const signer = await openLogSigner({
      ...{ database, folder, clock: systemClock, log, publicUrl: config.publicUrl, mayMakeKey: false },
    })
    if (work === 'restart' && reason) await signer.restart(reason)
    const saved = folder.lastSigned()
    console.log(`signed with ${signer.verifierKey() ?? 'nothing: the key is not here'}`)
    console.log(saved ? `up to ${saved.size} entries:\n${saved.note}` : 'nothing was signed here yet')
    return 0
  })
}
