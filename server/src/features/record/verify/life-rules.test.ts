import { frozenPlan, planHours } from '@pusula/engine'
import { HOUR_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Grade, neverBegan, type PlanLife, unknownGrade } from '../grading/outcomes.ts'
import { planOf, planTerms, type StoredClaim } from '../log/claims.ts'
import { saidByBeginning, sealOf } from '../log/entries.ts'
import { someForecast } from '../testing/claims.ts'
import { createLifeWalk } from './lives.ts'

const salt = '00112233445566778899aabbccddeeff'
const startMs = Date.parse('2026-11-15T12:00:00Z')
const at = (hours: number) => new Date(startMs + hours * HOUR_MS)
const sides = ['up', 'down'] as const
type Side = (typeof sides)[number]

function claimOf(side: Side, hours = 0, id = 3) {
  const [triggerUsd, entryUsd, stopUsd, targetUsd] = side === 'up' ? [101, 101.2, 98, 106] : [97, 96.8, 100, 92]
  const issuedAt = at(hours)
  const prices = { priceUsd: 100, triggerUsd, entryUsd, stopUsd, targetUsd }
  const chances = { met: 0.25, touched: 0.33, target: 0.36, stop: 0.58, neither: 0.06 }
  const plan = frozenPlan({ side, issuedAt: issuedAt.getTime(), ...prices, chances })
  const { source, symbol, asked, slotAt, dueAt, edition, priceUsd, venue } = someForecast({ issuedAt })
  const about = { source, symbol, asked, slotAt, issuedAt, dueAt, edition, priceUsd, venue }
  const claim: StoredClaim = { ...about, id, what: side, terms: planTerms(plan) }
  return { claim, plan }
}

type Lived = Partial<PlanLife> & Partial<Pick<Grade, 'outcome' | 'actualUsd' | 'resultRatio'>>

/** A plan that began two hours after it was issued, half a percent beyond its entry, and ended three hours later; its result follows. */
function gradeOf(side: Side, { outcome = 1, actualUsd, resultRatio, ...life }: Lived = {}): Grade {
  const { plan } = claimOf(side)
  const up = side === 'up' ? 1 : -1
  const entryUsd = life.entryUsd ?? plan.entryUsd * (1 + 0.005 * up)
  const moved = entryUsd / plan.entryUsd
  const ended = actualUsd === undefined ? moved * (outcome === -1 ? plan.stopUsd : plan.targetUsd) : actualUsd
  const result = up * ((ended ?? 0) / entryUsd - 1) - plan.costRatio
  return {
    ...{ ...unknownGrade, outcome, actualUsd: ended, resultRatio: resultRatio === undefined ? result : resultRatio },
    life: { begunIn: null, metAt: at(2), entryUsd, endedAt: at(5), ...life },
  }
}

function walk() {
  const said: string[] = []
  return { said, lives: createLifeWalk(what => said.push(what)) }
}
const faultOf = (side: Side, lived: Lived = {}, grade = gradeOf(side, lived)) => {
  const { said, lives } = walk()
  lives.takeGrade(claimOf(side).claim, salt, grade, at(6), 9)
  return said
}
const fault = (what: string) => [`entry 9: ${what} of the plan of entry 3 is not how plans live`]
/** The same distance from a price on the side where a plan does better. */
const better = (side: Side, usd: number, ratio: number) => usd * (1 + (side === 'up' ? ratio : -ratio))

