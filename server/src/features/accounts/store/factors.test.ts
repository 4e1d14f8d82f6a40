import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { untilWaiting } from '../../../testing/lock-waits.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { addGuest } from './accounts.ts'
import {
  dropFactorsOf,
  dropOneTimeCodes,
  factorsOf,
  forgetFactorElsewhere,
  hasFactor,
  lockFactors,
  oneTimeCodesOf,
  saveFactor,
  saveOneTimeCodes,
  saveRecoveryCodes,
  useRecoveryCode,
  useStep,
} from './factors.ts'
import {
  addPasskey,
  type Challenge,
  dropPasskeysOf,
  forgetOldChallenges,
  passkeyByCredential,
  passkeysOf,
  removePasskey,
  renamePasskey,
  saveChallenge,
  savePasskeyUse,
  useChallenge,
} from './passkeys.ts'
import { addSession } from './sessions.ts'

const { database } = await ownDatabase()
const now = new Date('2026-11-15T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)

let [ada, bea] = ['', '']
beforeEach(async () => {
  ;[ada, bea] = [await addGuest(database, now), await addGuest(database, now)]
})

async function addKey(accountId: string, { signCount = 0, createdAt = now } = {}) {
  const key = { credentialId: randomUUID(), publicKey: 'key', signCount, transports: ['usb'], name: 'a key', createdAt }
  const added = await addPasskey(database, { accountId, ...key })
  if (!added) throw new Error('The passkey was there before.')
  return added
}
const saveCodes = (accountId: string, ...hashes: string[]) =>
  database.transaction(tx => saveRecoveryCodes(tx, accountId, hashes))

describe('the factors of an account', () => {
  it('are its own', async () => {
    for (const _ of ['one', 'two']) await addKey(ada)
    await saveOneTimeCodes(database, bea, 'sealed', 0, now)
    await saveCodes(bea, 'a', 'b', 'c')
    expect(await factorsOf(database, ada)).toEqual({ passkeys: 2, hasOneTimeCodes: false, recoveryCodesLeft: 0 })
    expect(await factorsOf(database, bea)).toEqual({ passkeys: 0, hasOneTimeCodes: true, recoveryCodesLeft: 3 })
  })

  it.each([
    [{ passkeys: 0, hasOneTimeCodes: false, recoveryCodesLeft: 9 }, false],
    [{ passkeys: 1, hasOneTimeCodes: false, recoveryCodesLeft: 0 }, true],
    [{ passkeys: 0, hasOneTimeCodes: true, recoveryCodesLeft: 0 }, true],
  ])('%o are one: %s', (factors, isOne) => expect(hasFactor(factors)).toBe(isOne))

  it('are changed by one after the other', async () => {
    const { second } = await database.transaction(async tx => {
      await lockFactors(tx, ada)
      await database.transaction(other => lockFactors(other, bea))
      const second = database.transaction(other => lockFactors(other, ada))
      await untilWaiting(database, 1)
      return { second }
    })
    expect(await second).toBe(1)
  })

  it('count in the session that has shown one, until they are forgotten everywhere else', async () => {
    const open = async (accountId: string) => {
      const tokenHash = randomUUID()
      await addSession(database, { accountId, tokenHash, userAgent: '', now, proves: undefined })
      const row = await database.row<{ id: string }>(
        sql`select id from accounts_sessions where token_hash = ${tokenHash}`,
      )
      return String(row?.id)
    }
    const shownAt = async (id: string) =>
      (
        await database.row<{ at: Date | null }>(
          sql`select second_factor_at as at from accounts_sessions where id = ${id}`,
        )
      )?.at
    const [one, two, never, other] = [await open(ada), await open(ada), await open(ada), await open(bea)]
    for (const id of [one, two, other]) await saveFactor(database, id, now)
    const all = () => Promise.all([one, two, never, other].map(shownAt))
    expect(await all()).toEqual([now, now, null, now])
    expect(await forgetFactorElsewhere(database, ada, one)).toBe(1)
    expect(await all()).toEqual([now, null, null, now])
  })

  it('all go together, and nobody else’s', async () => {
    for (const accountId of [ada, bea]) {
      await addKey(accountId)
      await saveOneTimeCodes(database, accountId, 'sealed', 0, now)
      await saveCodes(accountId, 'a')
    }
    await dropFactorsOf(database, ada)
    expect(await factorsOf(database, ada)).toEqual({ passkeys: 0, hasOneTimeCodes: false, recoveryCodesLeft: 0 })
    expect(await factorsOf(database, bea)).toEqual({ passkeys: 1, hasOneTimeCodes: true, recoveryCodesLeft: 1 })
  })
})

describe('one-time codes', () => {
  it('are used forward only, each once, until others take their place', async () => {
    await saveOneTimeCodes(database, ada, 'first', 5, now)
    await saveOneTimeCodes(database, bea, 'of bea', 0, now)
    const used = []
    for (const step of [5, 4, 6, 6, 8]) used.push(await useStep(database, ada, step))
    expect(used).toEqual([false, false, true, false, true])
    expect(await useStep(database, bea, 1), 'those of others have steps of their own').toBe(true)
    await saveOneTimeCodes(database, ada, 'second', 2, now)
    expect([await oneTimeCodesOf(database, ada), await useStep(database, ada, 3)]).toEqual(['second', true])
    await dropOneTimeCodes(database, ada)
    expect([await oneTimeCodesOf(database, ada), await oneTimeCodesOf(database, bea)]).toEqual([undefined, 'of bea'])
  })
})

it('a recovery code is used once, by its owner, and not after new ones were made', async () => {
  await saveCodes(ada, 'old')
  await saveCodes(bea, 'of bea')
  await saveCodes(ada, 'a', 'b')
  const used = []
  for (const code of ['old', 'of bea', 'a', 'a']) used.push(await useRecoveryCode(database, ada, code))
  expect(used).toEqual([false, false, true, false])
  expect((await factorsOf(database, ada)).recoveryCodesLeft).toBe(1)
  expect((await factorsOf(database, bea)).recoveryCodesLeft).toBe(1)
})

describe('a passkey', () => {
  it('is added once, and listed with the newest first', async () => {
    const older = await addKey(ada)
    const newer = await addKey(ada, { createdAt: after(1) })
    const other = await addKey(bea)
    expect(await addPasskey(database, { ...older, accountId: bea }), 'the same again').toBeUndefined()
    expect(await passkeysOf(database, ada)).toEqual([newer, older])
    expect(await passkeyByCredential(database, other.credentialId)).toEqual(other)
    expect(await passkeyByCredential(database, 'unknown')).toBeUndefined()
  })

  it('is renamed and removed by its owner alone', async () => {
    const [one, two] = [await addKey(ada, { createdAt: after(1) }), await addKey(ada)]
    expect(await renamePasskey(database, bea, one.id, 'mine')).toBeUndefined()
    expect(await removePasskey(database, bea, one.id)).toBeUndefined()
    expect(await renamePasskey(database, ada, one.id, 'the phone')).toEqual({ ...one, name: 'the phone' })
    expect(await passkeysOf(database, ada)).toEqual([{ ...one, name: 'the phone' }, two])
    expect(await removePasskey(database, ada, two.id)).toEqual(two)
    expect(await passkeysOf(database, ada)).toHaveLength(1)
  })

  it.each([
    [0, 0, true],
    [0, 1, true],
    [1, 0, false],
    [5, 4, false],
    [5, 5, false],
    [5, 6, true],
  ])('that was used %i times and says %i is believed: %s', async (known, signCount, isBelieved) => {
    const [one, other] = [await addKey(ada, { signCount: known }), await addKey(bea)]
    const believed = await database.transaction(tx => savePasskeyUse(tx, one.id, signCount, now))
    expect(believed).toBe(isBelieved)
    expect(await passkeysOf(database, ada)).toEqual([isBelieved ? { ...one, signCount, lastUsedAt: now } : one])
    expect(await passkeysOf(database, bea)).toEqual([other])
  })

  it('is asked no more once all of an account are gone', async () => {
    const question = { challengeHash: randomUUID(), browserHash: 'b', purpose: 'confirm', accountId: ada } as const
    const another = { ...question, challengeHash: randomUUID(), accountId: bea }
    for (const one of [question, another]) await saveChallenge(database, one, after(1))
    for (const accountId of [ada, ada, bea]) await addKey(accountId)
    expect(await dropPasskeysOf(database, ada)).toBe(2)
    expect([await useChallenge(database, question, now), await useChallenge(database, another, now)]).toEqual([
      false,
      true,
    ])
    expect(await passkeysOf(database, bea)).toHaveLength(1)
  })
})

describe('a question to a passkey', () => {
  const ask = async (more: Partial<Challenge> = {}) => {
    const challenge: Challenge = {
      ...{ challengeHash: randomUUID(), browserHash: 'browser', purpose: 'confirm', accountId: ada },
      ...more,
    }
    await saveChallenge(database, challenge, after(10))
    return challenge
  }

  it('is answered once, in time, by whom it was put to', async () => {
    const asked = await ask()
    const wrong: Partial<Challenge>[] = [
      { challengeHash: 'another' },
      { browserHash: 'another' },
      { purpose: 'add' },
      { accountId: bea },
      { accountId: null },
    ]
    for (const change of wrong)
      expect(await useChallenge(database, { ...asked, ...change }, now), Object.keys(change).join()).toBe(false)
    expect(await useChallenge(database, asked, after(10)), 'too late').toBe(false)
    expect([await useChallenge(database, asked, after(9)), await useChallenge(database, asked, after(9))]).toEqual([
      true,
      false,
    ])
    const anybodys = await ask({ purpose: 'signIn', accountId: null })
    expect(await useChallenge(database, anybodys, now)).toBe(true)
  })

  it('is forgotten when its time is over', async () => {
    const asked = await ask()
    await forgetOldChallenges(database, after(9))
    expect(await useChallenge(database, asked, now)).toBe(true)
    await ask()
    expect(await forgetOldChallenges(database, after(10))).toBe(1)
  })
})
