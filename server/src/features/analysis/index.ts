import type { Headlines, NewsTone } from '@pusula/engine'
import type { Parts } from '../../parts.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import type { NoteUse } from '../credits/index.ts'
import type { Market } from '../market/index.ts'
import { createAnalyst } from './analyst.ts'
import { openRoutes } from './routes.ts'

interface Seams {
  market: Market
  newsTone: (db: Db, symbol: string, now: Date) => Promise<NewsTone | null>
  headlineCounts: (db: Db, symbol: string, now: Date) => Promise<Headlines | null>
  noteUse: NoteUse
}

/** Opens the calls. What comes back reads a coin as it stands, for whoever keeps what was said of it. */
export function startAnalysis(door: Door, parts: Parts, { market, newsTone, headlineCounts, noteUse }: Seams) {
  const { database, clock } = parts
  const analyst = createAnalyst({ market, database, clock, newsTone, headlineCounts })
  openRoutes(door, parts, { analyst, market, noteUse })
  return { readCoin: analyst.readAt }
}
