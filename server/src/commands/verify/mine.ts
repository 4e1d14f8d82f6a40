import { readFileSync } from 'node:fs'
import { type AboutCall, type GradedCall, type GradedClaim, sealOf } from '../../features/record/index.ts'

/** Calls as an account has them in its export, with what each was sealed with. */
interface Exported {
  accounts: { id: string }
  analysis: { symbol: string; at: string; forecasts: ShownRange[] }[]
  turn: Player & { models: Player[] }
}

/** A range as it was shown to whoever opened the coin. */
interface ShownRange {
  horizon: string
  medianUsd: number
  low80Usd: number
  high80Usd: number
}

/** What it was sealed with is not in an export from before it was due, where it holds what a credit opens. */
type ExportedCall = { id: number; lowUsd: number; highUsd: number } & (
  | { salt: string; said: string }
  | { salt: null; said: null }
)

interface Player {
  /** The names that the log has for this player: its own, then those of guests who joined. */
  players: string[]
  calls: ExportedCall[]
}

const notYours = (id: number) => `NOT YOURS: the call of entry ${id} is not what your export says`

/**
 * Holds somebody's export against the log: calls that are theirs in either have to be in both, word for word, and ranges that they were shown have to be
 * those that were sealed.
 */
export function ownEntries(file: string) {
  const { accounts, analysis = [], turn }: Exported = JSON.parse(readFileSync(file, 'utf8'))
  if (!accounts?.id || !turn?.players) throw new Error(`${file} is no export of an account with its calls`)
  const all = [turn, ...turn.models]
  const names = new Set(all.flatMap(({ players }) => players))
  const mine = new Map(all.flatMap(({ calls, players }) => calls.map(call => [call.id, { ...call, players }])))
  const unseen = new Set(mine.keys())
  const wrong: string[] = []
  const shown = new Map(
    analysis.flatMap(({ symbol, at, forecasts = [] }) =>
      forecasts.map(range => [`${symbol} ${range.horizon} ${at}`, range] as const),
    ),
  )
  let compared = 0
  return {
    count: mine.size,
    onSealed({ seal }: AboutCall & { seal: string }, id: number) {
      const call = mine.get(id)
      if (!call) return
      unseen.delete(id)
      if (call.said === null) return
      const isSealed = sealOf(call.salt, call.said) === seal
      if (!isSealed || !call.players.includes(JSON.parse(call.said).player)) wrong.push(notYours(id))
    },
    onGraded({ id, salt, values }: GradedCall) {
      const call = mine.get(id)
      const isOther = call && (call.lowUsd !== values.lowUsd || call.highUsd !== values.highUsd)
      if (call?.said === null && (isOther || !call.players.includes(values.player))) wrong.push(notYours(id))
      const isMine = names.has(values.player) || values.owner === sealOf(salt, accounts.id)
      if (isMine && !mine.has(id))
        wrong.push(`TAKEN AWAY: the call of entry ${id} is yours, and your export does not have it`)
    },
    onClaim(claim: GradedClaim) {
      const range = claim.asked && shown.get(`${claim.symbol} ${claim.what} ${claim.slotAt.toISOString()}`)
      if (!range || !('medianUsd' in claim)) return
      compared++
      if ((['medianUsd', 'low80Usd', 'high80Usd'] as const).some(name => range[name] !== claim[name]))
        wrong.push(
          `SHOWN OTHERWISE: the range of ${claim.symbol} that you read is not what was sealed in entry ${claim.id}`,
        )
    },
    ranges: () => compared,
    wrong: () => [...wrong, ...[...unseen].map(id => `NOT SEALED: entry ${id} of your export is no call in the log`)],
  }
}
