import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { untilWaiting } from '../../../testing/lock-waits.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { addGuest } from './accounts.ts'
import { saveOneTimeCodes } from './factors.ts'
import { addPasskey } from './passkeys.ts'
import {
  addSession,
  endSession,
  endSessionByToken,
  endSessionsOf,
  forgetDeadSessions,
  holdSession,
  lastSeenOf,
  type Proved,
  saveConfirmed,
  saveMailbox,
  sessionsByTokens,
  sessionsOf,
  touchSessions,
} from './sessions.ts'

const { database } = await ownDatabase()
const now = new Date('2026-11-15T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const lifetime = { seenSince: after(-1000), openedSince: after(-5000) }

let [ada, bea] = ['', '']
beforeEach(async () => {
  ;[ada, bea] = [await addGuest(database, now), await addGuest(database, now)]
})

async function open(accountId: string, { at = now, proves }: { at?: Date; proves?: Proved } = {}) {
  const tokenHash = randomUUID()
  await addSession(database, { accountId, tokenHash, userAgent: 'a browser', now: at, proves })
  const id = String(
    (
      await database.row<{ id: string }>(sql`select id from accounts_sessions
    where token_hash = ${tokenHash}`)
    )?.id,
  )
  return { id, tokenHash }
}
const find = async (...sessions: { tokenHash: string }[]) => {
  const hashes = sessions.map(({ tokenHash }) => tokenHash)
  const found = await sessionsByTokens(database, hashes, lifetime)
  return hashes.map(hash => found.get(hash))
}
const idsOf = async (accountId: string) => (await sessionsOf(database, accountId, lifetime)).map(({ id }) => id)

describe('a session', () => {
  it('is found by its token, with what its sign-in has shown', async () => {
    const sessions = [await open(ada), await open(bea, { proves: 'factor' }), await open(ada, { proves: 'mailbox' })]
    const plain = { email: null, isAdmin: false, hasFactor: false, lastSeenAt: now, confirmedAt: now }
    const nothing = { secondFactorAt: null, mailboxAt: null }
    expect(await find(...sessions, { tokenHash: 'unknown' })).toEqual([
      { id: sessions[0]?.id, accountId: ada, ...plain, ...nothing },
      { id: sessions[1]?.id, accountId: bea, ...plain, ...nothing, secondFactorAt: now },
      { id: sessions[2]?.id, accountId: ada, ...plain, ...nothing, mailboxAt: now },
      undefined,
    ])
  })

  it('knows whether its account has a passkey or one-time codes', async () => {
    const key = { publicKey: '', signCount: 0, transports: [], name: '', createdAt: now }
    await addPasskey(database, { accountId: ada, credentialId: randomUUID(), ...key })
    await saveOneTimeCodes(database, bea, 'sealed', 0, now)
    const found = await find(await open(ada), await open(bea), await open(await addGuest(database, now)))
    expect(found.map(session => session?.hasFactor)).toEqual([true, true, false])
  })

  it('of an account that is blocked is none', async () => {
    const [blocked, other] = [await open(ada), await open(bea)]
    await database.run(sql`update accounts set blocked_at = ${now}, blocked_reason = 'abuse' where id = ${ada}`)
    expect(await find(blocked, other)).toMatchObject([undefined, { accountId: bea }])
  })

  it('ends when it was not seen for long enough, or was opened too long ago, and is then forgotten', async () => {
    const old = await open(ada, { at: after(-5000) })
    const long = await open(ada, { at: after(-4999) })
    const [unseen, quiet] = [await open(ada, { at: after(-1000) }), await open(ada, { at: after(-999) })]
    const other = await open(bea)
    await touchSessions(database, [old.id, long.id], now)
    expect((await find(old, long, unseen, quiet)).map(session => session?.id)).toEqual([
      undefined,
      long.id,
      undefined,
      quiet.id,
    ])
    expect(await idsOf(ada)).toEqual([long.id, quiet.id])
    expect(await forgetDeadSessions(database, lifetime)).toBe(2)
    expect([await idsOf(ada), await idsOf(bea)]).toEqual([[long.id, quiet.id], [other.id]])
  })

  it('is listed before those that were seen earlier, or were opened earlier', async () => {
    const first = await open(ada, { at: after(-20) })
    const second = await open(ada, { at: after(-10) })
    const third = await open(ada, { at: after(-15) })
    await touchSessions(database, [first.id, second.id], now)
    expect(await sessionsOf(database, ada, lifetime)).toEqual([
      { id: second.id, userAgent: 'a browser', createdAt: after(-10), lastSeenAt: now },
      { id: first.id, userAgent: 'a browser', createdAt: after(-20), lastSeenAt: now },
      { id: third.id, userAgent: 'a browser', createdAt: after(-15), lastSeenAt: after(-15) },
    ])
  })

  it('is noted as seen, never earlier than before, and not by two at once', async () => {
    const [one, two, other] = [await open(ada), await open(ada), await open(ada)]
    const ids = [one.id, two.id]
    expect([await touchSessions(database, ids, after(-1)), await touchSessions(database, ids, now)]).toEqual([0, 0])
    expect(await touchSessions(database, ids, after(1))).toBe(2)
    await database.transaction(async tx => {
      await tx.run(sql`select 1 from accounts_sessions where id = ${one.id} for update`)
      expect(await touchSessions(database, ids, after(2)), 'one is being noted elsewhere').toBe(1)
    })
    const seen = (await find(one, two, other)).map(session => session?.lastSeenAt)
    expect(seen).toEqual([after(1), after(2), now])
  })

  it('is confirmed by itself, and by the mailbox', async () => {
    const [one, other] = [await open(ada), await open(ada)]
    await saveConfirmed(database, one.id, after(1))
    await saveMailbox(database, one.id, after(2))
    expect(await find(one, other)).toMatchObject([
      { confirmedAt: after(1), mailboxAt: after(2) },
      { confirmedAt: now, mailboxAt: null },
    ])
  })

  it('that is held cannot be ended meanwhile; one that was ended cannot be held', async () => {
    const { id } = await open(ada)
    const { ending } = await database.transaction(async tx => {
      await holdSession(tx, id)
      const ending = endSession(database, ada, id)
      await untilWaiting(database, 1)
      return { ending }
    })
    expect(await ending).toBe(1)
    const held = database.transaction(tx => holdSession(tx, id))
    await expect(held).rejects.toMatchObject({ code: 'accounts.signInRequired' })
  })

  it('is ended by its account or its token, alone or with all others but one', async () => {
    const [one, two, three] = [await open(ada), await open(ada), await open(ada)]
    const other = await open(bea)
    expect(await endSession(database, bea, one.id), 'of somebody else').toBe(0)
    expect(await endSession(database, ada, one.id)).toBe(1)
    await open(ada)
    expect(await endSessionsOf(database, ada, two.id)).toBe(2)
    expect((await find(three, two))[0]).toBeUndefined()
    expect(await idsOf(ada)).toEqual([two.id])
    expect(await endSessionsOf(database, ada)).toBe(1)
    const last = await open(bea)
    expect([await endSessionByToken(database, other.tokenHash), await idsOf(bea)]).toEqual([1, [last.id]])
  })
})

it('somebody was last here with the browser that was seen last', async () => {
  const unseen = await addGuest(database, now)
  await open(ada, { at: after(-20) })
  await open(ada, { at: after(-10) })
  await open(ada, { at: after(-30) })
  await open(bea)
  expect(await lastSeenOf(database, [ada, unseen])).toEqual(new Map([[ada, after(-10)]]))
})