describe.each(sides)('the life of a plan %s', side => {
  const { plan } = claimOf(side)
  const stopped = gradeOf(side, { outcome: -1 }).actualUsd ?? 0
  const reached = gradeOf(side).actualUsd ?? 0

  it.each<[string, Lived]>([
    ['ends at its target', {}],
    ['ends at its stop', { outcome: -1 }],
    ['ends below its stop, where the price jumped', { outcome: -1, actualUsd: better(side, stopped, -0.02) }],
    ['ends in between when its time is over', { outcome: 0, actualUsd: 100, endedAt: at(2 + planHours.limit) }],
    ['begins in its first hour and ends with it', { metAt: at(1), endedAt: at(1) }],
    ['begins in its last hour', { metAt: at(planHours.valid), endedAt: at(30) }],
    ['is what comes out but for a billionth', { actualUsd: reached * (1 + 1e-11) }],
    ['is stopped but for a billionth', { outcome: -1, actualUsd: better(side, stopped, 1e-11) }],
    ['never begins', { outcome: neverBegan, metAt: null, endedAt: at(planHours.valid) }],
  ])('%s', (_, lived) => {
    const grade = gradeOf(side, lived)
    if (lived.outcome === neverBegan && grade.life) grade.life.entryUsd = null
    expect(faultOf(side, {}, grade)).toEqual([])
  })

  it.each<[string, Lived, string]>([
    ['beginning when it was issued', { metAt: at(0) }, 'the beginning'],
    ['beginning before', { metAt: at(-1) }, 'the beginning'],
    ['beginning after its day', { metAt: at(planHours.valid + 1), endedAt: at(30) }, 'the beginning'],
    ['beginning within an hour', { metAt: at(1.5) }, 'the beginning'],
    ['an entry at its trigger', { entryUsd: plan.triggerUsd }, 'the entry'],
    ['an entry before its trigger', { entryUsd: better(side, plan.triggerUsd, -0.01) }, 'the entry'],
    ['end after its time', { endedAt: at(2 + planHours.limit + 1) }, 'the end'],
    ['end within an hour', { endedAt: at(4.5) }, 'the end'],
    ['end before its beginning', { endedAt: at(1) }, 'the end'],
    ['result that is another', { resultRatio: 0.5 }, 'the result'],
    ['result by a hair', { resultRatio: (gradeOf(side).resultRatio ?? 0) + 4e-9 }, 'the result'],
    ['target a hair short', { actualUsd: better(side, reached, -1e-8) }, 'the target'],
    ['target a hair beyond', { actualUsd: better(side, reached, 1e-8) }, 'the target'],
    ['stop that was not touched', { outcome: -1, actualUsd: better(side, stopped, 1e-8) }, 'the stop'],
    ['loss where its target is', { outcome: -1, actualUsd: reached }, 'the stop'],
    ['beginning that is not told', { metAt: null }, 'what is left out'],
    ['price that is not told', { actualUsd: null }, 'what is left out'],
    ['result that is not told', { resultRatio: null }, 'what is left out'],
  ])('has no %s', (_, lived, what) => {
    expect(faultOf(side, lived)).toEqual(fault(what))
  })

  it('has an entry where it began, and none where it never did', () => {
    const { life, ...grade } = gradeOf(side)
    const lived = (more: Partial<PlanLife>, of: Partial<Grade> = {}) =>
      faultOf(side, {}, { ...grade, ...of, life: life && { ...life, ...more } })
    expect(lived({ entryUsd: null })).toEqual(fault('what is left out'))
    const never = { outcome: neverBegan, actualUsd: null, resultRatio: null }
    const ended = { metAt: null, entryUsd: null, endedAt: at(planHours.valid) }
    expect(lived(ended, never)).toEqual([])
    expect(lived({ ...ended, metAt: at(2) }, never)).toEqual(fault('a beginning'))
    expect(lived({ ...ended, entryUsd: 100 }, never)).toEqual(fault('a beginning'))
    expect(lived({ ...ended, endedAt: at(planHours.valid - 1) }, never)).toEqual(fault('the end'))
    expect(lived({ ...ended, endedAt: at(planHours.valid + 1) }, never)).toEqual(fault('the end'))
  })
})

describe('the beginning of a plan', () => {
  const grade = gradeOf('up', { begunIn: 5 })
  const { metAt, entryUsd } = grade.life ?? {}
  const begin = (of: number) => ({
    at: at(2),
    seal: sealOf(salt, saidByBeginning({ of, metAt: metAt ?? at(0), entryUsd: entryUsd ?? 0 })),
  })
  const wrong = (begunIn: number | null) =>
    `entry 9: the plan of entry 3 began otherwise than was sealed in entry ${begunIn}`

  it('is what was sealed when it came: it waits for its plan, and is that of no second one', () => {
    const { said, lives } = walk()
    lives.takeBegin(begin(3), 5)
    lives.takeBegin(begin(4), 6)
    expect([...lives.begun().keys()]).toEqual([5, 6])
    lives.takeGrade(claimOf('up').claim, salt, grade, at(6), 9)
    expect([said, [...lives.begun().keys()], lives.revealed()]).toEqual([[], [6], 1])
    lives.takeGrade(claimOf('up').claim, salt, grade, at(6), 9)
    expect([said, lives.revealed()]).toEqual([[wrong(5)], 2])
  })

  it.each<[string, number | null, string[]]>([
    ['another plan’s', 6, [wrong(6)]],
    ['one that nobody sealed', 7, [wrong(7)]],
    ['from before such entries', null, []],
  ])('of %s is found out', (_, begunIn, says) => {
    const { said, lives } = walk()
    lives.takeBegin(begin(3), 5)
    lives.takeBegin(begin(4), 6)
    lives.takeGrade(claimOf('up').claim, salt, gradeOf('up', { begunIn }), at(6), 9)
    expect([said, [...lives.begun().keys()]]).toEqual([says, [5, 6]])
  })

  it('that nobody named is told a week after it', () => {
    const { lives } = walk()
    lives.takeBegin(begin(3), 5)
    lives.takeBegin({ ...begin(4), at: at(3) }, 6)
    const overdue = (hours: number, ms = 0) => lives.overdue(at(hours + planHours.limit).getTime() + ms)
    expect([overdue(2), overdue(2, 1), overdue(3, 1)]).toEqual([[], [5], [5, 6]])
  })
})

