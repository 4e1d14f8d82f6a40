import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { cosignedAt, openCheckpoint, readVerifierKey } from '@pusula/contract'
import { fixed } from '@pusula/words'
import { type GradeFindings, noFindings } from '../features/record/index.ts'
import { nodeCrypto } from '../platform/tlog/note.ts'
import { readArguments, refuse } from './arguments.ts'
import { followLog, isSilent, type Mark } from './verify/follow.ts'
import { gatherLots } from './verify/lots.ts'
import { ownEntries } from './verify/mine.ts'
import { type PriceChoice, pricesFrom } from './verify/prices.ts'
import { openRemoteLog, type RemoteLog } from './verify/remote-log.ts'
import { checkReplays } from './verify/replays.ts'
import { checkGems, checkSums, newestGraded } from './verify/sums.ts'
import { openThreads } from './verify/threads.ts'

const help = `npm run verify -- URL    reads the whole log of an installation: signature and root, every seal with what was in it, every grade from the
                         candles of an exchange, and every sum and figure that its pages show
       --since FILE      a checkpoint that was kept before: the log has to go on from it
       --keep FILE       keeps the checkpoint of today there, for the next time
       --witness KEY     a cosigner whose word counts: the log has to go on from what that witness has cosigned
       --key KEY         the verifier key that it has to be signed with, instead of the one that the installation names
       --mine FILE       the export of your account: its calls in Your turn have to be in the log as you gave them, and none besides; ranges that
                         you read have to be those that were sealed
       --candles FOLDER  candles from files, SYMBOL_1m.csv and SYMBOL_15m.csv, instead of an exchange
       --exchange URL    an exchange that answers as Binance does, instead of Binance
       --simulated SEED  the seed behind entries that say their prices are simulated; 1 unless told
       --replayed        works out what was replayed once more, from candles of fifteen minutes, hours and days; that takes minutes
       --no-prices       the log and its sums alone
       --threads COUNT   so many at once, as many as there are cores and eight at most unless told; 0 to do without`

const shownWrong = 10
/** More would ask an exchange for more than it gives. */
const maxThreads = 8

interface Wish {
  since: string | undefined
  keep: string | undefined
  key: string | undefined
  witness: string | undefined
  mine: string | undefined
  prices: PriceChoice | undefined
  isReplayed: boolean
  threadCount: number
}

