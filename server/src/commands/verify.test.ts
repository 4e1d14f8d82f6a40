import { type ReplyOf, type record, verifyCommand } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sealDay } from '../features/record/publish/seal.ts'
import { sql } from '../platform/db/db.ts'
import { hearCommands } from '../testing/command.ts'
import { createWorld } from '../testing/world.ts'
import { run as doctor } from './doctor.ts'
import { run } from './verify.ts'

const minuteMs = 60_000
const world = await createWorld({ RECORD_COINS: '3', SIM_SEED: '7', METRICS_TOKEN: 'a-token-for-the-figures' })

// A quarter of an hour of the plan, nine days in which all of it comes due, and another quarter that waits for its grades.
async function issueQuarter() {
  for (let step = 0; step < 3; step++) {
    await world.runJob('record.issue')
    world.clock.forward(6 * minuteMs)
  }
}
await issueQuarter()
for (const hours of [1, 5, 26, 9 * 24]) {
  world.clock.forward(hours * 60 * minuteMs)
  await world.runJob('record.grade')
}
await sealDay(world.database, world.clock.now())
await issueQuarter()
const site = await world.app.listen({ port: 0, host: '127.0.0.1' })

const said = hearCommands(world)

const { seed } = (await world.app.inject({ url: '/api/track-record' })).json() as ReplyOf<typeof record.trackRecord>
/** What the page tells people to type. */
const shown = verifyCommand(site, seed).replace('npm run verify -- ', '').split(' ')
const verify = async (...options: string[]) => ({
  code: await run([...shown, '--threads', '0', ...options]),
  says: said.join('\n'),
})

/** The page and the figure that alerts are made of, after the look of the night. */
async function nightlyLook() {
  await world.runJob('record.check')
  const { chain } = (await world.app.inject({ url: '/api/track-record' })).json() as ReplyOf<typeof record.trackRecord>
  const headers = { authorization: 'Bearer a-token-for-the-figures' }
  const figures = (await world.app.inject({ url: '/metrics', headers })).body
  return {
    brokenAt: chain.brokenAt,
    isAsWritten: chain.isAsWritten,
    alerts: /^pusula_prediction_chain_broken (\d)/m.exec(figures)?.[1],
  }
}

/** Whoever owns the database gets around the guards of its tables; afterwards all is as it was. */
async function afterTampering(statement: string, look: () => Promise<void>) {
  const without = (text: string) =>
    world.database.transaction(async tx => {
      await tx.run(sql`set local session_replication_role = replica`)
      for (const part of text.split(';')) await tx.run({ text: part, values: [] })
    })
  await without(
    `create table kept_claims as table record_claims; create table kept_grades as table record_grades; ${statement}`,
  )
  try {
    await look()
  } finally {
    await without(`delete from record_claims; insert into record_claims table kept_claims; delete from record_grades;
      insert into record_grades table kept_grades; drop table kept_claims, kept_grades`)
  }
}

describe('npm run verify -- URL', () => {
  it('finds a record of simulated prices sound as the page tells people to ask, whatever the seed', async () => {
    const { code, says } = await verify()
    expect(says).toMatch(/chain intact · \d+ [0-9a-f]{64}/)
    expect(says).toMatch(/[1-9]\d* grades came out the same, 0 did not, 0 cannot be known/)
    expect(code).toBe(0)
    expect(await nightlyLook()).toEqual({ brokenAt: null, isAsWritten: true, alerts: '0' })
    await doctor([])
    expect(said.join('\n')).toMatch(/predictions: the chain of \d+ is whole/)
  })

  it.each([
    ['changed', 'update record_claims set price_usd = price_usd * 1.01 where id = 4'],
    ['deleted', 'delete from record_claims where id = 4'],
  ])('finds a row that was %s in the database, as the doctor and the look of the night do', (_, statement) =>
    afterTampering(statement, async () => {
      expect(await verify()).toMatchObject({ code: 1, says: expect.stringContaining('CHAIN BROKEN at entry 4') })
      await doctor([])
      expect(said.join('\n')).toContain('predictions: the chain is broken at 4')
      expect(await nightlyLook()).toEqual({ brokenAt: 4, isAsWritten: false, alerts: '1' })
    }),
  )

  it.each([
    ['outcome', 'outcome = 7'],
    ['loss', 'loss = loss / 2'],
    ['constantLoss', 'constant_loss = 2 * constant_loss'],
  ])('finds a grade whose %s was made kinder', (name, change) =>
    afterTampering(
      `update record_grades set ${change} where claim_id = (select min(id) from record_claims where terms is null)`,
      async () => {
        const { code, says } = await verify()
        expect(says).toMatch(new RegExp(`entry \\d+: ${name} is .*, the candles say`))
        expect(code).toBe(1)
        expect(await nightlyLook(), 'and the page says so').toEqual({ brokenAt: null, isAsWritten: false, alerts: '1' })
      },
    ),
  )

  it('says that the seed is another one by not finding the prices', async () => {
    expect((await verify('--simulated', '1')).code).toBe(1)
    expect((await verify('--simulated', 'two')).says).toContain('--simulated and --threads are whole numbers')
  })
})
