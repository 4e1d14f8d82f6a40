import { turnLimits } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { type Database, type Db, noneIfTaken, type Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { contactOf, personHashById } from '../accounts/index.ts'
import { joinCalls } from '../record/index.ts'
import { isPresentable, nameKey } from './names.ts'
import { moveCalls } from './store/calls.ts'
import { saveJoinEntries, unsaidJoins } from './store/joins.ts'
import {
  ensurePerson,
  lockPlayer,
  nameThem,
  type Player,
  personOf,
  playerByName,
  saveMailbox,
  unnameThem,
} from './store/players.ts'
import { mailboxAgeMs } from './store/table.ts'

const renameMs = 30 * DAY_MS

/** Stores the verified mailbox of a player. */
export async function savePlayerMailbox(tx: Tx, platform: Platform, player: Player, accountId: string): Promise<void> {
  const contact = await contactOf(tx, accountId)
  const hash = contact?.isVerified ? ((await personHashById(tx, platform, accountId)) ?? null) : null
  if (hash !== player.mailboxHash) await saveMailbox(tx, player, hash, platform.clock.now())
}

/** The player of an account, locked, with the mailbox that stands behind it now. */
export async function playerFor(tx: Tx, platform: Platform, accountId: string): Promise<Player> {
  const player = await ensurePerson(tx, accountId, platform.clock.now())
  await savePlayerMailbox(tx, platform, player, accountId)
  return player
}

interface NicknameReply {
  name: string | null
  changeableAt: string | null
  isHidden: boolean
  waitsFor: 'membership' | 'mailbox' | 'age' | 'otherAccount' | null
  listedAt: string | null
}

/** What the table shows of an account, and why not yet. */
export function nicknameOf(
  player: Player | undefined,
  { isMember, graded, now }: { isMember: boolean; graded: number; now: Date },
): NicknameReply {
  const changeableMs = (player?.namedAt?.getTime() ?? 0) + renameMs
  const listedMs = (player?.mailboxSince?.getTime() ?? now.getTime()) + mailboxAgeMs
  const waitsFor = !isMember
    ? 'membership'
    : !player?.mailboxHash
      ? 'mailbox'
      : player.name !== null && !player.isCounted
        ? 'otherAccount'
        : listedMs > now.getTime()
          ? 'age'
          : null
  return {
    name: player?.name ?? null,
    changeableAt: player?.namedAt && !player.hiddenAt && changeableMs > now.getTime() ? instant(changeableMs) : null,
    isHidden: player?.hiddenAt != null,
    waitsFor,
    listedAt: waitsFor === 'age' && graded >= turnLimits.listedFrom ? instant(listedMs) : null,
  }
}

const instant = (ms: number) => new Date(ms).toISOString()

/** Whether an account could take a name. */
export async function nameState(db: Db, accountId: string, name: string) {
  if (!isPresentable(name)) return 'refused' as const
  const holder = await playerByName(db, nameKey(name))
  if (!holder) return 'free' as const
  return holder.accountId === accountId && holder.kind === 'person' ? ('mine' as const) : ('taken' as const)
}

/** Shows somebody under a name. One that was hidden is not taken again; another can be, at once. */
export async function takeName(tx: Tx, player: Player, name: string, now: Date): Promise<void> {
  const key = nameKey(name)
  const holder = await playerByName(tx, key)
  const isOwn = holder?.id === player.id
  if (!isPresentable(name) || (isOwn && player.hiddenAt)) throw new Problem('turn.nameRefused')
  if (holder && !isOwn) throw new Problem('turn.nameTaken')
  const nextMs = (player.namedAt?.getTime() ?? 0) + renameMs
  if (!isOwn && !player.hiddenAt && player.namedAt && nextMs > now.getTime())
    throw new Problem('turn.nameTooSoon', { from: instant(nextMs) })
  const namedAt = isOwn ? (player.namedAt ?? now) : now
  if (!(await nameThem(tx, player.id, name, key, namedAt).catch(noneIfTaken))) throw new Problem('turn.nameTaken')
}

export async function leaveTable(tx: Tx, accountId: string): Promise<void> {
  const player = await personOf(tx, accountId)
  if (player) await unnameThem(tx, player.id)
}

/** Brings what a browser gave as a guest to the member who signs in there. */
export async function transferCalls(tx: Tx, guestId: string, accountId: string, now: Date): Promise<void> {
  const guest = await personOf(tx, guestId)
  if (!guest) return
  const member = await ensurePerson(tx, accountId, now)
  if (guest.id === member.id) return
  await lockPlayer(tx, guest.id)
  await moveCalls(tx, guest.id, member.id, now)
}

const joinsAtOnce = 500

/** Says in the log whose calls have come to whom: in a transaction of its own, so that nobody's sign-in holds the end of the log. */
export const logJoins = (database: Database): Promise<number> =>
  database.transaction(async tx => {
    const joins = await unsaidJoins(tx, joinsAtOnce)
    if (joins.length) await saveJoinEntries(tx, joins, await joinCalls(tx, joins))
    return joins.length
  }, 'grading')