/** Checks a record on a machine that has nothing of ours but this repository. */
export async function run(args: string[]): Promise<number> {
  const options = {
    since: { type: 'string' },
    keep: { type: 'string' },
    key: { type: 'string' },
    witness: { type: 'string' },
    mine: { type: 'string' },
    candles: { type: 'string' },
    exchange: { type: 'string' },
    simulated: { type: 'string', default: '1' },
    replayed: { type: 'boolean' },
    'no-prices': { type: 'boolean' },
    threads: { type: 'string', default: String(Math.min(maxThreads, availableParallelism())) },
  } as const
  const asked = readArguments(args, help, options, 1)
  if (typeof asked === 'number') return asked
  const { values, positionals } = asked
  const [site] = positionals
  if (!site || !/^https?:\/\//.test(site)) return refuse('Which address? npm run verify -- --help says more.')
  const [seed, threadCount] = [Number(values.simulated), Number(values.threads)]
  if (![seed, threadCount].every(value => Number.isSafeInteger(value) && value >= 0))
    return refuse('--simulated and --threads are whole numbers.')
  const { since, keep, key, witness, mine, candles, exchange } = values
  const prices = values['no-prices'] ? undefined : { candles, exchange, seed }
  try {
    return await verify(site, {
      since,
      keep,
      key,
      witness,
      mine,
      prices,
      isReplayed: values.replayed === true,
      threadCount,
    })
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

/** What the log has to go on from: a checkpoint that was kept, and what a witness has cosigned. */
async function marksOf(remote: RemoteLog, { since, witness }: Pick<Wish, 'since' | 'witness'>): Promise<Mark[]> {
  const marks: Mark[] = []
  if (since !== undefined) {
    const saved = await openCheckpoint(readFileSync(since, 'utf8'), remote.key, nodeCrypto)
    if (!saved) throw new Error(`${since} is no checkpoint that was signed with ${remote.verifierKey}`)
    marks.push({ ...saved, says: `${since} has ${saved.size} entries` })
  }
  if (witness !== undefined) {
    const key = await readVerifierKey(witness, nodeCrypto)
    const cosigned = key && (await openCheckpoint(await remote.cosignedBy(key.name), key, nodeCrypto))
    if (!cosigned || cosigned.origin !== remote.key.name) throw new Error(`${witness} has cosigned nothing of this log`)
    const signature = cosigned.signatures.find(({ name, id }) => name === key.name && id === key.id)
    const seenAt = new Date(signature ? cosignedAt(signature) * 1000 : 0)
    const says = `${key.name} has cosigned ${cosigned.size} entries on ${seenAt.toISOString()}`
    marks.push({ ...cosigned, seenAt, says })
  }
  return marks
}

async function verify(site: string, wish: Wish): Promise<number> {
  const { prices, threadCount } = wish
  const startedMs = performance.now()
  const remote = await openRemoteLog(site, wish.key)
  const threads = prices && openThreads(threadCount, prices)
  const lots = gatherLots(threads?.check ?? (async () => noFindings()), threadCount + 1)
  const newest = newestGraded()
  const marks = await marksOf(remote, wish)
  const mine = wish.mine === undefined ? undefined : ownEntries(wish.mine)
  const follower = followLog(remote, {
    onGraded: claim => {
      newest.keep(claim)
      mine?.onClaim(claim)
      if (threads) lots.add(claim)
    },
    onCallSealed: mine?.onSealed,
    onOtherGraded: entry => {
      if ('kind' in entry && entry.kind === 'call') mine?.onGraded(entry)
      if (threads) lots.add(entry)
    },
    breathe: lots.breathe,
    onProgress: count => console.error(`${count} entries read`),
    marks,
  })
  try {
    const { size, root, note } = await follower.toCheckpoint()
    await follower.checkTiles(size)
    const figures = await checkSums(remote, follower, newest)
    const gemFigures = await checkGems(remote, follower)
    const grades = await lots.end()
    const walk = follower.walk.soFar(Date.now())
    const replays = wish.isReplayed && prices ? await checkReplays(walk, pricesFrom(prices)) : undefined
    const wrong = [
      ...follower.wrong,
      ...follower.unmet(),
      ...walk.wrong,
      ...figures.wrong,
      ...(gemFigures ?? []),
      ...(mine?.wrong() ?? []),
      ...(replays?.wrong ?? []),
    ]
    console.log(`${walk.size} entries read in ${fixed((performance.now() - startedMs) / 1000, 1)} s`)
    console.log(`signed with ${remote.verifierKey}${remote.isKeyOfSite ? ', as the installation itself says' : ''}`)
    if (!wrong.length) console.log(`log intact · ${size} ${Buffer.from(root).toString('base64')}`)
    else console.log('LOG NOT AS IT WAS WRITTEN')
    console.log(
      `${walk.claims} claims: ${walk.graded} graded, ${walk.open} to be graded, ${walk.sealed} still sealed; ${figures.sums} sums compared`,
    )
    if (walk.lives.revealed)
      console.log(
        `${walk.lives.revealed} plans began and ended as was sealed and by the rules of plans, ${walk.lives.begun} are under way`,
      )
    if (walk.calls.all)
      console.log(
        `${walk.calls.all} calls of people and models: every score of ${walk.calls.graded} comes out again, ${walk.calls.sealed} still sealed`,
      )
    if (mine && !mine.wrong().length)
      console.log(
        `${mine.count} calls and ${mine.ranges()} ranges of ${wish.mine} are in the log as they were given and shown`,
      )
    if (walk.finds.all)
      console.log(
        `${walk.finds.all} gems: ${walk.finds.ended} have ended as was sealed, and ${gemFigures ? 'the figures of the page follow from that' : 'no page shows them'}${walk.finds.late ? `; ${walk.finds.late} were sealed later than they were found` : ''}`,
      )
    for (const { at, reason } of walk.restarts) console.log(`begun anew on ${at.toISOString()}: ${reason}`)
    if (walk.belated)
      console.log(`${walk.belated} were sealed when, by the log's own time, they were due: count them for nothing`)
    if (replays)
      console.log(`${replays.same} coins replayed once more came out the same, ${replays.unknown} cannot be known`)
    if (prices) reportGrades(grades)
    for (const says of wrong.slice(0, shownWrong)) console.log(says)
    if (wish.since && !wrong.length) console.log(`goes on from ${wish.since}, with nothing of it changed`)
    const silent = wish.witness && marks.find(mark => isSilent(mark, Date.now()))
    if (wish.witness && !wrong.length)
      for (const { says, seenAt } of marks) if (seenAt) console.log(`goes on from there: ${says}, of ${size}`)
    if (silent) console.log('NOT COSIGNED SINCE: a witness that was shown another log falls silent in the same way')
    if (wish.keep && !wrong.length) writeFileSync(wish.keep, note)
    return wrong.length || grades.wrong.length || isWithheld(grades) || silent ? 1 : 0
  } finally {
    await threads?.close()
  }
}

/** An exchange that was away and has its candles again leaves a few; misses that were kept out of the sums are more. */
const isWithheld = ({ same, wrong, withheld }: GradeFindings) => withheld > (same + wrong.length) / 100

function reportGrades(findings: GradeFindings) {
  const { same, unknown, withheld, elsewhere, wrong } = findings
  console.log(`${same} grades came out the same, ${wrong.length} did not, ${unknown} cannot be known`)
  if (withheld)
    console.log(
      `${isWithheld(findings) ? 'NOT GRADED: ' : ''}${withheld} are said to be unknown, and their candles are there`,
    )
  if (elsewhere) console.log(`${elsewhere} were graded by another exchange, as they say, and differ by less than 1 %`)
  for (const { id, says } of wrong.slice(0, shownWrong)) console.log(`entry ${id}: ${says}`)
}
