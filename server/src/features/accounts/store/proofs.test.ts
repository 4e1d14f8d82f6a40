import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { addMember } from './accounts.ts'
import {
  accountOfReset,
  consumeCode,
  consumeReset,
  consumeVerification,
  dropCode,
  dropCodesTo,
  dropResetsOf,
  forgetOldProofs,
  isVerified,
  saveCode,
  saveConfirmCode,
  saveReset,
  saveVerification,
  tryCode,
  useConfirmCode,
} from './proofs.ts'
import { addSession } from './sessions.ts'

const { database } = await ownDatabase()
const now = new Date('2026-11-15T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const expiresAt = after(10)
const within = database.transaction

let [ada, bea] = ['', '']
beforeEach(() => {
  ;[ada, bea] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
})

const send = (email: string, browserHash: string, codeHash = 'code') =>
  saveCode(database, { email, browserHash, codeHash, linkHash: `link of ${codeHash}`, expiresAt })
const here = (email: string, browserHash = 'browser') => ({ email, browserHash, linkHash: null })
const tryHere = (email: string, { attempt = 'one', maxTries = 2, at = now } = {}) =>
  tryCode(database, here(email), attempt, maxTries, at)

describe('a code to an address', () => {
  it('is that of this browser, or of the email whose link was opened', async () => {
    await send(ada, 'browser', 'here')
    await send(ada, 'another', 'there')
    await send(bea, 'browser', 'of bea')
    expect(await tryHere(ada)).toEqual({ codeHash: 'here', tries: 1 })
    expect(await tryCode(database, { ...here(ada), linkHash: 'link of there' }, 'one', 2, now)).toEqual({
      codeHash: 'there',
      tries: 1,
    })
    expect(await tryCode(database, { ...here(bea), linkHash: 'link of here' }, 'one', 2, now)).toBeUndefined()
    expect(await tryCode(database, here(ada, 'unknown'), 'one', 2, now)).toBeUndefined()
  })

  it('is tried so often and so long, and a newer one begins anew', async () => {
    await send(ada, 'browser')
    expect(await tryHere(ada, { at: expiresAt }), 'too late').toBeUndefined()
    expect(await tryHere(ada, { at: after(9) })).toMatchObject({ tries: 1 })
    expect(await tryHere(ada)).toMatchObject({ tries: 2 })
    expect(await tryHere(ada), 'too often').toBeUndefined()
    await send(ada, 'browser', 'newer')
    expect(await tryHere(ada)).toEqual({ codeHash: 'newer', tries: 1 })
  })

  it('is used up for all but the attempt that used it', async () => {
    await send(ada, 'browser')
    await send(bea, 'browser')
    const consume = (attempt: string, codeHash = 'code') => consumeCode(database, here(ada), codeHash, attempt)
    expect(await consume('one', 'a wrong code')).toBe(false)
    expect([await consume('one'), await consume('two'), await consume('one')]).toEqual([true, false, true])
    expect([await tryHere(ada, { attempt: 'two' }), await tryHere(ada)]).toMatchObject([undefined, { tries: 1 }])
    expect(await tryHere(bea, { attempt: 'two' }), 'of another address').toMatchObject({ tries: 1 })
    await send(ada, 'browser')
    expect(await consume('two'), 'a new email').toBe(true)
  })

  it('goes with the account it has made, as everything on its way to the address does', async () => {
    for (const email of [ada, bea]) {
      await send(email, 'browser')
      await saveVerification(database, `of ${email}`, email, expiresAt)
    }
    await within(tx => dropCode(tx, ada))
    expect([await tryHere(ada), await tryHere(bea)]).toMatchObject([undefined, { tries: 1 }])
    await send(ada, 'browser')
    await within(tx => dropCodesTo(tx, ada))
    expect([await tryHere(ada), await tryHere(bea)]).toMatchObject([undefined, { tries: 2 }])
    const verified = (email: string) => isVerified(database, `of ${email}`, email, now)
    expect([await verified(ada), await verified(bea)]).toEqual([false, true])
  })
})

it('a verification is of one address, for its time, and used once', async () => {
  const [token, other] = [randomUUID(), randomUUID()]
  for (const each of [token, other]) await saveVerification(database, each, ada, expiresAt)
  for (const [tokenHash, email, at] of [
    ['unknown', ada, now],
    [token, bea, now],
    [token, ada, expiresAt],
  ] as const) {
    expect(await isVerified(database, tokenHash, email, at)).toBe(false)
    expect(await within(tx => consumeVerification(tx, tokenHash, email, at))).toBe(false)
  }
  const consume = () => within(tx => consumeVerification(tx, token, ada, after(9)))
  expect(await isVerified(database, token, ada, after(9))).toBe(true)
  expect([await consume(), await consume()]).toEqual([true, false])
  expect(await isVerified(database, other, ada, now)).toBe(true)
})

async function join(email: string) {
  const member = {
    ...{ email, firstName: null, lastName: null, profileImageUrl: null, passwordHash: null, googleSubject: null },
    language: 'en',
  } as const
  return String(await addMember(database, member, now))
}

describe('a code that confirms a session', () => {
  async function open() {
    const tokenHash = randomUUID()
    const accountId = await join(`${randomUUID()}@example.com`)
    await addSession(database, { accountId, tokenHash, userAgent: '', now, proves: undefined })
    const row = await database.row<{ id: string }>(
      sql`select id from accounts_sessions where token_hash = ${tokenHash}`,
    )
    const id = String(row?.id)
    return { id, confirm: (code: string, at = now) => useConfirmCode(database, id, code, 2, at) }
  }

  it('is used once, in its session, in time and in so many tries; the newest is the only one', async () => {
    const [one, other] = [await open(), await open()]
    for (const { id } of [one, other]) await saveConfirmCode(database, id, `of ${id}`, expiresAt)
    expect(await other.confirm(`of ${one.id}`), 'of another session').toBe(false)
    expect(await one.confirm(`of ${one.id}`, expiresAt), 'too late').toBe(false)
    expect([await one.confirm('wrong'), await one.confirm('wrong'), await one.confirm(`of ${one.id}`)]).toEqual([
      false,
      false,
      false,
    ])
    await saveConfirmCode(database, one.id, 'newer', expiresAt)
    expect([await one.confirm('newer', after(9)), await one.confirm('newer')]).toEqual([true, false])
    expect(await other.confirm(`of ${other.id}`)).toBe(true)
  })
})

describe('a link that sets a password', () => {
  it('is for the account that has the address, in time and once', async () => {
    const [id] = [await join(ada), await join(bea)]
    const token = randomUUID()
    await saveReset(database, token, ada, expiresAt)
    await saveReset(database, `${token} 2`, bea, expiresAt)
    expect(await accountOfReset(database, token, after(9))).toEqual({ id, email: ada, isAdmin: false })
    expect(await accountOfReset(database, token, expiresAt), 'too late').toBeUndefined()
    expect(await within(tx => consumeReset(tx, token, expiresAt))).toBeUndefined()
    const consume = () => within(tx => consumeReset(tx, token, after(9)))
    expect([await consume(), await consume(), await accountOfReset(database, token, now)]).toEqual([
      id,
      undefined,
      undefined,
    ])
    expect(await accountOfReset(database, `${token} 2`, now)).toMatchObject({ email: bea })
  })

  it('opens nothing where nobody has the address', async () => {
    const token = randomUUID()
    await saveReset(database, token, ada, expiresAt)
    expect(await accountOfReset(database, token, now)).toBeUndefined()
    expect(await within(tx => consumeReset(tx, token, now))).toBeUndefined()
  })

  it('goes with all others of its account', async () => {
    const [id] = [await join(ada), await join(bea)]
    for (const email of [ada, bea]) await saveReset(database, `to ${email}`, email, expiresAt)
    expect(await dropResetsOf(database, id)).toBe(1)
    expect(await accountOfReset(database, `to ${bea}`, now)).toMatchObject({ email: bea })
  })
})

it('what is too old is forgotten, and nothing else', async () => {
  const id = await join(ada)
  await addSession(database, { accountId: id, tokenHash: ada, userAgent: '', now, proves: undefined })
  await forgetOldProofs(database, after(1_000))
  await send(ada, 'browser')
  await saveVerification(database, ada, ada, expiresAt)
  await saveReset(database, ada, ada, expiresAt)
  await database.run(sql`insert into accounts_confirm_codes (session_id, code_hash, expires_at)
    select id, 'code', ${expiresAt} from accounts_sessions where token_hash = ${ada}`)
  await database.run(
    sql`insert into accounts_codes (email, code_hash, expires_at) values (${ada}, 'code', ${expiresAt})`,
  )
  const left = async () => [
    await database.rows(sql`select 1 from accounts_codes`),
    await database.rows(sql`select 1 from accounts_activations`),
    await database.rows(sql`select 1 from accounts_verifications`),
    await database.rows(sql`select 1 from accounts_resets`),
    await database.rows(sql`select 1 from accounts_confirm_codes`),
  ]
  await forgetOldProofs(database, after(9))
  expect((await left()).map(rows => rows.length)).toEqual([1, 1, 1, 1, 1])
  await forgetOldProofs(database, expiresAt)
  expect((await left()).map(rows => rows.length)).toEqual([0, 0, 0, 0, 0])
})
