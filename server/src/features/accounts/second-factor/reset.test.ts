import { expect, it } from 'vitest'
import { ownDatabase } from '../../../testing/own-database.ts'
import { addMember } from '../store/accounts.ts'
import { factorsOf, saveOneTimeCodes } from '../store/factors.ts'
import { addSession, sessionsOf } from '../store/sessions.ts'
import { resetFactors } from './reset.ts'

const { database } = await ownDatabase()
const now = new Date('2026-11-15T12:00:00Z')

it('whoever lost everything begins anew: no factor is left, and nobody is signed in', async () => {
  const nobody = { firstName: null, lastName: null, profileImageUrl: null, passwordHash: null, googleSubject: null }
  const ids: string[] = []
  for (const email of ['ada@example.com', 'bea@example.com']) {
    const accountId = String(await addMember(database, { email, language: 'en', ...nobody }, now))
    await saveOneTimeCodes(database, accountId, 'sealed', 0, now)
    await addSession(database, { accountId, tokenHash: email, userAgent: '', now, proves: undefined })
    ids.push(accountId)
  }
  const whole = { seenSince: new Date(0), openedSince: new Date(0) }
  const state = () =>
    Promise.all(
      ids.map(async id => [
        (await factorsOf(database, id)).hasOneTimeCodes,
        (await sessionsOf(database, id, whole)).length,
      ]),
    )
  expect([await resetFactors(database, 'nobody@example.com'), await state()]).toEqual([
    false,
    [
      [true, 1],
      [true, 1],
    ],
  ])
  expect([await resetFactors(database, 'ada@example.com'), await state()]).toEqual([
    true,
    [
      [false, 0],
      [true, 1],
    ],
  ])
})