describe('plans that say nothing of their lives', () => {
  const silent = { ...gradeOf('up'), life: null }
  const says = ['entry 9 does not say when the plan of entry 3 lived']
  const saidOf = (hours: number, begin: (lives: ReturnType<typeof walk>['lives']) => void, grade: Grade = silent) => {
    const { said, lives } = walk()
    begin(lives)
    lives.takeGrade(claimOf('up', hours).claim, salt, grade, at(hours + 6), 9)
    return said
  }
  const first = (lives: ReturnType<typeof walk>['lives']) => {
    for (const hours of [0, 9]) lives.takeBegin({ at: at(hours), seal: '' }, 1)
  }
  it('are from before such entries, or of the day in which the first one came', () => {
    expect([saidOf(99, () => {}), saidOf(24, first), saidOf(25, first)]).toEqual([[], [], says])
    const told = (lives: ReturnType<typeof walk>['lives']) => {
      for (const hours of [0, 9])
        lives.takeGrade(claimOf('down').claim, salt, gradeOf('down'), new Date(startMs + hours * HOUR_MS), 7)
    }
    expect([saidOf(24, told), saidOf(25, told)]).toEqual([[], says])
    const begunIn = 'entry 9: the plan of entry 3 began otherwise than was sealed in entry null'
    const lived = (hours: number) => gradeOf('up', { metAt: at(hours + 2), endedAt: at(hours + 5) })
    expect([saidOf(24, first, lived(24)), saidOf(25, first, lived(25))]).toEqual([[], [begunIn]])
    const never = { begunIn: null, metAt: null, entryUsd: null, endedAt: at(25 + planHours.valid) }
    expect(saidOf(25, first, { ...unknownGrade, outcome: neverBegan, life: never }), 'none that never began').toEqual(
      [],
    )
  })
  it('are unknown ones, forecasts and levels as well', () => {
    const { said, lives } = walk()
    first(lives)
    const forecast = { ...someForecast({ issuedAt: at(99) }), id: 3 }
    const { medianUsd: _, ...rest } = forecast
    const levels = { ...rest, what: 'touch', terms: [1, 0.5, 2, 0.5, 3, 0.5, 4, 0.5, 5, 0.5] } as const
    lives.takeGrade(forecast, salt, { ...silent, outcome: 0 }, at(100), 9)
    lives.takeGrade(levels, salt, { ...silent, outcome: 3 }, at(100), 9)
    lives.takeGrade(claimOf('up', 99).claim, salt, unknownGrade, at(100), 9)
    expect([said, lives.revealed()]).toEqual([[], 0])
  })
})

describe('the terms of a plan', () => {
  it.each(sides)('%s come back as the plan they were made of', side => {
    const { claim, plan } = claimOf(side)
    expect('terms' in claim && planOf(claim)).toEqual(plan)
  })
  it('are nine numbers of a plan, not of levels', () => {
    const { claim } = claimOf('up')
    if (!('terms' in claim)) throw new Error('no terms')
    expect(planOf({ ...claim, terms: claim.terms.slice(0, 8) })).toBeUndefined()
    expect(planOf({ ...claim, what: 'touch' })).toBeUndefined()
  })
})

it('a life is told once per plan, however many are graded (property)', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sides), { maxLength: 20 }), graded => {
      const { said, lives } = walk()
      for (const side of graded) lives.takeGrade(claimOf(side).claim, salt, gradeOf(side), at(6), 9)
      expect([said, lives.revealed()]).toEqual([[], graded.length])
    }),
    { numRuns: 20 },
  ))
