import { analysis, credits } from '@pusula/contract'
import { appendEntries } from '../../../server/src/features/record/log/store/entries.ts'
import { extendTiles, treeOf } from '../../../server/src/features/record/log/store/tree.ts'
import { type Database, sql } from '../../../server/src/platform/db/db.ts'
import { consistencyProof } from '../../../server/src/platform/tlog/tree.ts'
import { withDatabase } from '../rig/database.ts'
import { type Caller, memberAt } from '../rig/person.ts'
import { withServer } from '../rig/server.ts'
import { type Metric, median } from './results.ts'

const entries = 1_000_000
const appends = 400
const proofs = 60
/** What one analysis seals. */
const perAppend = 4

const share = (values: readonly number[], of: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * of))] ?? Number.NaN

async function timed(rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedMs = performance.now()
    await work(round)
    took.push(performance.now() - startedMs)
  }
  return took
}

async function fill(database: Database): Promise<void> {
  await database.transaction(async tx => {
    await tx.run(sql`insert into record_entries select i, '{"v":1,"kind":"seal","text":"' || repeat(md5(i::text), 8) || '"}'
      from generate_series(0, ${entries - 1}::int) i`)
    await extendTiles(tx, entries)
  }, 'command')
  await database.run(sql`vacuum analyze record_entries, record_tiles`)
}

/** A million entries: how long one more takes, and a proof from any size to the newest. */
const longLog = (): Promise<Metric[]> =>
  withDatabase(async database => {
    await fill(database)
    const entry = `{"v":1,"kind":"seal","text":"${'a'.repeat(256)}"}`
    const append = () => database.transaction(tx => appendEntries(tx, Array(perAppend).fill(entry)))
    await timed(20, append)
    const appended = share(await timed(appends, append), 0.99)
    const size = entries + (appends + 20) * perAppend
    await database.transaction(tx => extendTiles(tx, size))
    const from = (round: number) => Math.floor((entries / proofs) * (round + 0.37))
    const prove = (round: number) => consistencyProof(treeOf(database, size), from(round))
    await timed(5, prove)
    const proved = share(await timed(proofs, prove), 0.99)
    const limit = (id: string, value: number, target: number): Metric => ({
      ...{ id: `log: ${id}`, value, unit: 'ms', target, pass: value < target },
    })
    return [
      limit(`p99 of adding ${perAppend} entries to a million, with its commit`, appended, 5),
      limit('p99 of a consistency proof of a million entries', proved, 20),
    ]
  })

const crowd = 20

const coins = `BTC ETH SOL XRP ADA DOGE LTC LINK DOT TRX AVAX XLM BCH BNB ATOM UNI NEAR APT FIL ETC`.split(' ')

async function analyze(person: Caller, symbol: string): Promise<number> {
  await person.post(credits.deduct.path.replace(':symbol', symbol), {})
  return (await person.get(analysis.analyze.path.replace(':symbol', symbol))).status
}

/** Twenty accounts ask for twenty analyses each, all at once, and beside them somebody asks for one after the other. */
const besideACrowd = (): Promise<Metric[]> =>
  withServer({}, async server => {
    const people: Caller[] = []
    for (let i = 0; i <= crowd; i++) people.push(await memberAt(server.url, `bench-${i}@example.com`))
    const [first, ...others] = people
    const reader = first?.onOwnConnections()
    if (!reader) throw new Error('nobody came')
    const statuses: number[] = []
    const looks: number[] = []
    const look = async (i: number) => looks.push(await analyze(reader, coins[i % coins.length] ?? 'BTC'))
    const alone = await timed(4, look)
    let isOver = false
    const asking = Promise.all(
      others.flatMap(person => coins.map(async symbol => statuses.push(await analyze(person, symbol)))),
    ).then(() => {
      isOver = true
    })
    const beside: number[] = []
    for (let i = 4; !isOver || i < 20; i++) beside.push(...(await timed(1, () => look(i))))
    await asking
    // More than four at a time are refused by name, which is no failure.
    const failed = [...looks, ...statuses].filter(status => status !== 200 && status !== 429).length
    console.error(
      `${statuses.filter(status => status === 200).length} of ${statuses.length} analyses of others made; the reader's: median ${Math.round(median(alone))} ms alone, ${Math.round(median(beside))} beside them, ${beside.length} looks`,
    )
    const worst = share(beside, 0.99)
    return [
      ...[
        {
          id: 'log: p99 of an analysis beside 400 of others',
          value: worst,
          unit: 'ms',
          target: 1_000,
          pass: worst < 1_000,
        },
      ],
      ...[{ id: 'log: failures beside 400 of others', value: failed, unit: '', target: 0, pass: failed === 0 }],
    ]
  })

export const benchLog = async (): Promise<Metric[]> => [...(await longLog()), ...(await besideACrowd())]
