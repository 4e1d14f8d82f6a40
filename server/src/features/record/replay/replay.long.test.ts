import { analysis, credits, record, verifyCommand } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createWorld } from '../../../testing/world.ts'
import { recordMarkup } from '../page/markup.ts'
import { checkRecord } from '../verify/check.ts'

const world = await createWorld({ RECORD_COINS: '2' })
const passerBy = world.person()
const before = await passerBy.call(record.trackRecord, {})
await world.runJob('record.replay')

describe('a record of the past', () => {
  it('is there after the first start, and says of everything that it was replayed', async () => {
    expect(before).toMatchObject({ total: null, horizons: [], weeks: [], liveSince: null })
    const after = await passerBy.call(record.trackRecord, {})
    expect(after).toMatchObject({ total: { kind: 'replayed' }, replay: null, liveSince: null, liveDays: 0 })
    expect(after.coins).toHaveLength(2)
    expect(after.horizons.map(({ horizon, kind }) => [horizon, kind])).toEqual([
      ['15min', 'replayed'],
      ['1hour', 'replayed'],
      ['4hour', 'replayed'],
      ['1day', 'replayed'],
    ])
    const [quarter, hour] = after.horizons
    expect(quarter?.graded, 'every quarter hour of ninety days').toBeGreaterThan(2 * 89 * 96)
    expect(hour?.graded).toBeGreaterThan(2 * 89 * 24)
    for (const { insideRatio, belowRatio, aboveRatio, errorRatio, skillRatio } of after.horizons) {
      expect(insideRatio + belowRatio + aboveRatio).toBeCloseTo(1, 9)
      expect(Math.abs(insideRatio - 0.8), 'near what is promised, in a market that was made up').toBeLessThan(0.15)
      expect(errorRatio).toBeGreaterThan(0)
      expect(skillRatio).not.toBeNull()
    }
    expect(new Set([...after.weeks, ...after.plans, ...after.chances].map(({ kind }) => kind))).toEqual(
      new Set(['replayed']),
    )
    expect(after.chances.filter(({ of }) => of === 'touch').length).toBeGreaterThan(3)
    expect(after.hours).toHaveLength(24)
    for (const { lapsed, graded, targetStatedRatio, stopStatedRatio } of after.plans) {
      expect(lapsed).toBeGreaterThan(graded)
      expect(targetStatedRatio + stopStatedRatio).toBeGreaterThan(0.8)
    }
  })

  it('reads without scripts, in both languages, with the same label', async () => {
    const reply = await passerBy.call(record.trackRecord, {})
    const plans = [
      {
        ...{
          what: 'up' as const,
          kind: 'replayed' as const,
          graded: 210,
          lapsed: 630,
          begunRatio: 0.25,
          begunStatedRatio: 0.249,
        },
        ...{ targetRatio: 0.36, targetStatedRatio: 0.365, stopRatio: 0.58, stopStatedRatio: 0.575 },
        ...{ meanRatio: -0.0018, errorRatio: 0.0014 },
      },
    ]
    const withGaps = { ...reply, plans, unknown: 1300, gaps: [{ reason: 'exchange' as const, slots: 1200 }] }
    const command = verifyCommand('https://pusula.example', 7)
    const [turkish, english] = (['tr', 'en'] as const).map(each => String(recordMarkup(withGaps, command, each))) as [
      string,
      string,
    ]
    expect(turkish.match(/geçmişten hesaplandı/g)?.length).toBe(english.match(/replayed from history/g)?.length)
    expect(english).toContain('<td>15 minutes</td>')
    expect(english, 'one sentence').toMatch(
      /the likely range held \d\d\.\d times in 100; [\d,]+ predictions, [\d,]+ missed/,
    )
    for (const caption of [
      'Week by week',
      'By hour',
      'The chances we gave',
      'Against simple methods',
      'How plans ended',
    ])
      expect(english).toContain(`<caption>${caption}`)
    expect(turkish, 'what was missed, and why').toContain('<td>borsadan fiyat gelmedi</td><td>1.200</td>')
    expect(english, 'and what nobody will know').toContain('Predictions without an outcome: 1,300')
    const inEnglish = (more: Partial<typeof reply.log>) =>
      String(recordMarkup({ ...reply, log: { ...reply.log, ...more } }, command, 'en'))
    const checkpoint = { note: '', verifierKey: 'a.b/log+0011+AA', size: 412_006, root: 'b'.repeat(44), signedAt: '' }
    expect(inEnglish({ checkpoint }).replaceAll('<wbr>', '')).toContain(`412,006 <code>${checkpoint.root}</code>`)
    expect(
      inEnglish({ sealed: 1234, cosigned: [{ name: 'w.example', size: 7, at: '2026-11-15T00:00:00.000Z' }] }),
    ).toMatch(/Sealed predictions \(opened when they are due\): 1,234.*Cosigned by: w.example \(7, 2026-11-15\)/s)
    expect(english).not.toContain('role="alert"')
    expect(inEnglish({}), 'of none nothing is said').not.toContain('without an outcome')
    expect(inEnglish({ finding: 'entry 7 is <b>missing</b>' })).toContain('entry 7 is &lt;b&gt;missing')
    expect(english).toContain('<code>npm run verify -- https://pusula.example --simulated 7</code>')
  })

  it('seals nothing, nobody said any of it at its time: the log states what it was worked out from, and by what', async () => {
    const { log, latest } = await passerBy.call(record.trackRecord, {})
    expect([log.sealed, latest]).toEqual([0, []])
    const entries = await world.database.rows<{ entry: string }>(sql`select entry from record_entries order by index`)
    const stated = entries.map(({ entry }) => JSON.parse(entry))
    expect(stated.map(({ kind, manner }) => [kind, manner])).toEqual([
      ['replay', 'thinned'],
      ['replay', 'whole'],
    ])
    expect(stated[1]).toMatchObject({ engine: '0.0.0', candles: 'simulated, seed 1', edition: 4 })
    expect(
      stated[0].pooled.length,
      'the first states the pooled pairs it has learnt, the next follow them',
    ).toBeGreaterThan(400)
    expect(stated[1].pooled).toBeUndefined()
    expect(stated[1].coins.map(({ symbol }: { symbol: string }) => symbol).sort()).toEqual(
      (await passerBy.call(record.trackRecord, {})).coins,
    )
    expect((await checkRecord(world.database, world.clock.now())).finding).toBeUndefined()
  })

  it('stands on the card of its coin, and on no other', async () => {
    const [coin = ''] = before.coins.length ? before.coins : (await passerBy.call(record.trackRecord, {})).coins
    const recordsOf = async (symbol: string) => {
      const ada = await world.member()
      await ada.call(credits.deduct, { symbol })
      return (await ada.call(analysis.analyze, { symbol })).forecasts.map(forecast => forecast.record)
    }
    for (const one of await recordsOf(coin)) expect(one).toMatchObject({ kind: 'replayed', graded: expect.any(Number) })
    expect(await recordsOf('LINK')).toEqual([null, null, null, null])
  })

  it('is where the widths and the hours start from', async () => {
    const widths = await world.database.rows(sql`select from record_calibrations where log_multiplier <> 0`)
    expect(widths).toHaveLength(8)
    expect(await world.database.rows(sql`select from record_hours where level <> 0`)).toHaveLength(72)
    const pairs = await world.database.rows(
      sql`select from record_pooled where miss_level <> 0 and four_hour_level <> 0`,
    )
    expect(pairs.length, 'one pooled pair every five hours').toBeGreaterThan(400)
  })

  it('makes way for thirty live results, and is never added to them', async () => {
    const keep = (graded: number, day: string) =>
      world.database.run(sql`insert into record_range_days values ('live', 'simulated', '1hour', '', ${day}, ${graded}, 3, 3, 0,
        1, 1, 0, 0, 1, 1, array_fill(0, array[24]), array_fill(0, array[24]))`)
    const hourly = async () =>
      (await passerBy.call(record.trackRecord, {})).horizons.find(({ horizon }) => horizon === '1hour')
    await keep(29, '2026-11-15')
    expect(await hourly()).toMatchObject({ kind: 'replayed' })
    await keep(1, '2026-11-14')
    expect(await hourly()).toMatchObject({ kind: 'live', graded: 30, insideRatio: 0.6 })
  })

  it('is not worked out twice', async () => {
    const writtenBy = () =>
      world.database.rows(
        sql`select distinct xmin::text as by from record_range_days where kind = 'replayed' order by 1`,
      )
    const first = await writtenBy()
    expect(first.length).toBeGreaterThan(0)
    await world.runJob('record.replay')
    expect(await writtenBy(), 'nothing was written again').toEqual(first)
  })
})
