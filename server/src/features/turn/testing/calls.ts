import { turn } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { sql } from '../../../platform/db/db.ts'
import type { Person, World } from '../../../testing/world.ts'
import { createWalk } from '../../record/index.ts'

/** A range of this many percent around the price. */
export async function around(person: Person, symbol: string, percent = 3) {
  const { priceUsd } = await person.call(turn.card, { symbol })
  return { symbol, lowUsd: priceUsd * (1 - percent / 100), highUsd: priceUsd * (1 + percent / 100) }
}

export const seal = async (person: Person, symbol: string, percent = 3) =>
  person.call(turn.seal, await around(person, symbol, percent))

/** Lets a call come due and grades what is. */
export async function passDay({ clock, runJob }: Pick<World, 'clock' | 'runJob'>): Promise<void> {
  clock.forward(DAY_MS)
  await runJob('turn.grade')
}

/** The whole log as `npm run verify` walks through it, and its entries. */
export async function walkLog({ database }: Pick<World, 'database'>) {
  const walk = createWalk()
  const rows = await database.rows<{ entry: string }>(sql`select entry from record_entries order by index`)
  for (const { entry } of rows) walk.add(Buffer.from(entry))
  return { ...walk.soFar(), entries: rows.map(({ entry }) => entry) }
}
