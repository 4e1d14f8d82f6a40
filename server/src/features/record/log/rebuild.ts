import { forecastEdition } from '@pusula/engine'
import type { Database, Tx } from '../../../platform/db/db.ts'
import { recordGrades } from '../grading/store.ts'
import { type ReadPast, replayStated } from '../replay/stated.ts'
import { replaceReplayed, saveSums } from '../rollups/store.ts'
import { createWalk, type GradedClaim, type Walk } from '../verify/walk.ts'
import type { StoredClaim } from './claims.ts'
import { claimFrom } from './entries.ts'
import { entriesBetween, forgetMade, insertClaims, lockLog, logSize, makeRoom, saidByPending } from './store/entries.ts'
import { extendTiles } from './store/tree.ts'

/**
 * Throws away everything that is only made from the log, and makes it anew: claims as they are looked up, sums of days, months and tiles.
 * What was replayed is worked out from candles, as it was stated. What is still sealed stays where it is.
 */
export const rebuildRecord = (database: Database, readFrom: ReadPast): Promise<Walk> =>
  database.transaction(async tx => {
    await lockLog(tx)
    await forgetMade(tx)
    const walk = await walkAgain(tx)
    for (const source of ['live', 'simulated'] as const) await saveSums(tx, source, walk.sums[source])
    await replayAgain(tx, walk, readFrom)
    await extendTiles(tx, walk.size)
    return walk
  }, 'command')

async function walkAgain(tx: Tx): Promise<Walk> {
  const said = await saidByPending(tx)
  const months = new Map<string, Pick<StoredClaim, 'id' | 'slotAt'>>()
  let claims: StoredClaim[] = []
  let graded: GradedClaim[] = []
  const walk = createWalk({
    onSealed: (about, id) => {
      const month = about.slotAt.toISOString().slice(0, 7)
      if (!months.has(month)) months.set(month, { id, slotAt: about.slotAt })
      const text = said.get(id)
      if (text !== undefined) claims.push({ ...claimFrom(about, JSON.parse(text)), id })
    },
    onRevealed: claim => {
      if (!said.has(claim.id)) claims.push(claim)
    },
    onGraded: claim => graded.push(claim),
  })
  for await (const entries of entriesBetween(tx, 0, await logSize(tx))) {
    for (const entry of entries) walk.add(Buffer.from(entry))
    await makeRoom(tx, [...months.values()])
    if (claims.length) await insertClaims(tx, claims)
    if (graded.length)
      await recordGrades(
        tx,
        graded.map(claim => ({ claim, grade: claim.grade, gradedAt: claim.gradedAt })),
      )
    claims = []
    graded = []
  }
  return walk.soFar()
}

/** In the order in which it was stated: of each coin the newest counts. What an earlier edition made is gone: nobody can make it anew. */
async function replayAgain(tx: Tx, { replays }: Walk, readFrom: ReadPast): Promise<void> {
  const groups = new Map([...replays.values()].map(stated => [stated.index, stated]))
  for (const [index, stated] of [...groups].sort(([a], [b]) => a - b)) {
    const { source } = stated
    if (stated.edition !== forecastEdition) continue
    const symbols = stated.coins
      .map(({ symbol }) => symbol)
      .filter(symbol => replays.get(`${source} ${symbol}`)?.index === index)
    const again = await replayStated(stated, readFrom)
    if (!again) throw new Error(`the candles of ${symbols.join(', ')} cannot be had as they were`)
    if (again.different.length) throw new Error(`${again.different.join(', ')} come out otherwise than was stated`)
    await replaceReplayed(tx, source, symbols, again.sums)
  }
}
