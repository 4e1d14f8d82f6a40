import Type from 'typebox'
import { del, get, Nothing, post } from '../route.ts'
import { Id, Instant, OrNull } from '../shapes.ts'
import { Purchase } from './entries.ts'

/** Id of a removal in the bin; null where there was nothing to delete. */
export const Removed = Type.Object({ success: Type.Literal(true), bin: OrNull(Type.String()) })

/** Days that what was deleted stays. */
export const binDays = 30

/** What was deleted together is brought back together. */
const Binned = Type.Object({
  id: Type.String(),
  what: Type.Enum(['entry', 'coin', 'import', 'all']),
  /** The first twenty of them. */
  coins: Type.Array(Type.String()),
  coinCount: Type.Integer(),
  entryCount: Type.Integer(),
  removedAt: Instant,
  keptUntil: Instant,
  /** Which browser did it, and on what: Chrome, Android. Empty where that is not known. */
  device: Type.String(),
  restoredAt: OrNull(Instant),
})

/** What happened to an entry, the newest first. */
const EntryEvent = Type.Object({
  at: Instant,
  action: Type.Enum(['added', 'imported', 'corrected', 'paired', 'unpaired', 'removed', 'restored']),
  device: Type.String(),
  /** What it was before; of a correction alone. */
  before: OrNull(Purchase),
  /** Corrections that came right after this one and are no longer kept: of an entry the first stays, and the newest. */
  leftOut: Type.Integer(),
})

export const binRoutes = {
  bin: get('/api/portfolio/bin', {
    who: 'member',
    says: 'What was deleted in the last thirty days, the newest first: what, when and by which device.',
    input: Nothing,
    reply: Type.Object({
      removals: Type.Array(Binned),
      /** How many deleted entries are kept, and how many may be: beyond it the oldest removals go before their time. */
      entries: Type.Object({ count: Type.Integer(), most: Type.Integer() }),
    }),
  }),
  restore: post('/api/portfolio/bin/:id/restore', {
    who: 'member',
    says: 'Brings back what was deleted together, but for what is there again by now.',
    input: Type.Object({ id: Id }),
    reply: Type.Object({ restored: Type.Integer() }),
  }),
  clear: del('/api/portfolio', {
    who: 'member',
    says: 'Deletes all entries; for thirty days they can be brought back.',
    input: Nothing,
    reply: Removed,
  }),
  entryHistory: get('/api/portfolio/entries/:id/history', {
    who: 'member',
    says: 'What happened to an entry: when it came, what it was before each correction, when it was deleted and brought back.',
    input: Type.Object({ id: Id }),
    reply: Type.Array(EntryEvent),
  }),
  exportAll: get('/api/portfolio/export/all', {
    who: 'member',
    says: 'Everything that is kept of a portfolio as a JSON file: entries, deleted ones, corrections, own coins, settings.',
    input: Nothing,
    reply: Type.Object({
      settings: Type.Unknown(),
      ownCoins: Type.Array(Type.Unknown()),
      entries: Type.Array(Type.Unknown()),
      deleted: Type.Array(Type.Unknown()),
      bin: Type.Array(Type.Unknown()),
      corrections: Type.Array(Type.Unknown()),
    }),
  }),
}
